import { expect } from 'vitest';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { findBooking } from '@/lib/booking/queries';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { giveSessionBack } from '@/lib/care/session/give-back/commands';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { cardPlan, type Stripe, sendCardMoneyBack } from '@/lib/testing/card-plans';
import { openEveryHour } from '@/lib/testing/hours';
import { confirmTime, heldTime, reportedPlan } from '@/lib/testing/paid-plans';
import { createPaymentRow } from '@/lib/testing/payments';
import { expectAgreement, type PaidBy, PlanLedger } from '@/lib/testing/plan-ledger';
import type { Step } from '@/lib/testing/plan-steps';
import { createPractice, createStranger, type Person } from '@/lib/testing/quotations';

const hour = 3_600_000;
const request = { id: 'request-1', network: '203.0.113.7' };

/** What plain counting says of an appointment, and which plan pays it. */
type Expected = {
  readonly id: string;
  readonly sessionId: string;
  startsAt: Date;
  status: 'scheduled' | 'cancelled' | 'completed' | 'no_show';
  plan: PlanLedger | null;
  undone: boolean;
  /** Costs nothing any more, because its session was given back. */
  free: boolean;
  concludedAt: Date | null;
};

/** One history, played against the product and counted beside it with plain sums. */
class History {
  readonly plans: PlanLedger[] = [];
  readonly appointments: Expected[] = [];
  /** Each appointment has a day of its own. */
  day = 2;
  /** Came for something that was paid, and went back. */
  uncountedPaise = 0;

  constructor(
    readonly therapist: Awaited<ReturnType<typeof createPractice>>,
    readonly client: Person,
    readonly admin: Awaited<ReturnType<typeof createAdmin>>,
    readonly start: Date,
    readonly stripe: Stripe,
  ) {}

  freeDay(): Date {
    this.day += 1;
    return new Date(this.start.getTime() + this.day * 24 * hour);
  }

  oldestFree(): PlanLedger | null {
    return this.plans.find(({ free }) => free > 0) ?? null;
  }

  async pay(of: number, reject: boolean): Promise<void> {
    if (this.plans.length === 3) return;
    const sessions = 1 + (of % 6);
    const amount = `${900 * sessions}.0${of % 7}`;
    const { paymentId, quotationId } = await reportedPlan(this.therapist, this.client, { sessions, amount });
    if (reject) {
      await rejectPayment(paymentId, 'No such credit.', this.admin);
      expect(await db.therapyPlan.count({ where: { quotationId } })).toBe(0);
      return;
    }
    expect(await verifyPayment(paymentId, null, this.admin)).toEqual({ done: true });
    await this.opened(quotationId, { report: paymentId }, sessions, 90_000 * sessions + (of % 7));
  }

  async payByCard(of: number): Promise<void> {
    if (this.plans.length === 3) return;
    const sessions = 1 + (of % 6);
    const amount = `${900 * sessions}.0${of % 7}`;
    const { quotationId, ...paidBy } = await cardPlan(this.therapist, this.client, this.stripe, {
      sessions,
      amount,
    });
    await this.opened(quotationId, paidBy, sessions, 90_000 * sessions + (of % 7));
  }

  /** A payment has made a plan. */
  async opened(quotationId: string, paidBy: PaidBy, sessions: number, paise: number): Promise<void> {
    const { id } = await db.therapyPlan.findUniqueOrThrow({ where: { quotationId } });
    const plan = new PlanLedger(id, paidBy, quotationId, sessions, paise);
    this.plans.push(plan);
    // What was booked and is due is paid by the new plan, the next first.
    const due = this.appointments.filter(
      (one) => one.status === 'scheduled' && one.plan === null && !one.free,
    );
    for (const one of due
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .slice(0, sessions)) {
      one.plan = plan;
      plan.held.add(one.id);
    }
  }

  /** The same plan is paid once more by mistake: that money counts for nothing and goes back as a whole. */
  async payAgain(of: number): Promise<void> {
    const plan = this.plans[of % Math.max(1, this.plans.length)];
    if (!plan) return;
    const paise = 50_000 + of;
    const again = await createPaymentRow({
      therapistId: this.therapist.therapist.id,
      quotationId: plan.quotationId,
      clientId: this.client.viewer.profile.id,
      amount: `500.${String(of).padStart(2, '0')}`,
    });
    expect(await verifyPayment(again.id, null, this.admin)).toEqual({ done: false, because: 'quotation' });
    const outcome = await refundPayment(again.id, { reason: 'Paid twice.' }, this.admin);
    expect(outcome).toEqual({ done: true, uncounted: true });
    this.uncountedPaise += paise;
  }

