// Six sessions, each booked and held.

import { expect, it } from 'vitest';
import { bookingJobs } from '@/lib/booking/jobs';
import { findBooking } from '@/lib/booking/queries';
import { creditInWords, creditOf, creditPaiseOf, planIsFull } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { completeSession, markSessionMissed } from '@/lib/care/session/conclude/commands';
import { paiseIn } from '@/lib/format/money';
import { dueAppointment } from '@/lib/payment/appointment/payable';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { hour, inDays, paidPlan, request, setUpPaidPlans } from '@/test/plan/paid-plans';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const catcher = setUpMailCatcher();

const { people, booked, wordsOf, sessionOf } = setUpPaidPlans();

/** ₹9,600.50 for six is no whole number of paise for each. */
const paidPaise = 960_050;

/** Each share is rounded, and the last one takes the rest, so the sum is exact. */
const shares = [160_008, 160_008, 160_008, 160_008, 160_009, 160_009];

it('all six of a plan are used, the seventh is asked to pay, and the money adds up after each step', async () => {
  const { planId } = await paidPlan(people.asha, people.meera);
  /** Returns the plan's account after comparing it with this test's count. */
  const accountOf = async (used: number) => {
    const sums = await sumsOfPlan(db, planId);
    const usedPaise = shares.slice(0, used).reduce((sum, share) => sum + share, 0);
    expect(sums).toMatchObject({ paid: 6, paidPaise, refunded: 0, refundedPaise: 0, used, usedPaise });
    expect([creditOf(sums), creditPaiseOf(sums)]).toEqual([6 - used, paidPaise - usedPaise]);
    return sums;
  };
  const appointments: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const id = await booked(number);
    appointments.push(id);
    expect(await wordsOf(id)).toBe(`Paid from your plan, ${number} of 6.`);
    expect((await accountOf(0)).held).toBe(number);
  }

  const seventh = await booked(7);
  const asked = await findBooking(seventh);
  expect(asked?.fee).toMatchObject({ state: 'due', amountPaise: 180_000, plan: null });
  expect(asked?.fullPlan).toBe(6);
  expect(await wordsOf(seventh)).toMatch(/^₹1,800.*Please pay/);
  const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id: seventh } });
  expect(await dueAppointment(db, seventh, startsAt.toISOString())).toMatchObject({ amountPaise: 180_000 });
  await runDueJobs(bookingJobs);
  const letters = catcher.caught.filter(({ mail: { subject } }) =>
    subject?.startsWith('Your appointment is booked'),
  );
  expect(letters.map(({ mail: { text = '' } }) => text.includes(planIsFull(6)))).toEqual([
    ...appointments.map(() => false),
    true,
  ]);
  expect(letters.at(-1)?.mail.text).toContain('Pay for the appointment');

  for (const [index, id] of appointments.entries()) {
    const step = { sessionId: (await sessionOf(id)).id, request };
    // A missed session is used as well.
    const conclude = index === 3 ? markSessionMissed : completeSession;
    await conclude(people.asha.viewer, step, new Date(inDays(index + 1).getTime() + hour));
    expect((await accountOf(index + 1)).held).toBe(5 - index);
  }
  const { plans } = await listOwnPlans(people.meera.viewer);
  expect(plans[0]?.credit && creditInWords(plans[0].credit)).toBe(
    '6 sessions paid in advance: 6 used, 0 left to book.',
  );
  expect(await db.therapyPlan.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({
    status: 'completed',
    completedSessions: 5,
  });

  // An ended plan no longer pays: a session after it is an ordinary one.
  expect(await findBooking(await booked(9))).toMatchObject({ fee: { state: 'due' }, fullPlan: null });

  const payment = await createPaymentRow({
    appointmentId: seventh,
    therapistId: people.asha.therapist.id,
    clientId: people.meera.viewer.profile.id,
    amount: '1800.00',
  });
  expect(await verifyPayment(payment.id, null, await createAdmin())).toEqual({ done: true });
  expect((await findBooking(seventh))?.fee.state).toBe('verified');
  await accountOf(6);
  const received = await db.transaction.findMany({ select: { amount: true, refundedAmount: true } });
  expect(received.reduce((sum, { amount }) => sum + paiseIn(amount), 0)).toBe(paidPaise + 180_000);
  expect(received.every(({ refundedAmount }) => paiseIn(refundedAmount) === 0)).toBe(true);
  const keeper = people.asha.viewer as Parameters<typeof earningsOf>[0];
  expect((await earningsOf(keeper, '')).total).toMatchObject({
    payments: 2,
    receivedPaise: paidPaise + 180_000,
    refundedPaise: 0,
  });
});
