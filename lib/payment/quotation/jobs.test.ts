import { beforeEach, describe, expect, it } from 'vitest';
import { createQuotation } from '@/lib/payment/quotation/creation/commands';
import { expireForgotten, quotationJobs } from '@/lib/payment/quotation/jobs';
import { acceptQuotation, declineQuotation, withdrawQuotation } from '@/lib/payment/quotation/life/commands';
import { quotationTasks } from '@/lib/payment/quotation/rules';
import { quotationSchema } from '@/lib/payment/quotation/schema';
import { crontab, tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, createQuotationRow, type Person } from '@/test/payment/quotations';
import { runDueJobs, runLateJobs, waitingJobs } from '@/test/server/jobs';

setUpDatabase();

const request = { id: 'request-1', network: 'network' };
type Practice = Awaited<ReturnType<typeof createPractice>>;
let asha: Practice;
let meera: Person;
const catcher = setUpMailCatcher();

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});

/** Any hour is allowed unless a test says otherwise, so that the time of the run does not matter. */
async function beReachable({ viewer }: Person, given: { mailQuotations?: boolean } = {}): Promise<void> {
  const hours = { contactFromMinute: 0, contactUntilMinute: 1440, ...given };
  await db.notificationPreferences.upsert({
    where: { userId: viewer.userId },
    create: { userId: viewer.userId, ...hours },
    update: hours,
  });
}

beforeEach(async () => {
  await beReachable(asha);
  await beReachable(meera);
});

const noon = new Date('2030-11-20T06:30:00Z');

async function offer(validUntil = '', now = noon): Promise<string> {
  const input = quotationSchema.parse({
    client: meera.viewer.profile.id,
    serviceType: 'Marker therapy',
    description: 'Marker description.',
    amount: '9000.50',
    validUntil,
  });
  const submission = { key: crypto.randomUUID(), bodyHash: '' };
  const { viewer, therapist } = asha;
  const outcome = await createQuotation(input, { viewer, therapist, submission, ...request }, now);
  if (!outcome.done) throw new Error(outcome.because);
  return outcome.id;
}

const queued = () =>
  db.$queryRaw<{ task: string; key: string; runAt: Date }[]>`
    SELECT task_identifier AS task, key, run_at AS "runAt" FROM graphile_worker.jobs ORDER BY task_identifier`;

