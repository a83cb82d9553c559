import http from 'node:http';
import https from 'node:https';

/** The results of one page under load. Times in milliseconds, bytes as sent (compressed). */
export type Measured = {
  readonly path: string;
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  readonly bytes: number;
  readonly failures: number;
};

type Load = { readonly seconds: number; readonly concurrency: number };

function ask(url: URL, agent: http.Agent): Promise<{ ok: boolean; bytes: number }> {
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ ok: response.statusCode === 200, bytes }));
      response.on('error', () => resolve({ ok: false, bytes }));
    });
    request.on('error', () => resolve({ ok: false, bytes: 0 }));
  });
}

/** The value below which the given share of the sorted numbers lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Requests one page again and again, by several clients at once, after one request that warms it. */
export async function measure(
  appUrl: string,
  path: string,
  { seconds, concurrency }: Load,
): Promise<Measured> {
  const url = new URL(path, appUrl);
  const options = { keepAlive: true, maxSockets: concurrency };
  const agent = url.protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  const { bytes } = await ask(url, agent);
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const visitor = async () => {
    while (performance.now() - began < seconds * 1000) {
      const sentAt = performance.now();
      const { ok } = await ask(url, agent);
      times.push(performance.now() - sentAt);
      if (!ok) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const elapsed = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    path,
    perSecond: times.length / elapsed,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes,
    failures,
  };
}
