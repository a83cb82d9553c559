import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { probeBuckets } from '@/lib/server/storage/buckets';

type Part = 'database' | 'storage' | 'mail';
type PartState = 'ok' | 'failed';

/** The facts for a load balancer and an operator: the failing part, never the cause. */
export type Readiness = { readonly ready: boolean; readonly parts: Readonly<Record<Part, PartState>> };

/** Milliseconds after which a probe counts as failed: a load balancer asks every few seconds. */
const probeLimitMs = 900;
/** Milliseconds for which every caller gets the same answer, so that frequent checks cost nothing. */
const cachedForMs = 1_000;

/**
 * Sorts more data than fits into its memory, so that Postgres must write to its disk; reads alone still work
 * when that is full. Takes a few milliseconds and some hundred kilobytes in a temporary file, which it
 * deletes.
 */
async function writeToDisk(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL work_mem = '64kB'`;
    await tx.$queryRaw`
      SELECT count(*)::int FROM (
        SELECT FROM generate_series(1, 3000) AS number ORDER BY md5(number::text) || repeat('x', 100) OFFSET 0) AS sorted`;
  });
}

const probes: Record<Part, (signal: AbortSignal) => Promise<unknown>> = {
  database: writeToDisk,
  storage: (signal) => probeBuckets(signal),
  // Mail goes out through the job queue: if its tables answer, a mail can be promised.
  mail: () => db.$queryRaw`SELECT 1 FROM graphile_worker.jobs LIMIT 1`,
};

async function probe(part: Part): Promise<PartState> {
  const signal = AbortSignal.timeout(probeLimitMs);
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    await Promise.race([probes[part](signal), expired]);
    return 'ok';
  } catch (error) {
    log.warn('a part is not ready', { part, error });
    return 'failed';
  }
}

async function probeAll(): Promise<Readiness> {
  const [database, storage, mail] = await Promise.all([probe('database'), probe('storage'), probe('mail')]);
  const parts = { database, storage, mail };
  return { ready: Object.values(parts).every((state) => state === 'ok'), parts };
}

let latest: { readonly at: number; readonly answer: Promise<Readiness> } | undefined;

/** Whether this process can work now; at most 1 s old. Never throws. */
export function readiness(): Promise<Readiness> {
  const now = performance.now();
  if (!latest || now - latest.at >= cachedForMs) latest = { at: now, answer: probeAll() };
  return latest.answer;
}
