import { describe, expect, it } from 'vitest';
import { sendGrievance, sendOwnGrievance } from '@/lib/privacy/grievance/actions';
import {
  acknowledgeGrievance,
  tellSupportOfGrievance,
  watchGrievanceClocks,
} from '@/lib/privacy/grievance/jobs';
import { listOwnGrievances } from '@/lib/privacy/grievance/queries';
import { grievanceFormKind, memberGrievanceFormKind } from '@/lib/privacy/grievance/rules';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const secret = 'The answer never came, and I had asked three times.';
const complaint = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  subject: 'No answer to my letter',
  message: secret,
};
const own = { subject: complaint.subject, message: secret };
const complain = (fields: Record<string, string> = complaint, token = usableToken(grievanceFormKind)) =>
  sendGrievance(null, formOf(fields, token));
const complainOwn = (fields: Record<string, string> = own, token = usableToken(memberGrievanceFormKind)) =>
  sendOwnGrievance(null, formOf(fields, token));
const jobs = () =>
  db.$queryRaw<{ task: string; key: string }[]>`
    SELECT task_identifier AS task, key FROM graphile_worker.jobs ORDER BY id`;

describe('complaining without an account', () => {
  it('keeps the complaint, names its reference and queues both mails', async () => {
    const answer = await complain();
    const row = await db.grievance.findFirstOrThrow();
    expect(row).toMatchObject({ ...complaint, userId: null, acknowledgedAt: null, resolvedAt: null });
    const reference = row.id.slice(-8).toUpperCase();
    expect(answer).toMatchObject({
      ok: true,
      message: `We have your complaint. Its reference is ${reference}.`,
    });
    expect(await jobs()).toEqual([
      { task: 'acknowledge-grievance', key: `acknowledge-grievance:${row.id}` },
      { task: 'tell-support-of-grievance', key: `tell-support-of-grievance:${row.id}:arrived` },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'grievance.filed', actorRole: 'guest', subjectId: row.id, subjectUserId: null },
    ]);
  });

  it('makes one complaint of twenty parallel submits, and keeps a different text apart', async () => {
    const token = usableToken(grievanceFormKind);
    const answers = await Promise.all(Array.from({ length: 20 }, () => complain(complaint, token)));
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await db.grievance.count()).toBe(1);
    expect(await complain({ ...complaint, message: 'Another one.' }, token)).toMatchObject({
      ok: false,
      message: actionMessages.changed,
    });
    expect(await db.grievance.count()).toBe(1);
  });

  it('never counts as a complaint of the account with that address', async () => {
    const viewer = await signIn();
    await complain({ ...complaint, email: viewer.email });
    expect(await listOwnGrievances(viewer)).toEqual([]);
  });

  it('mails a day at most five receipts to one address', async () => {
    const answers = [];
    for (let count = 1; count <= 6; count += 1) answers.push(await complain());
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(await db.grievance.count()).toBe(5);
  });

  it.each([
    ['nothing', { name: '', email: '', subject: '', message: '' }],
    ['two addresses', { email: 'meera@example.in,ravi@example.in' }],
    ['a text too long', { message: 'x'.repeat(5_001) }],
    ['NUL', { message: 'a\0b' }],
  ])('refuses %s beside the field and keeps what was typed', async (_, fields) => {
    const answer = await complain({ ...complaint, ...fields });
    expect(answer).toMatchObject({ ok: false, values: { name: expect.any(String) } });
    expect(!answer.ok && Object.keys(answer.fieldErrors ?? {})).toEqual(Object.keys(fields));
    expect(await db.grievance.count()).toBe(0);
  });

  it.each([{ subject: { not: '' } }, 'text', null, { userId: 'x' }])(
    'refuses %j in place of a form',
    async (form) => {
      expect(await sendGrievance(null, form)).toMatchObject({ ok: false });
      expect(await db.grievance.count()).toBe(0);
    },
  );

  it('refuses a field that no page of ours sends', async () => {
    const form = formOf({ ...complaint, userId: crypto.randomUUID() }, usableToken(grievanceFormKind));
    expect(await sendGrievance(null, form)).toMatchObject({ ok: false });
    expect(await db.grievance.count()).toBe(0);
  });
});

