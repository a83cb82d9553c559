// A server of its own, killed under its worker.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startWorker } from '@/lib/process/worker';
import { closeDatabase, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import { freezablePostgres } from '@/test/database/frozen-postgres';
import { kill, makeProductDatabase, newDataDir, removeAll, start } from '@/test/database/own-postgres';

const durable = { durable: true };
const pollOptions = { timeout: 60_000, interval: 100 };

let dataDir: string;
let way: Awaited<ReturnType<typeof freezablePostgres>>;

beforeAll(async () => {
  dataDir = newDataDir();
  const { product } = await makeProductDatabase(await start(dataDir, durable));
  way = await freezablePostgres(product);
  process.env.DATABASE_URL = way.url;
}, 180_000);

afterAll(async () => {
  await closeDatabase();
  way.close();
  await removeAll();
}, 60_000);

/** Jobs that count their starts, and end when released: one with success, one with a failure. */
function heldJobs() {
  const begun = { done: 0, failing: 0 };
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const taskList = {
    done: async () => {
      begun.done += 1;
      await gate;
    },
    failing: async () => {
      begun.failing += 1;
      await gate;
      if (begun.failing === 1) throw new Error('the first try fails');
    },
  };
  return { begun, letGo: () => letGo(), taskList };
}

/** Without the recurring jobs that a new minute would add, because this worker does not know those tasks. */
const queued = () =>
  db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier IN ('done', 'failing')`;

/** Two jobs end while the database is down in this way. */
async function endWhile(away: () => Promise<() => Promise<unknown>>): Promise<void> {
  const { begun, letGo, taskList } = heldJobs();
  const warned = vi.spyOn(log, 'warn');
  const notWrittenOff = () =>
    warned.mock.calls.filter(([event]) => event === 'worker could not write off a job').length;
  await enqueue(db, 'done', {});
  await enqueue(db, 'failing', {});
  const worker = startWorker({ taskList });
  try {
    await expect.poll(() => begun, pollOptions).toEqual({ done: 1, failing: 1 });
    const back = await away();
    letGo();
    // The worker has met the outage with both jobs.
    await expect.poll(notWrittenOff, pollOptions).toBe(2);
    await back();
    // A finished job does not run again, and a failed one is tried again at once.
    await expect.poll(() => begun.failing, pollOptions).toBe(2);
    await expect.poll(queued, pollOptions).toEqual([]);
    expect(begun.done).toBe(1);
  } finally {
    await worker.stop();
  }
}

it('goes on after the database was killed while a job ended well and another failed', async () => {
  await endWhile(async () => {
    kill(dataDir, 'SIGQUIT');
    await expect
      .poll(
        () =>
          db.$queryRaw`SELECT 1`.then(
            () => 'there',
            () => 'away',
          ),
        pollOptions,
      )
      .toBe('away');
    return () => start(dataDir, durable);
  });
}, 120_000);

it('goes on after the database was cut off without a word', async () => {
  await endWhile(async () => {
    way.freeze();
    return async () => way.thaw();
  });
}, 180_000);
