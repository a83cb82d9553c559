import { expect, it } from 'vitest';
import { measureInWords, weekInList } from '@/lib/admin/overview/trend-rules';
import { readTrends } from '@/lib/admin/overview/trends';
import { listRefunds } from '@/lib/admin/refund/queries';
import { listSessions } from '@/lib/admin/session/queries';
import { listUsers } from '@/lib/admin/user/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

// A Friday. Its week began on Monday the 16th, which in UTC is still Sunday evening.
const now = new Date('2026-11-20T06:30:00Z');
const monday = new Date('2026-11-15T18:30:00Z');
const justBefore = new Date(monday.getTime() - 1);

it('counts each thing in its Indian week, and leads to a list with as many', async () => {
  const { viewer } = await createAdmin();
  const therapist = await createTherapist();
  const clients = await Promise.all([createProfile(), createProfile()]);
  const [one, two] = clients;
  await db.user.update({ where: { id: one.userId }, data: { createdAt: monday } });
  await db.user.update({ where: { id: two.userId }, data: { createdAt: justBefore } });
  const session = (sessionDate: Date, done: object) =>
    db.therapySession.create({ data: { clientId: one.id, therapistId: therapist.id, sessionDate, ...done } });
  await session(monday, { status: 'completed', completedAt: now });
  await session(justBefore, { status: 'completed', completedAt: now });
  await session(justBefore, { status: 'no_show', missedAt: now });
  await session(new Date('2026-01-05T06:30:00Z'), { status: 'completed', completedAt: now });
  const asked = {
    therapistId: therapist.id,
    userName: 'Asha',
    userEmail: 'asha@example.in',
    message: 'Hello',
  };
  const reply = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
  for (const hours of [1, 5, 48]) {
    await db.therapistContactRequest.create({
      data: { ...asked, createdAt: monday, answeredAt: reply(hours), answerWay: 'phone' },
    });
  }
  const paid = { description: 'Session', amount: '1500.00', method: 'upi', status: 'paid', paidAt: monday };
  const { id: transactionId } = await db.transaction.create({
    data: { ...paid, clientId: one.id, therapistId: therapist.id, refundedAmount: '500.50' },
  });
  await db.refund.create({ data: { transactionId, amount: '500.50', reason: 'Cancelled', at: justBefore } });

  const { weeks, values } = await readTrends(viewer, now);
  const latest = Object.fromEntries(Object.entries(values).map(([name, series]) => [name, series.slice(-2)]));
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
  ]);
  expect(latest).toEqual({
    sessions: [1, 1],
    clients: [1, 1],
    missed: [1, 0],
    reply: [null, 5],
    verified: [0, 150_000],
    refunded: [50_050, 0],
  });
  expect(values.sessions.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(2);

  const week = weeks.at(-2) ?? { from: '', to: '' };
  const params = (href: string | null) =>
    Object.fromEntries(new URL(href ?? '', 'http://localhost').searchParams);
  expect((await listSessions(viewer, params(weekInList('sessions', week)))).rows).toHaveLength(1);
  expect((await listUsers(viewer, params(weekInList('clients', week)))).rows).toHaveLength(1);
  expect((await listRefunds(viewer, params(weekInList('refunded', week)))).rows).toHaveLength(1);
});

it.each([
  ['reply', null, '–'],
  ['reply', 0.4, 'under 1 hour'],
  ['reply', 1.2, '1 hour'],
  ['sessions', 1200, '1,200'],
  ['verified', 150_000, '₹1,500'],
] as const)('says %s of %s as %s', (measure, value, words) => {
  expect(measureInWords(measure, value)).toBe(words);
});
