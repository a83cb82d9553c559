// Kills a process again and again.

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { keepQueueMoving } from '@/lib/server/jobs/queue';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { getObject } from '@/lib/server/storage/objects';
import { storageTasks } from '@/lib/server/storage/tasks';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { runDueJobs } from '@/test/server/jobs';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;

beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

const all = Array.from({ length: 200 }, (_, number) => number);
const keys = crypto.randomUUID().slice(0, 23);
type Answered = { readonly id: string; readonly sha256: string };

function startChild(slug: string, wanted: readonly number[]): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--import',
      './scripts/runtime/allow-server-only.mjs',
      'test/server/child-payments.ts',
      slug,
      keys,
      ...wanted.map(String),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, DATABASE_POOL_MAX: '6' } },
  );
}

/** Lets a process work until this many payers have their answer, then kills it amid the next ones. */
async function workUntilKilled(slug: string, answered: Map<number, Answered[]>, killAfter: number) {
  const child = startChild(
    slug,
    all.filter((number) => !answered.has(number)),
  );
  const exit = once(child, 'exit');
  let seen = 0;
  if (!child.stdout) throw new Error('no pipe');
  for await (const line of createInterface({ input: child.stdout })) {
    const [number = '', id = '', sha256 = ''] = line.split(' ');
    answered.set(Number(number), [...(answered.get(Number(number)) ?? []), { id, sha256 }]);
    seen += 1;
    if (seen === killAfter) child.kill('SIGKILL');
  }
  await exit;
}

/** Runs the file jobs, once for each waiting file; the store may be down. */
async function moveFiles(): Promise<void> {
  await keepQueueMoving(0);
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  await runDueJobs({ [storageTasks.store]: tasks[storageTasks.store] });
}

async function filesToMove(): Promise<number> {
  const jobs = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = ${storageTasks.store}`;
  return jobs.length;
}

it('loses and doubles none of 200 payments while the process and the store die again and again', async () => {
  const { slug } = await createTherapist();
  const answered = new Map<number, Answered[]>();
  // Answers of each process before it is killed; the store is down for the second and the last of them.
  const lives = [1, 43, 7, 61, 3];
  for (const [index, life] of lives.entries()) {
    if (index === 1 || index === lives.length - 1) await store.stop();
    await workUntilKilled(slug, answered, life);
    await moveFiles();
    if (index === 1) await store.start();
  }
  await workUntilKilled(slug, answered, Number.POSITIVE_INFINITY);
  await store.start();

  // Every payer got an answer in the end, and a repeated request got the same one.
  expect([...answered.keys()].sort((a, b) => a - b)).toEqual(all);
  for (const answers of answered.values()) expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const rows = await db.paymentSubmission.findMany({ include: { screenshot: true, events: true } });
  expect(rows).toHaveLength(200);
  expect(new Set(rows.map(({ referenceNumber }) => referenceNumber)).size).toBe(200);
  expect(await db.storedFile.count()).toBe(200);
  // A payment uses its upload up; an upload sent again afterwards exists at most once for each payer, and for
  // a day.
  const uploads = await db.paymentUpload.findMany({ select: { visit: true } });
  const submitted = new Set(rows.map(({ submissionKey }) => submissionKey));
  expect(uploads.filter(({ visit }) => !submitted.has(visit))).toEqual([]);

  // An old connection may break once more; the worker retries, as in production.
  for (let round = 0; round < 5 && (await filesToMove()) > 0; round += 1) await moveFiles();
  const promised = await db.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs`;
  const jobs = new Set(promised.map(({ key }) => key));
  expect([...jobs].filter((key) => !/^tell-(?:payer|team)-of-submission:/.test(key))).toEqual([]);
  expect(jobs.size).toBe(400);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [answer] of answered.values()) {
    const row = byId.get(answer?.id ?? '');
    const place = { bucket: 'payment-screenshots', key: row?.paymentScreenshot ?? '' };
    const object = await getObject(place);
    const sha256 = object && createHash('sha256').update(object).digest('hex');
    expect([sha256, row?.screenshot?.sha256, row?.events.length]).toEqual([
      answer?.sha256,
      answer?.sha256,
      1,
    ]);
    expect(jobs).toContain(`tell-payer-of-submission:${row?.id}`);
    expect(jobs).toContain(`tell-team-of-submission:${row?.id}`);
  }
}, 150_000);
