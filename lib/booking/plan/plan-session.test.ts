import { describe, expect, it } from 'vitest';
import { changePlan } from '@/lib/care/plan/course/commands';
import { creditOf, creditPaiseOf, freeOf, refundableInWords } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { giveSessionBack } from '@/lib/care/session/give-back/commands';
import { moneySentBack } from '@/lib/care/session/rules';
import { formatInstant } from '@/lib/format/time';
import { newsJob } from '@/lib/notification/rules';
import { followCardRefund } from '@/lib/payment/quotation/plan/refund';
import { recordRefund } from '@/lib/payment/refund/commands';
import { refundPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice } from '@/test/payment/quotations';
import { hour, inDays, paidPlan, request, setUpPaidPlans } from '@/test/plan/paid-plans';

setUpDatabase();
setUpMailCatcher();

const { people, booked, feeOfBooking, wordsOf, sessionOf, cancel } = setUpPaidPlans();

async function sentBack(quotationId: string, amountPaise: number) {
  const { id } = await db.transaction.findFirstOrThrow({ where: { quotationId } });
  return db.$transaction(async (tx) => {
    const refund = await recordRefund(tx, id, { amountPaise, reason: null }, new Date());
    if (!refund) throw new Error('more than is left');
    return followCardRefund(tx, quotationId, refund, new Date());
  });
}

