import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTherapistContactRequest } from '@/lib/contact/commands';
import { startWorker } from '@/lib/process/worker';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { longestJobMs } from '@/lib/server/jobs/deadline';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { deadJobs, keepQueueMoving } from '@/lib/server/jobs/queue';
import { freePort } from '@/scripts/services/ports';
import { listenLocally } from '@/test/counterpart/listen';
import { setUpDatabase } from '@/test/database/database';
import { startMailCatcher } from '@/test/notification/mail-catcher';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function work(...options: Parameters<typeof startWorker>): ReturnType<typeof startWorker> {
  const worker = startWorker(...options);
  endings.push(worker.stop);
  return worker;
}

async function catchMail(port?: number) {
  const catcher = await startMailCatcher(port);
  vi.stubEnv('SMTP_URL', catcher.url);
  endings.push(catcher.close);
  return catcher;
}

/** This many people write to one therapist. */
async function requests(count: number): Promise<void> {
  const { slug } = await createTherapist();
  for (let number = 1; number <= count; number += 1) {
    await createTherapistContactRequest(
      {
        therapist: slug,
        fullName: `Person ${number}`,
        email: `person-${number}@example.in`,
        phone: null,
        preferredContactMethod: 'email',
        message: 'Private words.',
      },
      { submission: { key: crypto.randomUUID(), bodyHash: 'a'.repeat(64) }, limits: [] },
    );
  }
}

const waiting = { timeout: 40_000, interval: 50 };
const untold = () => db.therapistContactRequest.count({ where: { notifiedAt: null } });
const queued = () => db.$queryRaw<{ attempts: number }[]>`
  SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = 'send-therapist-notification'`;