async function sendMails(): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 minute'
    WHERE key LIKE ${`${quotationTasks.mail}:%`}`;
  await runDueJobs(tasks);
}

const caught = () =>
  catcher.caught.map(({ recipients, mail }) => ({ to: recipients, subject: mail.subject }));

describe('mails', () => {
  it('tell the client of an offer, without saying anything about it', async () => {
    await offer();
    await sendMails();
    expect(caught()).toEqual([{ to: [meera.viewer.email], subject: 'You have a quotation' }]);
    const [letter] = catcher.caught;
    expect(letter?.mail.text).toContain('http://localhost:3000/dashboard/quotations');
    expect(letter?.raw).not.toMatch(/marker|9000|9,000|therap|Asha/i);
  });

  it.each([
    ['accepted', (id: string) => acceptQuotation(id, { viewer: meera.viewer, request })],
    ['declined', (id: string) => declineQuotation(id, 'Marker.', { viewer: meera.viewer, request })],
  ])('tell the therapist of an answer (%s), not which or why', { tags: ['slow'] }, async (_, answer) => {
    await answer((await createQuotationRow(asha, meera)).id);
    await sendMails();
    expect(caught()).toEqual([{ to: [asha.viewer.email], subject: 'Your quotation was answered' }]);
    expect(catcher.caught[0]?.raw).not.toMatch(/marker|accept|declin|Meera/i);
  });

  it('tell of an offer and of its withdrawal only what is still true', { tags: ['slow'] }, async () => {
    const id = await offer();
    const { viewer, therapist } = asha;
    await withdrawQuotation(id, { viewer, therapist, request });
    await sendMails();
    expect(caught()).toEqual([{ to: [meera.viewer.email], subject: 'A quotation was withdrawn' }]);
  });

  it('wait for the hours that somebody gave', { tags: ['slow'] }, async () => {
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { contactFromMinute: 480, contactUntilMinute: 1200 },
    });
    const lateEvening = new Date('2030-11-20T17:30:00Z');
    await offer('', lateEvening);
    expect(await queued()).toMatchObject([
      { task: quotationTasks.mail, runAt: new Date('2030-11-21T02:30:00Z') },
    ]);
  });

  it('wait for the next hours when their job comes late', { tags: ['slow'] }, async () => {
    await db.notificationPreferences.update({
      where: { userId: meera.viewer.userId },
      data: { contactFromMinute: 480, contactUntilMinute: 1200 },
    });
    await offer();
    await runLateJobs(quotationJobs, '2030-11-20T17:30:00Z');
    expect(caught()).toEqual([]);
    expect(await waitingJobs(quotationTasks.mail)).toEqual([new Date('2030-11-21T02:30:00Z')]);
    await runLateJobs(quotationJobs, '2030-11-21T02:30:00Z');
    expect(caught()).toEqual([{ to: [meera.viewer.email], subject: 'You have a quotation' }]);
  });

  it('are neither queued for nor sent to people who want none', { tags: ['slow'] }, async () => {
    await beReachable(meera, { mailQuotations: false });
    await offer();
    expect(await queued()).toEqual([]);
    await beReachable(meera, { mailQuotations: true });
    await offer();
    await beReachable(meera, { mailQuotations: false });
    await sendMails();
    expect(catcher.caught).toEqual([]);
    expect(await db.notification.count({ where: { userId: meera.viewer.userId } })).toBe(2);
  });

  it('do not go to an account that was closed in the meantime', { tags: ['slow'] }, async () => {
    await offer();
    await db.user.update({
      where: { id: meera.viewer.userId },
      data: { disabledAt: new Date(), disabledReason: 'asked for it' },
    });
    await sendMails();
    expect(catcher.caught).toEqual([]);
  });
});

describe('the expiry of an offer', () => {
  it('is queued with it, for the first moment of the next day in India', async () => {
    const id = await offer('2030-11-24');
    expect((await queued()).filter(({ task }) => task === quotationTasks.expire)).toEqual([
      {
        task: quotationTasks.expire,
        key: `${quotationTasks.expire}:${id}`,
        runAt: new Date('2030-11-24T18:30:00Z'),
      },
    ]);
  });

  it('is recorded by the job, and mailed to nobody', { tags: ['slow'] }, async () => {
    const { id } = await createQuotationRow(asha, meera, { validUntil: new Date(Date.now() - 1) });
    await db.$executeRaw`
      SELECT graphile_worker.add_job(${quotationTasks.expire}, ${JSON.stringify({ quotationId: id })}::json)`;
    await runDueJobs(tasks);
    expect(await db.quotation.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'expired' });
    expect(catcher.caught).toEqual([]);
  });

  it('is made up for by the sweep when its job was lost, once and only for this one', {
    tags: ['slow'],
  }, async () => {
    const validUntil = new Date('2026-11-24T18:29:59.999Z');
    const lost = await createQuotationRow(asha, meera, { validUntil });
    const accepted = await createQuotationRow(asha, meera, { validUntil, status: 'accepted' });
    const endless = await createQuotationRow(asha, meera);
    const today = await createQuotationRow(asha, meera, { validUntil: new Date('2026-11-25T18:29:59.999Z') });
    await expireForgotten(new Date('2026-11-24T18:34:00Z'));
    expect(await db.quotationEvent.count({ where: { status: 'expired' } })).toBe(0);
    const late = new Date('2026-11-24T18:45:00Z');
    await Promise.all([expireForgotten(late), expireForgotten(late)]);
    await expireForgotten(late);
    const stored = await db.quotation.findMany({ select: { id: true, status: true } });
    expect(new Map(stored.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [lost.id, 'expired'],
        [accepted.id, 'accepted'],
        [endless.id, 'pending'],
        [today.id, 'pending'],
      ]),
    );
    expect(await db.quotationEvent.findMany({ where: { status: 'expired' } })).toMatchObject([
      { quotationId: lost.id, actorId: null },
    ]);
  });

  it('is swept four times an hour', () => {
    expect(crontab).toContain(`*/15 * * * * ${quotationTasks.sweep} `);
    expect(tasks[quotationTasks.sweep]).toBeTypeOf('function');
  });

  it('refuses payloads that it did not write', async () => {
    for (const payload of [
      null,
      {},
      { quotationId: 'x' },
      { quotationId: crypto.randomUUID(), to: 'paid' },
    ]) {
      for (const name of [quotationTasks.mail, quotationTasks.expire]) {
        const task = tasks[name];
        await expect(Promise.resolve().then(() => task?.(payload, Object.create(null)))).rejects.toThrow();
      }
    }
  });
});
