// `npm run bench`: requests the public pages of the running copy (npm start, or APP_URL) as fast as it answers. The
// figures belong to one run on one machine: compare rows of one table, not tables of different days.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { measure } from './measure';

const paths = [
  '/api/health',
  '/',
  '/about',
  '/resources/crisis-support',
  '/professionals',
  '/professionals?q=anxiety',
  '/contact',
  '/api/ready',
];

function runningCopy(): string {
  if (process.env.APP_URL) return process.env.APP_URL;
  const file = path.join(process.env.DATA_DIR || '.data', 'services.json');
  return z.object({ appUrl: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).appUrl;
}

const appUrl = runningCopy();
const load = { seconds: Number(process.env.BENCH_SECONDS || 5), concurrency: 16 };
const rows: Record<string, Record<string, number>> = {};
for (const page of paths) {
  const { perSecond, median, p99, bytes, failures } = await measure(appUrl, page, load);
  rows[page] = {
    'requests/s': Math.round(perSecond),
    'median ms': Number(median.toFixed(1)),
    'p99 ms': Number(p99.toFixed(1)),
    bytes,
    failures,
  };
}
console.table(rows);
