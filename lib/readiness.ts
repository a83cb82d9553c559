import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { probeBuckets } from '@/lib/storage/buckets';

type Part = 'database' | 'storage' | 'mail';
type PartState = 'ok' | 'failed';

/** What a load balancer and an operator may know: which part fails, never how. */
export type Readiness = { readonly ready: boolean; readonly parts: Readonly<Record<Part, PartState>> };

/** A probe that takes longer counts as failed: a load balancer asks every few seconds. */
const probeLimitMs = 900;
/** One answer serves everybody who asks within this time, so that asking often costs nothing. */
const keptForMs = 1_000;

const probes: Record<Part, (signal: AbortSignal) => Promise<unknown>> = {
  database: () => db.$queryRaw`SELECT 1`,
  storage: (signal) => probeBuckets(signal),
  // Mail leaves through the job queue; if its tables answer, a message can be promised.
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

/** Whether this process can do its work now; at most 1 s old. Never throws. */
export function readiness(): Promise<Readiness> {
  const now = performance.now();
  if (!latest || now - latest.at >= keptForMs) latest = { at: now, answer: probeAll() };
  return latest.answer;
}