  async book(): Promise<void> {
    const startsAt = this.freeDay();
    const id = await heldTime(this.therapist, this.client, startsAt);
    await confirmTime(this.client, id);
    const { id: sessionId } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
    const plan = this.oldestFree();
    plan?.held.add(id);
    this.appointments.push({
      id,
      sessionId,
      startsAt,
      status: 'scheduled',
      plan,
      undone: false,
      free: false,
      concludedAt: null,
    });
  }

  async cancel(one: Expected, by: 'client' | 'therapist', late: boolean): Promise<void> {
    const now = late ? new Date(one.startsAt.getTime() - hour) : this.start;
    const actor = by === 'client' ? this.client.viewer : this.therapist.viewer;
    const { done } = await cancelBooking({ bookingId: one.id, by, actor, request }, now);
    expect(done).toBe(one.status === 'scheduled' || one.status === 'cancelled');
    if (one.status !== 'scheduled') return;
    one.status = 'cancelled';
    if (by === 'client' && late) one.plan?.use(one.id);
    else this.release(one);
  }

  release(one: Expected): void {
    one.plan?.giveBack(one.id);
    one.plan = null;
  }

  async conclude(one: Expected, as: 'completed' | 'no_show'): Promise<void> {
    const now = new Date(one.startsAt.getTime() + hour);
    const command = as === 'completed' ? completeSession : markSessionMissed;
    const { done } = await command(this.therapist.viewer, { sessionId: one.sessionId, request }, now);
    expect(done).toBe(one.status === 'scheduled' || one.status === as);
    if (one.status !== 'scheduled') return;
    one.status = as;
    one.plan?.use(one.id);
    one.concludedAt = now;
  }

  async undo(one: Expected): Promise<void> {
    const now = new Date((one.concludedAt ?? this.start).getTime() + hour);
    const { done } = await undoCompletion(this.therapist.viewer, { sessionId: one.sessionId, request }, now);
    const concluded = one.status === 'completed' || one.status === 'no_show';
    expect(done).toBe(one.undone ? one.status === 'scheduled' : concluded);
    if (!done || !concluded) return;
    one.status = 'scheduled';
    one.undone = true;
    one.plan?.unuse(one.id);
  }

  async giveBack(one: Expected): Promise<void> {
    const outcome = await giveSessionBack(this.therapist.viewer, { sessionId: one.sessionId, request });
    const can = one.plan !== null && (one.status === 'no_show' || one.status === 'cancelled');
    expect(outcome).toBeOneOf(can ? ['given-back', 'money-sent-back'] : ['not-used']);
    if (!can) return;
    this.release(one);
    one.free = true;
  }

  async move(one: Expected): Promise<void> {
    if (one.status === 'completed' || one.status === 'no_show') return;
    const to = this.freeDay();
    const { done } = await moveBooking(
      { bookingId: one.id, by: 'client', actor: this.client.viewer, request, to },
      this.start,
    );
    expect(done).toBe(one.status === 'scheduled');
    if (done) one.startsAt = to;
  }

  /**
   * Money of a plan goes back as people send it: the share of some sessions, all that is left, a sum that is neither, or
   * one share from a page that shows an older sum.
   */
  async refund(what: string, of: number): Promise<void> {
    const plans = this.plans.filter(({ paidBy }) => 'report' in paidBy);
    const plan = plans[of % Math.max(1, plans.length)];
    if (!plan || !('report' in plan.paidBy)) return;
    const { free, refundedPaise, wholeWentBack } = plan;
    const wanted = what === 'refund-rest' ? free : 1 + (of % 3);
    const share = free > 0 ? plan.share(wanted) : 90_000;
    const outcome = await refundPayment(
      plan.paidBy.report,
      {
        reason: 'As agreed.',
        amountPaise: what === 'refund-rest' ? null : what === 'refund-other' ? share + 1 : share,
        beforePaise: what === 'refund-again' ? refundedPaise - 1 : refundedPaise,
      },
      this.admin,
    );
    // "All that is left" is all that was not refunded: what is used or booked of it stays.
    const covers =
      what === 'refund'
        ? free >= wanted
        : what === 'refund-rest' && free > 0 && free === plan.sessions - plan.refundedSessions;
    if (wholeWentBack)
      return expect(outcome).toEqual({ done: false, because: 'settled', stands: 'refunded' });
    if (!covers) {
      const reasons = what === 'refund-again' ? ['refund-since'] : ['plan', 'refund-above'];
      expect(outcome.done ? 'done' : outcome.because).toBeOneOf(reasons);
      return;
    }
    plan.refund(wanted);
    expect(outcome).toEqual(plan.wholeWentBack ? { done: true } : { done: true, inPart: true });
  }

