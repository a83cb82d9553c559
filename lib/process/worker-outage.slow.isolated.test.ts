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

/** Jobs that count their starts, and end one by one when they are let go: two with success, one with a failure. */
function heldJobs() {
  const begun = { done: 0, failing: 0 };
  const gates = [0, 1, 2].map(() => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { opened, open: () => open() };
  });
  const taskList = {
    done: async () => {
      begun.done += 1;
      await gates[begun.done - 1]?.opened;
    },
    failing: async () => {
      begun.failing += 1;
      await gates[2]?.opened;
      if (begun.failing === 1) throw new Error('the first try fails');
    },
  };
  return { begun, gates, taskList };
}

/** Without the recurring jobs that a new minute would add, because this worker does not know those tasks. */
const queued = () =>
  db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier IN ('done', 'failing')`;

/**
 * Three jobs end while the database is down in this way. After two that ended well the library's count of jobs is
 * wrong, and its run never ends.
 */
async function endWhile(away: () => Promise<() => Promise<unknown>>): Promise<void> {
  const { begun, gates, taskList } = heldJobs();
  const warned = vi.spyOn(log, 'warn');
  const notWrittenOff = () =>
    warned.mock.calls.filter(([event]) => event === 'worker could not write off a job').length;
  for (const task of ['done', 'done', 'failing']) await enqueue(db, task, {});
  const worker = startWorker({ taskList });
  try {
    await expect.poll(() => begun, pollOptions).toEqual({ done: 2, failing: 1 });
    const back = await away();
    for (const [before, gate] of gates.entries()) {
      gate.open();
      await expect.poll(notWrittenOff, pollOptions).toBe(before + 1);
    }
    await back();
    // A finished job does not run again, and a failed one is tried again at once.
    await expect.poll(() => begun.failing, pollOptions).toBe(2);
    await expect.poll(queued, pollOptions).toEqual([]);
    expect(begun.done).toBe(2);
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
