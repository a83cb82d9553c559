import { connect, type Socket } from 'node:net';

/** The result of one round of requests. */
export type Round = {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
  /** Milliseconds from a request to the end of its answer, sorted. */
  readonly times: readonly number[];
};

export type Target = {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('\r\n0\r\n\r\n');

/**
 * Reads complete answers from a connection, one after the other, with a length or in chunks, the only forms
 * that these servers send.
 */
function answersOf(socket: Socket, take: (ok: boolean) => void): void {
  let pieces: Buffer[] = [];
  let size = 0;
  let head: string | undefined;
  let start = 0;
  let length: number | undefined;
  socket.on('data', (data) => {
    pieces.push(data);
    size += data.length;
    if (head === undefined) {
      const all = Buffer.concat(pieces);
      pieces = [all];
      const end = all.indexOf(endOfHead);
      if (end === -1) return;
      head = all.subarray(0, end).toString('latin1');
      start = end + endOfHead.length;
      const stated = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      length = stated === undefined ? undefined : Number(stated);
    }
    const whole =
      length === undefined
        ? Buffer.concat(pieces.slice(-2)).subarray(-endOfChunks.length).equals(endOfChunks)
        : size >= start + length;
    if (!whole) return;
    const ok = /^HTTP\/1\.1 200/.test(head);
    pieces = [];
    size = 0;
    head = undefined;
    take(ok);
  });
}

function requestFor({ port, path, headers = {} }: Target): string {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    'accept-encoding': 'gzip, deflate, br',
    ...headers,
  });
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/**
 * Requests the given addresses in turn by several connections, each one request after the other. Sockets instead of
 * an HTTP client, which would cost more than the servers that are compared.
 * @param targetAt the address of the request with this number
 */
export async function load(
  targetAt: (number: number) => Target,
  { seconds, connections = 16 }: { readonly seconds: number; readonly connections?: number },
): Promise<Round> {
  const times: number[] = [];
  let failures = 0;
  let number = 0;
  const began = performance.now();
  const visit = () =>
    new Promise<void>((resolve, reject) => {
      const { port } = targetAt(0);
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      const ask = () => {
        sentAt = performance.now();
        socket.write(requestFor(targetAt(number++)));
      };
      answersOf(socket, (ok) => {
        const now = performance.now();
        times.push(now - sentAt);
        if (!ok) failures += 1;
        if (now - began < seconds * 1_000) ask();
        else socket.end(resolve);
      });
      socket.once('connect', ask).once('error', reject);
    });
  await Promise.all(Array.from({ length: connections }, visit));
  return {
    answers: times.length,
    failures,
    seconds: (performance.now() - began) / 1_000,
    times: times.sort((a, b) => a - b),
  };
}

/** The value (of sorted ones) that this share does not exceed; 0 without values. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The median of some numbers; 0 without any. */
export const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
