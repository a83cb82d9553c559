import { expect } from 'vitest';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { findBooking } from '@/lib/booking/queries';
import { bookedBy } from '@/lib/care/participant/columns';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { giveSessionBack } from '@/lib/care/session/give-back/commands';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { openEveryHour } from '@/test/booking/hours';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import type { Stripe } from './card-plans';
import { confirmTime, heldTime } from './paid-plans';
import { expectAgreement } from './plan-ledger';
import { type Expected, PlanMoney } from './plan-money';
import type { Step } from './plan-steps';

const request = { id: 'request-1', network: '203.0.113.7' };

/** One history, run against the product and computed separately with plain sums. */
class History {
  readonly appointments: Expected[] = [];
  readonly money: PlanMoney;
  /** Each appointment has a separate day. */
  day = 2;

  constructor(
    readonly therapist: Awaited<ReturnType<typeof createPractice>>,
    readonly client: Person,
    admin: Awaited<ReturnType<typeof createAdmin>>,
    readonly start: Date,
    stripe: Stripe,
  ) {
    this.money = new PlanMoney(therapist, client, admin, stripe, this.appointments);
  }

  freeDay(): Date {
    this.day += 1;
    return new Date(this.start.getTime() + this.day * 24 * hour);
  }

  async book(): Promise<void> {
    const startsAt = this.freeDay();
    const id = await heldTime(this.therapist, this.client, startsAt);
    await confirmTime(this.client, id);
    const { id: sessionId } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
    const plan = this.money.oldestFree();
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

  async play({ what, of }: Step): Promise<void> {
    if (what === 'book') return this.book();
    if (what === 'pay' || what === 'reject') return this.money.pay(of, what === 'reject');
    if (what === 'pay-by-card') return this.money.payByCard(of);
    if (what.startsWith('card-refund')) return this.money.cardRefund(what, of);
    if (what === 'pay-again') return this.money.payAgain(of);
    if (what.startsWith('refund')) return this.money.refund(what, of);
    const one = this.appointments[of % Math.max(1, this.appointments.length)];
    if (!one) return;
    if (what === 'move') return this.move(one);
    if (what === 'undo') return this.undo(one);
    if (what === 'give-back') return this.giveBack(one);
    if (what === 'complete') return this.conclude(one, 'completed');
    if (what === 'miss') return this.conclude(one, 'no_show');
    return this.cancel(one, what === 'cancel-by-therapist' ? 'therapist' : 'client', what === 'cancel-late');
  }

  /**
   * Paid - refunded - used = credit, in sessions and in money, for each plan; and each appointment shows the
   * means that pays it.
   */
  async check(): Promise<void> {
    const { plans, uncountedPaise } = this.money;
    await expectAgreement(plans, { therapist: this.therapist, client: this.client, uncountedPaise });
    const rows = await db.booking.findMany({
      where: bookedBy({ clientId: this.client.viewer.profile.id }),
      select: { id: true, planId: true },
    });
    const plannedBy = new Map(rows.map(({ id, planId }) => [id, planId]));
    for (const { id, plan } of this.appointments) expect(plannedBy.get(id)).toBe(plan?.id ?? null);
  }

  /**
   * At the end every appointment shows its outcome and its payment, and none paid by a plan has a fee due.
   */
  async ask(): Promise<void> {
    for (const { id, plan, status } of this.appointments) {
      const { fee, outcome } = (await findBooking(id)) ?? {};
      expect(outcome).toBe(status === 'completed' || status === 'no_show' ? status : null);
      expect(fee?.state === 'plan').toBe(plan !== null);
      if (plan) expect(fee?.plan?.of).toBe(plan.sessions - plan.refundedSessions);
    }
  }
}

/**
 * Runs a history and checks the accounts after each step. The first plan of every second history is paid by
 * card.
 */
export async function playHistory(steps: readonly Step[], stripe: Stripe): Promise<void> {
  const therapist = await createPractice();
  await openEveryHour(therapist.therapist.id);
  // Full hours in India, at which the calendar's times begin.
  const start = new Date(Math.ceil(Date.now() / hour) * hour + hour / 2);
  const history = new History(therapist, await createStranger(), await createAdmin(), start, stripe);
  await (steps.length % 2 === 0 ? history.money.pay(5, false) : history.money.payByCard(5));
  await history.check();
  for (const one of steps) {
    await history.play(one);
    await history.check();
  }
  await history.ask();
}
