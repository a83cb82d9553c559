import { expect } from 'vitest';
import { refundPayment, rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import type { createAdmin } from '@/test/account/back-office';
import { createPaymentRow } from '@/test/payment/payments';
import type { createPractice, Person } from '@/test/payment/quotations';
import { cardPlan, type Stripe, sendCardMoneyBack } from './card-plans';
import { reportedPlan } from './paid-plans';
import { type PaidBy, PlanLedger } from './plan-ledger';

/** The expected state of an appointment, and the plan that pays it. */
export type Expected = {
  readonly id: string;
  readonly sessionId: string;
  startsAt: Date;
  status: 'scheduled' | 'cancelled' | 'completed' | 'no_show';
  plan: PlanLedger | null;
  undone: boolean;
  /** Free of charge, because its session was returned. */
  free: boolean;
  concludedAt: Date | null;
};

/**
 * The money of one history: plans are paid and refunded in the product, and computed separately with plain
 * sums.
 */
export class PlanMoney {
  readonly plans: PlanLedger[] = [];
  /** A second payment for a paid subject, which was refunded. */
  uncountedPaise = 0;

  constructor(
    readonly therapist: Awaited<ReturnType<typeof createPractice>>,
    readonly client: Person,
    readonly admin: Awaited<ReturnType<typeof createAdmin>>,
    readonly stripe: Stripe,
    /** The whole history so far. */
    readonly appointments: readonly Expected[],
  ) {}

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
    // The new plan pays booked appointments that are due, the next one first.
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

  /** The same plan is paid again by mistake: that money does not count and is fully refunded. */
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

  /**
   * A refund of a plan by a person: the share of some sessions, the whole rest, an invalid sum, or one share
   * from a page with an outdated sum.
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
    // "All that is left" is everything not refunded, except used and booked sessions.
    const covers =
      what === 'refund'
        ? free >= wanted
        : what === 'refund-rest' && free > 0 && free === plan.sessions - plan.refundedSessions;
    if (wholeWentBack)
      return expect(outcome).toEqual({ done: false, because: 'settled', current: 'refunded' });
    if (!covers) {
      const reasons = what === 'refund-again' ? ['refund-since'] : ['plan', 'refund-above'];
      expect(outcome.done ? 'done' : outcome.because).toBeOneOf(reasons);
      return;
    }
    plan.refund(wanted);
    expect(outcome).toEqual(plan.wholeWentBack ? { done: true } : { done: true, inPart: true });
  }

  /**
   * A card company refunds money of a plan and sends the event twice: the share of some sessions, a round
   * amount, less than a session's value, or the whole rest, including booked and used sessions.
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
}