describe('the session of a plan', () => {
  it('comes back when it is cancelled in time or by the therapist, and is used when the client is late', async () => {
    const { planId } = await paidPlan(people.asha, people.meera);
    const early = await booked(3);
    expect(await cancel(early)).toMatchObject({ done: true });
    expect(await sumsOfPlan(db, planId)).toMatchObject({ held: 0, used: 0 });
    const theirs = await booked(3);
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: theirs } });
    const late = new Date(startsAt.getTime() - hour);
    await cancel(theirs, 'therapist', late);
    expect(freeOf(await sumsOfPlan(db, planId))).toBe(6);
    const missed = await booked(3);
    await cancel(missed, 'client', late);
    expect(await sumsOfPlan(db, planId)).toMatchObject({ held: 0, used: 1, usedPaise: 160_008 });
    expect(await wordsOf(missed)).toBe('Paid from your plan, 1 of 6.');
  });

  it('is used by a session that took place or was missed, and held again when that is taken back', {
    tags: ['slow'],
  }, async () => {
    const { planId } = await paidPlan(people.asha, people.meera, { sessions: 2, amount: '3000.01' });
    const [one, two] = [await booked(1), await booked(2)];
    const after = new Date(inDays(2).getTime() + hour);
    const [first, second] = [await sessionOf(one), await sessionOf(two)];
    await completeSession(people.asha.viewer, { sessionId: first.id, request }, after);
    await markSessionMissed(people.asha.viewer, { sessionId: second.id, request }, after);
    const sums = await sumsOfPlan(db, planId);
    expect(sums).toMatchObject({ used: 2, held: 0, usedPaise: 300_001 });
    expect([creditOf(sums), creditPaiseOf(sums)]).toEqual([0, 0]);
    expect(await db.therapyPlan.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({
      status: 'completed',
      completedSessions: 1,
    });
    await undoCompletion(people.asha.viewer, { sessionId: second.id, request }, after);
    expect(await sumsOfPlan(db, planId)).toMatchObject({ used: 1, held: 1 });
    expect(await db.therapyPlan.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({
      status: 'active',
      endedAt: null,
    });
  });

  it('is given back by the therapist to somebody who did not come, once, and then costs nothing', {
    tags: ['slow'],
  }, async () => {
    const { planId } = await paidPlan(people.asha, people.meera);
    const id = await booked(1);
    const { id: sessionId } = await sessionOf(id);
    const step = { sessionId, request };
    expect(await giveSessionBack(people.asha.viewer, step)).toBe('not-used');
    await markSessionMissed(people.asha.viewer, step, inDays(2));
    const other = await createPractice();
    expect(await giveSessionBack(other.viewer, step)).toBe('unknown');
    expect(await giveSessionBack(people.asha.viewer, { ...step, sessionId: 'x' })).toBe('unknown');
    expect(await giveSessionBack(people.asha.viewer, step)).toBe('given-back');
    expect(await giveSessionBack(people.asha.viewer, step)).toBe('not-used');
    expect(freeOf(await sumsOfPlan(db, planId))).toBe(6);
    expect(await feeOfBooking(id)).toMatchObject({ state: 'none', amountPaise: 0 });
    const took = await booked(3);
    const { id: held } = await sessionOf(took);
    await completeSession(people.asha.viewer, { sessionId: held, request }, inDays(4));
    expect(await giveSessionBack(people.asha.viewer, { sessionId: held, request })).toBe('not-used');
  });

  it('goes back in money while it is left: the whole payment only when none is used or booked', {
    tags: ['slow'],
  }, async () => {
    const admin = await createAdmin();
    const { planId, paymentId } = await paidPlan(people.asha, people.meera, {
      sessions: 3,
      amount: '3000.01',
    });
    const id = await booked(3);
    const refused = await refundPayment(paymentId, { reason: 'Moving away.' }, admin);
    if (refused.done || refused.because !== 'plan') throw new Error('expected a refusal for the plan');
    expect(refundableInWords(refused.left)).toBe(
      'This payment is for a plan, so you can refund only whole sessions. One session: ₹1,000; 2 free sessions: ₹2,000 can be refunded. 1 booked: to refund these too, cancel them first. Nothing was changed.',
    );
    const part = (amountPaise: number) =>
      refundPayment(paymentId, { reason: 'One fell out.', amountPaise }, admin);
    expect(await part(99_999)).toMatchObject({ done: false, because: 'plan' });
    expect((await db.transaction.findFirstOrThrow()).refundedAmount.toFixed(2)).toBe('0.00');
    expect(await part(100_000)).toEqual({ done: true, inPart: true });
    expect(await sumsOfPlan(db, planId)).toMatchObject({ refunded: 1, refundedPaise: 100_000, held: 1 });
    expect(await wordsOf(id)).toBe('Paid from your plan, 1 of 2.');
    await cancel(id);
    expect(await refundPayment(paymentId, { reason: 'Moving away.' }, admin)).toEqual({ done: true });
    expect(await sumsOfPlan(db, planId)).toMatchObject({ refunded: 3, refundedPaise: 300_001 });
    expect(await db.therapyPlan.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({
      status: 'cancelled',
    });
    expect((await feeOfBooking(await booked(4)))?.state).toBe('due');
  });

  it('is lost by its appointment when a card company sends the whole money back', {
    tags: ['slow'],
  }, async () => {
    const { planId, quotationId } = await paidPlan(people.asha, people.meera, {
      sessions: 3,
      amount: '3000.01',
    });
    const [took, coming] = [await booked(1), await booked(9)];
    await completeSession(people.asha.viewer, { sessionId: (await sessionOf(took)).id, request }, inDays(2));
    await sentBack(quotationId, 150_000);
    expect(await sumsOfPlan(db, planId)).toMatchObject({ refunded: 1, used: 1, held: 1 });
    await sentBack(quotationId, 150_001);
    const sums = await sumsOfPlan(db, planId);
    expect([creditOf(sums), creditPaiseOf(sums), sums.used]).toEqual([0, 0, 1]);
    expect((await feeOfBooking(coming))?.state).toBe('due');
    // Both people are told which appointment it is, in their accounts and by mail.
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: coming } });
    const told = await db.notification.findMany({ where: { kind: 'booking.unpaid' } });
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      [people.meera.viewer.userId, people.asha.viewer.userId].toSorted(),
    );
    for (const { title } of told) expect(title).toContain(formatInstant(startsAt, 'Asia/Kolkata'));
    for (const { id } of told) {
      const { jobKey } = newsJob(id);
      const jobs = await db.$queryRaw<unknown[]>`SELECT FROM graphile_worker.jobs WHERE key = ${jobKey}`;
      expect(jobs).toHaveLength(1);
    }
    expect(await wordsOf(took)).toBe('Paid from your plan, 1 of 1.');
  });

  it('goes back with the parts that pay for it together, once it is free', { tags: ['slow'] }, async () => {
    const { planId, quotationId } = await paidPlan(people.asha, people.meera, {
      sessions: 3,
      amount: '3000.00',
    });
    expect(await sentBack(quotationId, 40_000)).toBeNull();
    expect(await sentBack(quotationId, 60_000)).toEqual({ sessions: 1, of: 3 });
    const missed = await booked(1);
    const coming = await booked(9);
    const { id: sessionId } = await sessionOf(missed);
    await markSessionMissed(people.asha.viewer, { sessionId, request }, inDays(2));
    // The two remaining sessions are used and booked, so this refund finds no free session.
    expect(await sentBack(quotationId, 150_000)).toBeNull();
    expect(await sumsOfPlan(db, planId)).toMatchObject({ refunded: 1, used: 1, held: 1 });
    await cancel(coming);
    expect(await sumsOfPlan(db, planId)).toMatchObject({ refunded: 2, used: 1, held: 0 });
    await giveSessionBack(people.asha.viewer, { sessionId, request });
    // Half of a session's share remains.
    const sums = await sumsOfPlan(db, planId);
    expect([freeOf(sums), creditPaiseOf(sums)]).toEqual([1, 100_000]);
    expect(await sentBack(quotationId, 50_000)).toBeNull();
    expect(freeOf(await sumsOfPlan(db, planId))).toBe(0);
  });

  it('that is given back after its money went back is not on the plan, and the client reads what became of it', {
    tags: ['slow'],
  }, async () => {
    const { planId, quotationId } = await paidPlan(people.asha, people.meera, {
      sessions: 2,
      amount: '2000.00',
    });
    const missed = [await booked(1), await booked(2)];
    const steps = await Promise.all(
      missed.map(async (id) => ({ sessionId: (await sessionOf(id)).id, request })),
    );
    for (const step of steps) await markSessionMissed(people.asha.viewer, step, inDays(3));
    // Refunds the share of one session. Both are used, so the refund takes the first session that comes back.
    expect(await sentBack(quotationId, 100_000)).toBeNull();
    const outcomes: string[] = [];
    for (const step of steps) outcomes.push(await giveSessionBack(people.asha.viewer, step));
    expect(outcomes).toEqual(['money-sent-back', 'given-back']);
    expect(await sumsOfPlan(db, planId)).toMatchObject({ paid: 2, refunded: 1, used: 0, held: 0 });
    const told = await db.notification.findMany({
      where: { kind: 'plan.changed', userId: people.meera.viewer.userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { title: true, body: true },
    });
    expect(told).toEqual([
      { title: expect.stringMatching(/^You do not have to pay for the session of /), body: moneySentBack },
      { title: expect.stringMatching(/^The session of .+ is back on your plan$/), body: null },
    ]);
    expect((await feeOfBooking(missed[0] ?? ''))?.amountPaise).toBe(0);
  });

  it('keeps its plan from ending until it is used or refunded', { tags: ['slow'] }, async () => {
    const { planId } = await paidPlan(people.asha, people.meera);
    expect(await changePlan(people.asha.viewer, { planId, step: 'end', request })).toEqual({
      done: false,
      because: 'paid-left',
    });
    expect(await changePlan(people.asha.viewer, { planId, step: 'pause', request })).toEqual({ done: true });
    // A paused plan still pays: its money is not paused.
    expect((await feeOfBooking(await booked(3)))?.state).toBe('plan');
  });
});
