import { beforeEach, describe, expect, it } from 'vitest';
import { startRun, workInJob, workInRequest } from '@/lib/admin/bulk/commands';
import { rowsInView } from '@/lib/admin/bulk/lists';
import { readRun } from '@/lib/admin/bulk/queries';
import { type BulkAct, bulkMessages as says } from '@/lib/admin/bulk/rules';
import { settleMessage } from '@/lib/admin/message/commands';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createCreditRow, createPaymentRow } from '@/test/payment/payments';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

type Admin = Awaited<ReturnType<typeof createAdmin>>;
let admin: Admin;
beforeEach(async () => {
  admin = await createAdmin();
});

async function messages(count: number): Promise<readonly string[]> {
  const rows = await db.contactMessage.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      firstName: 'Ravi',
      lastName: `${index}`,
      email: 'ravi@example.in',
      subject: 'A question',
      message: 'How much is a session?',
      serviceInterest: 'billing',
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

async function run(act: BulkAct, rows: readonly string[], by: Admin = admin, reason = ''): Promise<string> {
  const id = await startRun({ act, reason, rows }, by);
  await workInRequest(id);
  // The rows that a slow computer leaves to the job.
  await workInJob(id, 100_000);
  return id;
}

const auditLines = (action: string) => db.auditEntry.count({ where: { action } });

describe('a change of many rows', () => {
  it('takes each row through its own command, and says what was done and what not, and why', async () => {
    const [one = '', two = '', three = ''] = await messages(3);
    await settleMessage(two, { step: 'closed', reason: 'Spam' }, admin);
    const gone = crypto.randomUUID();
    const id = await run('answer-messages', [one, two, three, gone, 'abc']);
    expect(await readRun(admin.viewer, id)).toMatchObject({
      done: 2,
      refused: 3,
      waiting: 0,
      finishedAt: expect.any(Date),
      reasons: [
        { said: says.gone, count: 2 },
        { said: says.alreadySo, count: 1 },
      ],
      rows: [
        { id: two, said: says.alreadySo },
        { id: gone, said: says.gone },
        { id: 'abc', said: says.gone },
      ],
    });
    expect(await auditLines('contact-message.answered')).toBe(2);
    expect(await auditLines('bulk-run.started')).toBe(1);
  });

  it('by two admins at once does each row once', { tags: ['slow'] }, async () => {
    const rows = await messages(20);
    const other = await createAdmin();
    const runs = await Promise.all([run('answer-messages', rows), run('answer-messages', rows, other)]);
    const views = await Promise.all(runs.map((id) => readRun(admin.viewer, id)));
    expect(views.reduce((sum, view) => sum + (view?.done ?? 0), 0)).toBe(20);
    expect(views.reduce((sum, view) => sum + (view?.refused ?? 0), 0)).toBe(20);
    expect(await auditLines('contact-message.answered')).toBe(20);
  });

  it('is finished by the job when the request ends before it', { tags: ['slow'] }, async () => {
    const rows = await messages(5);
    const id = await startRun({ act: 'answer-messages', reason: '', rows }, admin);
    await workInJob(id, -1);
    expect(await readRun(admin.viewer, id)).toMatchObject({ done: 1, waiting: 4, finishedAt: null });
    await runDueJobs(tasks);
    expect(await readRun(admin.viewer, id)).toMatchObject({
      done: 5,
      waiting: 0,
      finishedAt: expect.any(Date),
    });
    await workInJob(id);
    expect(await auditLines('contact-message.answered')).toBe(5);
  });

  it('stops when whoever began it is no admin any more', async () => {
    const rows = await messages(2);
    const id = await startRun({ act: 'answer-messages', reason: '', rows }, admin);
    const { userId: left } = admin.viewer;
    await db.user.update({ where: { id: left }, data: { disabledAt: new Date(), disabledReason: 'left' } });
    await workInJob(id);
    expect(await readRun(admin.viewer, id)).toMatchObject({
      done: 0,
      reasons: [{ said: says.noAdmin, count: 2 }],
    });
    expect(await auditLines('contact-message.answered')).toBe(0);
  });

  it('means all rows of a view, with its filters', { tags: ['slow'] }, async () => {
    const [closed = '', ...open] = await messages(4);
    await settleMessage(closed, { step: 'closed', reason: 'Spam' }, admin);
    const rows = await rowsInView('close-messages', 'state=open&sort=sent&after=x', admin.viewer);
    expect(rows).toEqual(open);
    const id = await run('close-messages', rows ?? [], admin, 'Test messages');
    expect(await readRun(admin.viewer, id)).toMatchObject({ done: 3, refused: 0 });
    const row = await db.contactMessage.findUniqueOrThrow({ where: { id: open[0] ?? '' } });
    expect(row).toMatchObject({ closeReason: 'Test messages' });
  });

  it('verifies payments only on the word of the bank, and rejects with a reason', {
    tags: ['slow'],
  }, async () => {
    const [ready, alone, before] = [
      await createPaymentRow({ status: 'matched' }),
      await createPaymentRow(),
      await createPaymentRow(),
    ];
    await createCreditRow({
      paymentSubmissionId: ready.id,
      matchReason: 'reference: UTR 1',
      matchedAt: new Date(),
    });
    await verifyPayment(before.id, null, admin);
    const id = await run('verify-payments', [ready.id, alone.id, before.id]);
    expect(await readRun(admin.viewer, id)).toMatchObject({
      done: 1,
      reasons: [{ said: says.notReady, count: 2 }],
    });
    const rejected = await run('reject-payments', [alone.id, before.id], admin, 'Nothing has arrived.');
    expect(await readRun(admin.viewer, rejected)).toMatchObject({ done: 1, refused: 1 });
    const { rejectionReason } = await db.paymentSubmission.findUniqueOrThrow({ where: { id: alone.id } });
    expect(rejectionReason).toBe('Nothing has arrived.');
  });

  it('changes jobs by their number', { tags: ['slow'] }, async () => {
    await enqueue(db, 'poison', {}, { maxAttempts: 1 });
    const rows = (await rowsInView('give-up-jobs', 'q=poison', admin.viewer)) ?? [];
    const id = await run('give-up-jobs', rows);
    expect(await readRun(admin.viewer, id)).toMatchObject({ done: 1, refused: 0 });
    expect(await readRun(admin.viewer, await run('remove-jobs', rows))).toMatchObject({ done: 1 });
  });

  it('takes ten thousand rows', { tags: ['slow'], timeout: 600_000 }, async () => {
    const rows = await messages(10_000);
    const inView = await rowsInView('answer-messages', '', admin.viewer);
    expect(inView?.toSorted()).toEqual(rows.toSorted());
    const id = await startRun({ act: 'answer-messages', reason: '', rows }, admin);
    while ((await readRun(admin.viewer, id))?.finishedAt === null) await workInJob(id);
    expect(await readRun(admin.viewer, id)).toMatchObject({ done: 10_000, refused: 0, waiting: 0 });
    await messages(1);
    expect(await rowsInView('answer-messages', '', admin.viewer)).toBeNull();
  });
});
