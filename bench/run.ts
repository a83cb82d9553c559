// `npm run bench`: how fast the running copy answers (npm start, or APP_URL on this machine), beside controls that are
// started for the same run: F, a bare application of the same framework with the same markup; R, the same that renders
// the markup's elements; N, nginx with the same bytes; E, the product's own nginx in front of the copy. Prints its
// tables and keeps them as JSON. Compare ratios within one table: the load of a machine changes from minute to minute.
// Parts alone: `npm run bench -- speed`, `memory`, `weight`, `lighthouse`; behind the last the paths of some pages, and
// `alone` to ask without the own nginx. Settings: BENCH_SECONDS (6) for each server and page, BENCH_LIGHTHOUSE_RUNS (3).
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import nextPackage from 'next/package.json' with { type: 'json' };
import { env } from '@/lib/server/env';
import { readRunningServices } from '../scripts/services/running';
import { startEdge } from './controls';
import { lighthouseOf } from './lighthouse';
import { markdownOf } from './page';
import { allPublicPages } from './public-pages';
import { measureMemory, measureSpeed } from './speed';
import { weigh } from './weight';

readRunningServices();
const asked = process.argv.slice(2);
const parts = ['speed', 'memory', 'weight', 'lighthouse'] as const;
const wants = (part: (typeof parts)[number]) =>
  asked.includes(part) || !parts.some((one) => asked.includes(one));
const origin = new URL(env.APP_URL);
const port = Number(origin.port || 80);
const began = new Date();
const named = asked.filter((word) => word.startsWith('/'));
const paths = async () => (named.length > 0 ? named : await allPublicPages(origin));
const skipped: string[] = [];

/** Through nginx, as for visitors, if it is installed and not switched off. */
async function asSeen<T>(plain: boolean, measure: (seen: URL) => Promise<T>): Promise<T> {
  const edge = asked.includes('alone') ? undefined : await startEdge(port, { plain });
  if (!edge) skipped.push('the own nginx: the product alone was asked');
  try {
    return await measure(edge ? new URL(`${plain ? 'http' : 'https'}://localhost:${edge.port}`) : origin);
  } finally {
    await edge?.stop();
  }
}

const rows = wants('speed') ? await measureSpeed(origin) : [];
const memory = wants('memory') ? await measureMemory(origin) : {};
const weights = wants('weight')
  ? await asSeen(true, async (seen) => weigh(Number(seen.port), await paths()))
  : [];
const lighthouse = wants('lighthouse')
  ? await asSeen(false, async (seen) => lighthouseOf(seen, await paths())).catch((error: Error) => {
      skipped.push(`Lighthouse: ${error.message}`);
      return [];
    })
  : [];
const result = {
  at: began.toISOString(),
  machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  load: loadavg().map((value) => Number(value.toFixed(1))),
  versions: { node: process.versions.node, next: nextPackage.version },
  rows,
  memory,
  weights,
  lighthouse,
  skipped,
};
const folder = path.join(env.DATA_DIR, 'bench');
mkdirSync(folder, { recursive: true });
const file = path.join(folder, `${began.toISOString().replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`${markdownOf(result)}\n\nKept in ${file}`);
