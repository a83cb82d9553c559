import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { findBooking } from '@/lib/booking/queries';
import { refundSessions } from '@/lib/care/plan/credit/commands';
import { creditOf, creditPaiseOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { giveSessionBack } from '@/lib/care/session/give-back/commands';
import { rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/lib/testing/back-office';
import { confirmTime, heldTime, reportedPlan } from '@/lib/testing/paid-plans';
import { createPractice, createStranger, type Person } from '@/lib/testing/quotations';

const hour = 3_600_000;
const request = { id: 'request-1', network: '203.0.113.7' };

/** Steps of a history; numbers choose an appointment, a plan or a size. */
const historyStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('book' as const), of: fc.nat(40) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'cancel-early',
        'cancel-late',
        'cancel-by-therapist',
        'move',
        'complete',
        'miss',
        'undo',
        'give-back',
      ),
      of: fc.nat(40),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), of: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('pay', 'reject'), of: fc.nat(40) }) },
);

type Step = { readonly what: string; readonly of: number };

/** What plain counting says of an appointment: which plan pays it, and whether that session is used. */
type Expected = {
  readonly id: string;
  readonly sessionId: string;
  startsAt: Date;
  status: 'scheduled' | 'cancelled' | 'completed' | 'no_show';
  plan: number | null;
  used: boolean;
  undone: boolean;
  concludedAt: Date | null;
};

type Plan = { readonly id: string; readonly paid: number; readonly paise: number; refunded: number };

/** One history, played against the product and counted beside it with plain sums. */
class History {
  readonly plans: Plan[] = [];
  readonly appointments: Expected[] = [];
  /** Each appointment has a day of its own. */
  day = 2;

  constructor(
    readonly therapist: Awaited<ReturnType<typeof createPractice>>,
    readonly client: Person,
    readonly admin: Awaited<ReturnType<typeof createAdmin>>,
    readonly start: Date,
  ) {}

  freeDay(): Date {
    this.day += 1;
    return new Date(this.start.getTime() + this.day * 24 * hour);
  }

  countOf(plan: number, used: boolean): number {
    return this.appointments.filter((one) => one.plan === plan && one.used === used).length;
  }

  free(plan: number): number {
    const { paid = 0, refunded = 0 } = this.plans[plan] ?? {};
    return paid - refunded - this.countOf(plan, true) - this.countOf(plan, false);
  }

  oldestFree(): number | null {
    const found = this.plans.findIndex((_, index) => this.free(index) > 0);
    return found === -1 ? null : found;
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
    const { id } = await db.therapyPlan.findUniqueOrThrow({ where: { quotationId } });
    this.plans.push({ id, paid: sessions, paise: 90_000 * sessions + (of % 7), refunded: 0 });
    // What was booked and is due is paid by the new plan, the next first.
    const due = this.appointments.filter(
      (one) => one.status === 'scheduled' && one.plan === null && !one.undone,
    );
    for (const one of due
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .slice(0, sessions)) {
      one.plan = this.plans.length - 1;
    }
  }