describe('complaining from an account', () => {
  it('takes name and address from the account and shows the clock', async () => {
    const viewer = await signIn();
    expect(await complainOwn()).toMatchObject({ ok: true });
    expect(await db.grievance.findFirstOrThrow()).toMatchObject({
      userId: viewer.userId,
      name: 'Meera Iyer',
      email: viewer.email,
    });
    const [shown] = await listOwnGrievances(viewer);
    expect(shown).toMatchObject({ ...own, state: 'received', late: false, answer: null });
    expect(await db.auditEntry.findFirstOrThrow()).toMatchObject({ subjectUserId: viewer.userId });
  });

  it('is closed to somebody who has signed out', async () => {
    expect(await complainOwn()).toMatchObject({ ok: false });
    expect(await db.grievance.count()).toBe(0);
  });

  it('tells nothing of a stranger’s complaint whose form was replayed', async () => {
    const token = usableToken(memberGrievanceFormKind);
    await signIn();
    await complainOwn(own, token);
    const other = await signIn();
    // The same token from another account is another complaint.
    expect(await complainOwn(own, token)).toMatchObject({ ok: true });
    expect(await db.grievance.count({ where: { userId: other.userId } })).toBe(1);
    expect(await listOwnGrievances(other)).toHaveLength(1);
  });
});

describe('the clock', () => {
  async function filed() {
    await complain();
    return db.grievance.findFirstOrThrow();
  }
  const later = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);

  it('acknowledges at once, and once, without repeating the complaint', { tags: ['slow'] }, async () => {
    const catcher = await catchMail();
    const { id } = await filed();
    await acknowledgeGrievance(id);
    await acknowledgeGrievance(id);
    expect(catcher.caught).toHaveLength(1);
    expect(catcher.caught[0]?.recipients).toEqual([complaint.email]);
    expect(catcher.caught[0]?.raw).not.toContain('three times');
    expect(catcher.caught[0]?.mail.subject).toBe(
      `We have your complaint, reference ${id.slice(-8).toUpperCase()}`,
    );
    const { acknowledgedAt } = await db.grievance.findFirstOrThrow();
    expect(acknowledgedAt).not.toBeNull();
  });

  it('keeps running while the mailbox refuses, and warns support once', { tags: ['slow'] }, async () => {
    const catcher = await catchMail();
    const { id, receivedAt } = await filed();
    catcher.refuseWith(550);
    await expect(acknowledgeGrievance(id)).rejects.toThrow('refused by the mail server');
    catcher.refuseWith(undefined);
    await tellSupportOfGrievance(id, 'arrived');
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

    await watchGrievanceClocks(later(receivedAt, 23));
    expect(await jobs()).toEqual([]);
    await watchGrievanceClocks(later(receivedAt, 25));
    await watchGrievanceClocks(later(receivedAt, 25));
    const key = `tell-support-of-grievance:${id}:acknowledge_soon`;
    expect(await jobs()).toEqual([{ task: 'tell-support-of-grievance', key }]);

    await tellSupportOfGrievance(id, 'acknowledge_soon', later(receivedAt, 25));
    await tellSupportOfGrievance(id, 'acknowledge_soon', later(receivedAt, 25));
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([
      ['support@antarman.test'],
      ['support@antarman.test'],
    ]);
    for (const { raw } of catcher.caught) expect(raw).not.toContain('three times');
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await watchGrievanceClocks(later(receivedAt, 25));
    expect(await jobs()).toEqual([]);
  });

  it('warns of an answer that is due and of one that is late, and stops once there is one', {
    tags: ['slow'],
  }, async () => {
    const catcher = await catchMail();
    const { id, receivedAt } = await filed();
    await db.grievance.update({ where: { id }, data: { acknowledgedAt: receivedAt } });
    for (const days of [31, 40]) {
      await watchGrievanceClocks(later(receivedAt, days * 24));
      await tellSupportOfGrievance(id, 'answer_late', later(receivedAt, days * 24));
    }
    expect(catcher.caught.map(({ mail }) => mail.subject)).toEqual([
      `A complaint was not answered in time, reference ${id.slice(-8).toUpperCase()}`,
    ]);
    await db.grievance.update({
      where: { id },
      data: { resolvedAt: later(receivedAt, 41 * 24), resolution: 'We have found your letter.' },
    });
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await watchGrievanceClocks(later(receivedAt, 42 * 24));
    expect(await jobs()).toEqual([]);
  });

  it('does not warn of what has been done in the meantime', async () => {
    const catcher = await catchMail();
    const { id, receivedAt } = await filed();
    await db.grievance.update({ where: { id }, data: { acknowledgedAt: receivedAt } });
    await tellSupportOfGrievance(id, 'acknowledge_late', later(receivedAt, 50));
    expect(catcher.caught).toEqual([]);
  });
});
