import { describe, expect, it } from 'vitest';
import { giveUp, remove, retry } from '@/lib/admin/job/commands';
import { listJobs } from '@/lib/admin/job/queries';
import { scrubbedError, shownPayload } from '@/lib/admin/job/rules';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

const poison = {
  poison: () => {
    throw new Error('550 no such mailbox "asha@example.in"\n at secret');
  },
};

async function idOf(task: string): Promise<string> {
  const { viewer } = await createAdmin();
  const { rows } = await listJobs(viewer, { q: task });
  return rows[0]?.id ?? '';
}

describe('the queue', () => {
  it('shows given-up jobs first, each with its state and without what it may quote', async () => {
    const { viewer } = await createAdmin();
    await enqueue(db, 'waits', { userId: '0197c3a0-1111-7222-8333-444455556666' });
    await enqueue(db, 'poison', { note: 'Asha Rao' }, { maxAttempts: 1 });
    await runDueJobs({ ...poison, waits: () => Promise.reject(new Error('later')) });
    await enqueue(db, 'fresh', {}, { runAt: new Date(Date.now() + 86_400_000) });

    const { rows, paging } = await listJobs(viewer, {});
    expect(rows.map(({ task, state }) => [task, state])).toEqual([
      ['poison', 'given-up'],
      ['waits', 'failed'],
      ['fresh', 'waiting'],
    ]);
    expect(rows[0]).toMatchObject({
      attempts: 1,
      maxAttempts: 1,
      payload: [['note', '(not shown)']],
      lastError: '550 no such mailbox (quoted)',
    });
    expect(paging).toEqual({ words: '3 in all' });
    expect((await listJobs(viewer, { state: 'given-up' })).rows).toHaveLength(1);
    expect((await listJobs(viewer, { q: 'WAIT' })).rows).toHaveLength(1);
    const backwards = await listJobs(viewer, { sort: '-need' });
    expect(backwards.rows.map(({ task }) => task)).toEqual(['fresh', 'waits', 'poison']);
    const behind = await listJobs(viewer, { after: rows[0]?.id ?? '' });
    expect(behind.rows.map(({ task }) => task)).toEqual(['waits', 'fresh']);
  });

  it('retries a given-up job, and the worker does it', { tags: ['slow'] }, async () => {
    const by = await createAdmin();
    await enqueue(db, 'poison', {}, { maxAttempts: 1 });
    await runDueJobs(poison);
    const id = await idOf('poison');
    expect(await retry(by, id)).toBe(true);
    let done = 0;
    await runDueJobs({
      poison: () => {
        done += 1;
      },
    });
    expect(done).toBe(1);
    expect(await retry(by, id)).toBe(false);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'job.retried', actorUserId: by.viewer.userId, details: { task: 'poison', job: id } },
    ]);
  });

  it('gives up, then removes; never removes a job that may still be tried', async () => {
    const by = await createAdmin();
    await enqueue(db, 'waits', {});
    const id = await idOf('waits');
    expect(await remove(by, id)).toBe(false);
    expect(await giveUp(by, id)).toBe(true);
    await runDueJobs({ waits: () => Promise.reject(new Error('must not run')) });
    expect(await remove(by, id)).toBe(true);
    expect((await listJobs(by.viewer, {})).rows).toEqual([]);
    const actions = (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);
    expect(actions).toEqual(['job.given-up', 'job.removed']);
  });

  it('does not change a job that is running', async () => {
    const by = await createAdmin();
    await enqueue(db, 'waits', {});
    const id = await idOf('waits');
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker'`;
    expect(await Promise.all([retry(by, id), giveUp(by, id), remove(by, id)])).toEqual([false, false, false]);
    expect(await db.auditEntry.count()).toBe(0);
  });
});

it.each([
  [null, []],
  ['text', []],
  [
    { at: '2026-11-20T10:00:00.000Z', when: 'day', sequence: 2 },
    [
      ['at', '2026-11-20T10:00:00.000Z'],
      ['when', 'day'],
      ['sequence', '2'],
    ],
  ],
  [
    { phone: '9876543210', email: 'a@b.in' },
    [
      ['phone', '(not shown)'],
      ['email', '(not shown)'],
    ],
  ],
])('shows of the payload %j', (payload, shown) => {
  expect(shownPayload(payload)).toEqual(shown);
});

it.each([
  [null, ''],
  ['ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED 127.0.0.1:25'],
  ['to asha@example.in: refused', 'to (address) refused'],
  ["Key (email)=('x y') exists", 'Key (email)=((quoted)) exists'],
  ['call +91 98765 43210 now', 'call (number) now'],
  ['GET https://x.test/?token=1 failed', 'GET (link) failed'],
])('scrubs %j', (error, scrubbed) => {
  expect(scrubbedError(error)).toBe(scrubbed);
});