  async book(): Promise<void> {
    const startsAt = this.freeDay();
    const id = await heldTime(this.therapist, this.client, startsAt);
    await confirmTime(this.client, id);
    const { id: sessionId } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
    this.appointments.push({
      id,
      sessionId,
      startsAt,
      status: 'scheduled',
      plan: this.oldestFree(),
      used: false,
      undone: false,
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
    if (by === 'client' && late) one.used = one.plan !== null;
    else one.plan = null;
  }

  async conclude(one: Expected, as: 'completed' | 'no_show'): Promise<void> {
    const now = new Date(one.startsAt.getTime() + hour);
    const command = as === 'completed' ? completeSession : markSessionMissed;
    const { done } = await command(this.therapist.viewer, { sessionId: one.sessionId, request }, now);
    expect(done).toBe(one.status === 'scheduled' || one.status === as);
    if (one.status !== 'scheduled') return;
    one.status = as;
    one.used = one.plan !== null;
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
    one.used = false;
  }

  async giveBack(one: Expected): Promise<void> {
    const outcome = await giveSessionBack(this.therapist.viewer, { sessionId: one.sessionId, request });
    const can = one.plan !== null && (one.status === 'no_show' || one.status === 'cancelled');
    expect(outcome).toBe(can ? 'given-back' : 'not-used');
    if (!can) return;
    one.plan = null;
    one.used = false;
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

  async refund(of: number): Promise<void> {
    const index = of % Math.max(1, this.plans.length);
    const plan = this.plans[index];
    if (!plan) return;
    const count = 1 + (of % 3);
    const paise = await db.$transaction((tx) => refundSessions(tx, plan.id, count, this.start));
    expect(paise !== null).toBe(this.free(index) >= count);
    if (paise !== null) plan.refunded += count;
  }

  async play({ what, of }: Step): Promise<void> {
    if (what === 'book') return this.book();
    if (what === 'pay' || what === 'reject') return this.pay(of, what === 'reject');
    if (what === 'refund') return this.refund(of);
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
    for (const [index, plan] of this.plans.entries()) {
      const sums = await sumsOfPlan(db, plan.id);
      const { paid, refunded, used, held, paidPaise, refundedPaise, usedPaise } = sums;
      expect({ paid, refunded, used, held, paidPaise }).toEqual({
        paid: plan.paid,
        refunded: plan.refunded,
        used: this.countOf(index, true),
        held: this.countOf(index, false),
        paidPaise: plan.paise,
      });
      expect(creditOf(sums)).toBe(this.free(index) + held);
      expect(creditPaiseOf(sums)).toBe(plan.paise - refundedPaise - usedPaise);
      expect(creditPaiseOf(sums) === 0).toBe(creditOf(sums) === 0);
      const entries = await db.planCreditEntry.findMany({ where: { planId: plan.id } });
      const plainly = (kind: string) =>
        entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.sessions : 0), 0);
      expect(plainly('paid') - plainly('refunded') - plainly('used')).toBe(creditOf(sums));
      const { status } = await db.therapyPlan.findUniqueOrThrow({ where: { id: plan.id } });
      expect(status).toBe(creditOf(sums) > 0 ? 'active' : used > 0 ? 'completed' : 'cancelled');
    }
    const planIds = this.plans.map(({ id }) => id);
    const rows = await db.booking.findMany({ select: { id: true, planId: true } });
    const plannedBy = new Map(rows.map(({ id, planId }) => [id, planId]));
    for (const { id, plan } of this.appointments) {
      expect(plannedBy.get(id)).toBe(plan === null ? null : planIds[plan]);
    }
  }

  /** At the end every appointment says how it ended and who pays, and none that a plan pays asks for money. */
  async ask(): Promise<void> {
    for (const { id, plan, status } of this.appointments) {
      const { fee, outcome } = (await findBooking(id)) ?? {};
      expect(outcome).toBe(status === 'completed' || status === 'no_show' ? status : null);
      expect(fee?.state === 'plan').toBe(plan !== null);
      const total = plan === null ? null : this.plans[plan];
      if (total) expect(fee?.plan?.of).toBe(total.paid - total.refunded);
    }
  }
}

async function everyHourOf(therapistId: string): Promise<void> {
  await db.calendar.create({
    data: {
      therapistId,
      noticeMinutes: 0,
      horizonDays: 365,
      hours: {
        create: Array.from({ length: 7 }, (_, day) => ({
          weekday: day + 1,
          startMinute: 0,
          endMinute: 1440,
        })),
      },
    },
  });
}

/** Steps of one history of a client's plans. */
export const historySteps = fc.array(historyStep, { minLength: 8, maxLength: 24 });

/** Plays a history and checks the accounts after each step. */
export async function playHistory(steps: readonly Step[]): Promise<void> {
  const therapist = await createPractice();
  await everyHourOf(therapist.therapist.id);
  // Full hours in India, at which the calendar's times begin.
  const start = new Date(Math.ceil(Date.now() / hour) * hour + hour / 2);
  const history = new History(therapist, await createStranger(), await createAdmin(), start);
  await history.pay(5, false);
  await history.check();
  for (const one of steps) {
    await history.play(one);
    await history.check();
  }
  await history.ask();
}
