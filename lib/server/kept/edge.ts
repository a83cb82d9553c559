import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { publicReadsChanged } from '@/lib/server/next-internals/kept-page-tags';

/**
 * Seconds after which nginx asks again for a finished page that it keeps. A change is reported to it at once; this is
 * for the report that did not arrive.
 */
const edgeSeconds = 10;

/** Milliseconds for nginx to take a report, and between two attempts. */
const reportLimit = 2_000;
const retryAfter = 500;

/** Attempts for one report. By then nginx has asked again by itself. */
const mostAttempts = 10;

/**
 * The lines, names and values in turn, that let nginx keep an answer which is the same for everybody without a cookie;
 * none where no nginx would hear of changes. nginx obeys this header before all others and does not pass it on.
 */
export function edgeHeaders(): readonly string[] {
  return env.EDGE_PURGE_URL ? ['X-Accel-Expires', String(edgeSeconds)] : [];
}

async function report(address: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(reportLimit) });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return;
    } catch (error) {
      if (attempt < mostAttempts) await wait(retryAfter, undefined, { ref: false });
      else return log.warn('a change was not reported to nginx', { part: 'edge', attempt, error });
    }
  }
}

/**
 * Reports changes to one nginx, one report at a time. However many changes come while a report is on its way, one
 * more report follows it.
 * @param address where nginx takes reports
 */
export function edgeReporter(address: string): () => void {
  let reporting = false;
  let changed = false;
  async function run(): Promise<void> {
    reporting = true;
    while (changed) {
      changed = false;
      await report(address);
    }
    reporting = false;
  }
  return () => {
    changed = true;
    if (!reporting) void run();
  };
}

/**
 * Tells every nginx in front (EDGE_PURGE_URL) when public pages have changed. Call it once, after this process forgets
 * its own pages on the same news: nginx asks it again at once.
 */
export function purgeEdgesOnChange(): void {
  for (const address of env.EDGE_PURGE_URL ?? []) {
    const changed = edgeReporter(address);
    subscribe(publicReadsChanged, changed);
  }
}