  /**
   * A card company sends money of a plan back and tells it twice: the share of some sessions, a round amount, less than a
   * session is worth, or all that is left, whatever is booked and used.
   */
  async cardRefund(what: string, of: number): Promise<void> {
    const plans = this.plans.filter(({ paidBy }) => 'card' in paidBy);
    const plan = plans[of % Math.max(1, plans.length)];
    if (!plan || !('card' in plan.paidBy) || plan.wholeWentBack) return;
    const left = plan.paise - plan.sentPaise;
    const one = plan.credit > 0 ? plan.share(1) : 90_000;
    const part = [one, Math.floor(one / 2), 90_000, 100_000 + of, 2 * one][of % 5] ?? one;
    const paise = what === 'card-refund-rest' ? left : Math.min(left, part);
    const before = plan.sentPaise;
    plan.sent.push(paise);
    for (const sum of [before + paise, before, before + paise]) {
      if (sum > 0) await sendCardMoneyBack(this.stripe, plan.paidBy.order, sum);
    }
    if (!plan.wholeWentBack) return plan.takeBack();
    for (const one of this.appointments) if (plan.held.has(one.id)) one.plan = null;
    plan.empty();
  }

  async play({ what, of }: Step): Promise<void> {
    if (what === 'book') return this.book();
    if (what === 'pay' || what === 'reject') return this.pay(of, what === 'reject');
    if (what === 'pay-by-card') return this.payByCard(of);
    if (what.startsWith('card-refund')) return this.cardRefund(what, of);
    if (what === 'pay-again') return this.payAgain(of);
    if (what.startsWith('refund')) return this.refund(what, of);
    const one = this.appointments[of % Math.max(1, this.appointments.length)];
    if (!one) return;
    if (what === 'move') return this.move(one);
    if (what === 'undo') return this.undo(one);
    if (what === 'give-back') return this.giveBack(one);
    if (what === 'complete') return this.conclude(one, 'completed');
    if (what === 'miss') return this.conclude(one, 'no_show');
    return this.cancel(one, what === 'cancel-by-therapist' ? 'therapist' : 'client', what === 'cancel-late');
  }

  /** Paid - refunded - used = credit, in sessions and in money, for each plan; and each appointment says who pays. */
  async check(): Promise<void> {
    await expectAgreement(this.plans, this);
    const rows = await db.booking.findMany({
      where: { clientId: this.client.viewer.profile.id },
      select: { id: true, planId: true },
    });
    const plannedBy = new Map(rows.map(({ id, planId }) => [id, planId]));
    for (const { id, plan } of this.appointments) expect(plannedBy.get(id)).toBe(plan?.id ?? null);
  }

  /** At the end every appointment says how it ended and who pays, and none that a plan pays asks for money. */
  async ask(): Promise<void> {
    for (const { id, plan, status } of this.appointments) {
      const { fee, outcome } = (await findBooking(id)) ?? {};
      expect(outcome).toBe(status === 'completed' || status === 'no_show' ? status : null);
      expect(fee?.state === 'plan').toBe(plan !== null);
      if (plan) expect(fee?.plan?.of).toBe(plan.sessions - plan.refundedSessions);
    }
  }
}

/** Plays a history and checks the accounts after each step. The first plan of every second one is paid by card. */
export async function playHistory(steps: readonly Step[], stripe: Stripe): Promise<void> {
  const therapist = await createPractice();
  await openEveryHour(therapist.therapist.id);
  // Full hours in India, at which the calendar's times begin.
  const start = new Date(Math.ceil(Date.now() / hour) * hour + hour / 2);
  const history = new History(therapist, await createStranger(), await createAdmin(), start, stripe);
  await (steps.length % 2 === 0 ? history.pay(5, false) : history.payByCard(5));
  await history.check();
  for (const one of steps) {
    await history.play(one);
    await history.check();
  }
  await history.ask();
}