const tryNow = () => db.$executeRaw`
  SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;

/** A promise with the function that resolves it. */
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

describe('the queue', () => {
  it('mails the therapist about each message once, without its words', async () => {
    const catcher = await catchMail();
    await requests(5);
    work();
    await catcher.waitFor(5);
    await vi.waitFor(async () => expect(await untold()).toBe(0), waiting);
    expect(catcher.caught).toHaveLength(5);
    for (const { raw } of catcher.caught) expect(raw).not.toContain('Private words');
  });

  it('delivers everything once a mail server that was away is back', { tags: ['slow'] }, async () => {
    const port = await freePort();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
    await requests(20);
    work();
    await vi.waitFor(async () => {
      const jobs = await queued();
      expect(jobs).toHaveLength(20);
      expect(jobs.every(({ attempts }) => attempts > 0)).toBe(true);
    }, waiting);
    expect(await untold()).toBe(20);

    const catcher = await catchMail(port);
    await tryNow();
    await catcher.waitFor(20);
    await vi.waitFor(async () => expect(await untold()).toBe(0), waiting);
    expect(catcher.caught).toHaveLength(20);
  });

  it('loses nothing when a worker is killed while it sends', { tags: ['slow'] }, async () => {
    const catcher = await catchMail();
    await requests(6);
    // The child process gets this process's environment.
    vi.stubEnv('S3_ENDPOINT', 'http://127.0.0.1:9');
    const reading = catcher.hold();
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs', 'scripts/worker.ts'],
      { stdio: 'ignore' },
    );
    const exit = once(child, 'exit');
    await reading;
    child.kill('SIGKILL');
    await exit;
    expect(await untold()).toBeGreaterThan(0);

    await keepQueueMoving(0);
    await tryNow();
    work();
    await vi.waitFor(async () => expect(await untold()).toBe(0), waiting);
    const ids = catcher.caught.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(6);
    // The killed process had at most three mails under way; each may arrive twice, under the same id.
    expect(ids.length).toBeLessThanOrEqual(9);
  });

  it('finishes the running job before it stops', async () => {
    const events: string[] = [];
    const running = signal();
    const gate = signal();
    const worker = work({
      taskList: {
        slow: async () => {
          running.give();
          await gate.given;
          events.push('done');
        },
      },
    });
    await enqueue(db, 'slow', {});
    await running.given;
    const stopped = worker.stop().then(() => events.push('stopped'));
    gate.give();
    await stopped;
    expect(events).toEqual(['done', 'stopped']);
    expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'slow'`).toEqual([]);
  });

  it('never lets one poisoned job delay another, and keeps it in sight', async () => {
    let done = 0;
    work({
      taskList: {
        poison: () => {
          throw new Error('never works');
        },
        honest: () => {
          done += 1;
        },
      },
    });
    await enqueue(db, 'poison', {}, { maxAttempts: 1 });
    for (let count = 0; count < 20; count += 1) await enqueue(db, 'honest', {});
    await vi.waitFor(() => expect(done).toBe(20), waiting);
    await vi.waitFor(async () => expect(await deadJobs()).toEqual([{ task: 'poison', count: 1 }]), waiting);
  });

  it('takes the place back from jobs that never end, and tries them again', { tags: ['slow'] }, async () => {
    let begun = 0;
    const done = signal();
    // More jobs than the worker runs at once: without a deadline the honest one would never get its turn.
    for (let job = 0; job < 3; job += 1) await enqueue(db, 'endless', { job: String(job) });
    await enqueue(db, 'honest', {});
    work({
      longestJobMs: 200,
      taskList: {
        endless: () => {
          begun += 1;
          return new Promise<void>(() => undefined);
        },
        honest: () => done.give(),
      },
    });
    await done.given;
    expect(begun).toBe(3);
    await vi.waitFor(async () => {
      const tries = await db.$queryRaw<{ error: string | null }[]>`
        SELECT last_error AS error FROM graphile_worker.jobs WHERE task_identifier = 'endless'`;
      expect(tries.map(({ error }) => error?.includes('took longer than'))).toEqual([true, true, true]);
    }, waiting);
  });

  it('forgets a run of a recurring job that was given up, once the next has done the same work', async () => {
    const cron = { _cron: JSON.stringify({ ts: '2026-11-27T10:00:00.000Z' }) };
    await enqueue(db, 'hourly', cron, { maxAttempts: 1 });
    await enqueue(db, 'daily', cron, { maxAttempts: 1 });
    // This job is no run of the recurring job with the same task, so it is not deleted.
    await enqueue(db, 'hourly', {}, { maxAttempts: 1 });
    let fails = true;
    const hourly = () => {
      if (fails) throw new Error('the database was restarted');
    };
    work({ taskList: { hourly, daily: hourly } });
    const given = () => deadJobs();
    await vi.waitFor(async () => expect((await given()).map(({ count }) => count)).toEqual([1, 2]), waiting);
    fails = false;
    await enqueue(db, 'hourly', cron, { maxAttempts: 1 });
    await vi.waitFor(async () => {
      expect(await given()).toEqual([
        { task: 'daily', count: 1 },
        { task: 'hourly', count: 1 },
      ]);
    }, waiting);
    // The run that did the work is deleted a moment after it.
    await vi.waitFor(async () => {
      const left = await db.$queryRaw`
        SELECT job.payload::text AS payload FROM graphile_worker._private_jobs job
        JOIN graphile_worker._private_tasks name ON name.id = job.task_id WHERE name.identifier = 'hourly'`;
      expect(left).toEqual([{ payload: '{}' }]);
    }, waiting);
  });

  it('waits for a database that is away', { tags: ['slow'] }, async () => {
    const heard = signal();
    const closing = createServer((socket) => {
      socket.destroy();
      heard.give();
    });
    const port = await listenLocally(closing);
    endings.push(async () => closing.close());
    const there = env.DATABASE_URL;
    vi.stubEnv('DATABASE_URL', `postgresql://nobody@127.0.0.1:${port}/none`);
    const done = signal();
    work({ taskList: { honest: () => done.give() } });
    await heard.given;
    vi.stubEnv('DATABASE_URL', there);
    await enqueue(db, 'honest', {});
    await done.given;
  });

  it('does not keep a job after its transaction was rolled back', async () => {
    const undo = new Error('undo');
    const work = db.$transaction(async (tx) => {
      await enqueue(tx, 'slow', {});
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs`).toEqual([]);
  });

  it('shortens waits that have grown beyond a quarter of an hour, and no appointment', async () => {
    await enqueue(db, 'failed', {});
    await enqueue(db, 'appointed', {}, { runAt: new Date(Date.now() + 86_400_000) });
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = 9, run_at = now() + interval '6 hours'
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'failed')`;
    await keepQueueMoving();
    const soon = await db.$queryRaw<{ task: string; soon: boolean }[]>`
      SELECT task_identifier AS task, run_at <= now() + interval '15 minutes' AS soon
      FROM graphile_worker.jobs ORDER BY id`;
    expect(soon).toEqual([
      { task: 'failed', soon: true },
      { task: 'appointed', soon: false },
    ]);
  });

  it('takes no job from a worker that may still do it', async () => {
    const heldFor = async (seconds: number) => {
      await db.$executeRaw`UPDATE graphile_worker._private_jobs
        SET locked_by = 'another', locked_at = now() - make_interval(secs => ${seconds})`;
      await keepQueueMoving();
      return db.$queryRaw<
        { held: boolean }[]
      >`SELECT locked_by IS NOT NULL AS held FROM graphile_worker.jobs`;
    };
    await enqueue(db, 'slow', {});
    expect(await heldFor(longestJobMs / 1_000)).toEqual([{ held: true }]);
    expect(await heldFor(longestJobMs / 1_000 + 120)).toEqual([{ held: false }]);
  });
});
