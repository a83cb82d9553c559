import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { z } from 'zod';

/** Scores of 100 and three figures of one page on Lighthouse's slow phone. */
export type Lighthouse = {
  readonly path: string;
  /** Performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  /** Seconds */
  readonly lcp: number;
  /** Milliseconds */
  readonly tbt: number;
  readonly cls: number;
};

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() }).loose()),
});

const browsers = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function once(address: string, browser: string) {
  const { stdout, stderr, error } = spawnSync(
    'lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw new Error('the program lighthouse is not installed (npm install --global lighthouse)');
  if (!stdout.startsWith('{')) throw new Error(stderr.split('\n')[0] ?? 'no report');
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const figure = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
    lcp: figure('largest-contentful-paint') / 1_000,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

/**
 * Lighthouse for each address, medians of several runs.
 * @throws where the program or a browser is missing
 */
export async function lighthouseOf(origin: URL, paths: readonly string[]): Promise<Lighthouse[]> {
  const browser = browsers.find((file) => file && existsSync(file));
  if (!browser) throw new Error('no Chromium is installed');
  const runs = Number(process.env.BENCH_LIGHTHOUSE_RUNS || 3);
  return paths.map((path) => {
    const found = Array.from({ length: runs }, () => once(new URL(path, origin).href, browser));
    return {
      path,
      scores: [0, 1, 2, 3].map((place) => median(found.map(({ scores }) => scores[place] ?? 0))),
      lcp: median(found.map(({ lcp }) => lcp)),
      tbt: median(found.map(({ tbt }) => tbt)),
      cls: median(found.map(({ cls }) => cls)),
    };
  });
}
