import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookingJobs } from '@/lib/booking/jobs';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { findBooking } from '@/lib/booking/queries';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { creditInWords, freeOf, planIsFull } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { listOwnSessions } from '@/lib/care/session/queries';
import { feeOf } from '@/lib/payment/appointment/fee';
import { dueAppointment } from '@/lib/payment/appointment/payable';
import { feeInWords } from '@/lib/payment/appointment/rules';
import { rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';
import {
  confirmTime,
  heldTime,
  hour,
  inDays,
  paidPlan,
  reportedPlan,
  request,
  setUpPaidPlans,
} from '@/test/plan/paid-plans';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const { people, booked, feeOfBooking, wordsOf, sessionOf, cancel } = setUpPaidPlans();

describe('a quotation for six sessions', () => {
  it('becomes a plan that holds six in the transaction that verifies its payment, and both are told', async () => {
    const { planId, quotationId } = await paidPlan(people.asha, people.meera);
    expect(await db.therapyPlan.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({
      quotationId,
      clientId: people.meera.viewer.profile.id,
      therapistId: people.asha.therapist.id,
      totalSessions: 6,
      completedSessions: 0,
      status: 'active',
      planName: 'Individual therapy',
    });
    const sums = await sumsOfPlan(db, planId);
    expect(sums).toEqual({
      paid: 6,
      refunded: 0,
      used: 0,
      held: 0,
      paidPaise: 960_050,
      refundedPaise: 0,
      usedPaise: 0,
    });
    const told = await db.notification.findMany({
      where: { kind: { in: ['plan.created', 'quotation.paid'] } },
    });
    expect(told.map(({ userId }) => userId).sort()).toEqual(
      [people.meera.viewer.userId, people.asha.viewer.userId].sort(),
    );
    const { plans } = await listOwnPlans(people.meera.viewer);
    expect(plans[0]?.credit && creditInWords(plans[0].credit)).toBe(
      '6 sessions paid in advance: 6 left to book.',
    );
    expect(plans[0]?.steps).not.toContain('end');
  });

  it('makes no plan when its payment is refused, or when it is for no number of sessions', {
    tags: ['slow'],
  }, async () => {
    const { paymentId } = await reportedPlan(people.asha, people.meera);
    await rejectPayment(paymentId, 'No such credit.', await createAdmin());
    const other = await reportedPlan(people.asha, people.meera, { sessions: null });
    expect(await verifyPayment(other.paymentId, null, await createAdmin())).toEqual({ done: true });
    expect(await db.therapyPlan.count()).toBe(0);
    expect(await db.planCreditEntry.count()).toBe(0);
  });

  it('pays what was booked before: by the link of its payment first, then the next that nothing is paid for', {
    tags: ['slow'],
  }, async () => {
    const { paymentId, quotationId } = await reportedPlan(people.asha, people.meera, { sessions: 2 });
    const far = await booked(9);
    const near = await booked(3);
    const byLink = await heldTime(people.asha, people.meera, inDays(12));
    await confirmTime(people.meera, byLink, { payment: paymentId });
    const checked = await booked(2);
    await createPaymentRow({ appointmentId: checked, therapistId: people.asha.therapist.id });
    const free = await booked(1, '0');
    expect((await feeOfBooking(byLink))?.state).toBe('reported');
    await verifyPayment(paymentId, null, await createAdmin());
    const { id: planId } = await db.therapyPlan.findUniqueOrThrow({ where: { quotationId } });
    expect(await wordsOf(near)).toBe('Paid from your plan, 1 of 2.');
    expect(await wordsOf(byLink)).toBe('Paid from your plan, 2 of 2.');
    expect((await feeOfBooking(far))?.state).toBe('due');
    expect((await feeOfBooking(checked))?.state).toBe('reported');
    expect((await feeOfBooking(free))?.state).toBe('none');
    expect(await sessionOf(near)).toMatchObject({ planId });
    // The payment is used up by its plan: its link pays no further appointment.
    const again = await heldTime(people.asha, people.meera, inDays(20));
    await confirmTime(people.meera, again, { payment: paymentId });
    expect((await feeOfBooking(again))?.state).toBe('due');
  });
});

describe('an appointment paid from a plan', () => {
  it('asks nobody for money and says which session of how many it is, everywhere', {
    tags: ['slow'],
  }, async () => {
    const { planId } = await paidPlan(people.asha, people.meera);
    const first = await booked(3);
    const second = await booked(10);
    expect(await wordsOf(first)).toBe('Paid from your plan, 1 of 6.');
    expect(await wordsOf(second)).toBe('Paid from your plan, 2 of 6.');
    const { sessions } = await listOwnSessions(people.meera.viewer, { time: 'coming' });
    const shown = sessions.flatMap(({ priced, endsAt }) =>
      priced ? [feeInWords(feeOf(priced), { endsAt, now: new Date(), timeZone: 'Asia/Kolkata' })] : [],
    );
    expect(shown).toEqual(['Paid from your plan, 1 of 6.', 'Paid from your plan, 2 of 6.']);
    expect(await sessionOf(second)).toMatchObject({ planId });
    const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: first } });
    expect(await dueAppointment(db, first, startsAt.toISOString())).toBe('plan');
    expect(await endTimeToPay(first, startsAt)).toBe('kept');
    await runDueJobs({ ...bookingJobs, ...payingJobs });
    const mail = catcher.caught.find(({ mail: { subject } }) =>
      subject?.startsWith('Your appointment is booked'),
    );
    expect(mail?.mail.text).toContain('Paid from your plan, 1 of 6.');
    expect(mail?.mail.text).not.toContain('Pay for the appointment');
    const jobs = await db.$queryRaw<{ task: string }[]>`
      SELECT task_identifier AS task FROM graphile_worker.jobs WHERE task_identifier LIKE '%pay-appointment'`;
    expect(jobs).toEqual([]);
  });

  it('leaves a plan without a session alone and is paid for by itself, with a plain sentence', {
    tags: ['slow'],
  }, async () => {
    await paidPlan(people.asha, people.meera, { sessions: 1 });
    await booked(3);
    const other = await booked(5);
    const found = await findBooking(other);
    expect(found?.fee).toMatchObject({ state: 'due', plan: null });
    expect(found?.fullPlan).toBe(1);
    expect(planIsFull(1)).toMatch(/^The only session of your plan/);
    expect((await findBooking(await booked(6, '0')))?.fullPlan).toBeNull();
  });

  it('takes nothing from a plan when it is free of charge, of another therapist or of a guest', async () => {
    const { planId } = await paidPlan(people.asha, people.meera);
    await booked(3, '0');
    const rohan = await createPractice();
    const id = await heldTime(rohan, people.meera, inDays(4));
    await confirmTime(people.meera, id);
    expect((await feeOfBooking(id))?.state).toBe('due');
    expect(freeOf(await sumsOfPlan(db, planId))).toBe(6);
  });

  it('of two at once for the last session, one gets it', { tags: ['slow'] }, async () => {
    const { planId } = await paidPlan(people.asha, people.meera, { sessions: 1 });
    for (let round = 0; round < 5; round += 1) {
      const times = [
        await heldTime(people.asha, people.meera, inDays(3)),
        await heldTime(people.asha, people.meera, inDays(5)),
      ];
      await Promise.all(times.map((id) => confirmTime(people.meera, id)));
      const states = await Promise.all(times.map(async (id) => (await feeOfBooking(id))?.state));
      expect(states.toSorted()).toEqual(['due', 'plan']);
      expect(freeOf(await sumsOfPlan(db, planId))).toBe(0);
      for (const id of times) expect(await cancel(id)).toMatchObject({ done: true });
      expect(freeOf(await sumsOfPlan(db, planId))).toBe(1);
    }
  });

  it('arranged by the therapist is paid from the plan they choose, or from the oldest', {
    tags: ['slow'],
  }, async () => {
    const first = await paidPlan(people.asha, people.meera, { sessions: 2 });
    const second = await paidPlan(people.asha, people.meera, { sessions: 2 });
    const arrange = async (plan: string, day: number, held = false) => {
      const at = new Date(inDays(day).getTime() + 5.5 * hour).toISOString().slice(0, 16);
      const outcome = await scheduleSession(people.asha.viewer, {
        client: people.meera.viewer.profile.id,
        startsAt: at,
        timeZone: 'Asia/Kolkata',
        durationMinutes: 45,
        kind: '',
        mode: 'video',
        place: '',
        plan,
        held,
        repeat: '',
        count: 0,
        except: [],
        leaveOut: false,
        submission: { key: randomUUID() },
        request,
      });
      if (!outcome.scheduled) throw new Error(outcome.because);
      const { bookingId } = await db.therapySession.findUniqueOrThrow({ where: { id: outcome.sessionId } });
      return db.booking.findUniqueOrThrow({ where: { id: bookingId ?? '' } });
    };
    expect(await arrange(second.planId, 3)).toMatchObject({ planId: second.planId });
    expect(await arrange('', 5)).toMatchObject({ planId: first.planId });
    expect(await arrange('', -3, true)).toMatchObject({ planId: null });
    expect(await arrange(second.planId, -5, true)).toMatchObject({ planId: second.planId });
    expect(await sumsOfPlan(db, second.planId)).toMatchObject({ used: 1, held: 1 });
  });
});
