import { expect } from 'vitest';
import { creditInWords, creditOf, creditPaiseOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { paiseIn } from '@/lib/format/money';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { db } from '@/lib/server/db';
import type { createPractice, Person } from '@/test/payment/quotations';

type Practice = Awaited<ReturnType<typeof createPractice>>;

/** The row of the payment: a report, or a card transaction with the company's id of the order. */
export type PaidBy = { readonly report: string } | { readonly card: string; readonly order: string };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * The payments, uses and refunds of one plan, recorded as they happen. No number in it comes from the
 * product, so that it can check the product's sums.
 */
export class PlanLedger {
  /** Paise of each use, by its appointment. */
  readonly used = new Map<string, number>();
  /** Appointments with a reserved session. */
  readonly held = new Set<string>();
  readonly refunds: { readonly sessions: number; readonly paise: number }[] = [];
  /** Paise of each refund. A card company refunds any amount, with or without a session. */
  readonly sent: number[] = [];

  constructor(
    readonly id: string,
    readonly paidBy: PaidBy,
    readonly quotationId: string,
    readonly sessions: number,
    readonly paise: number,
  ) {}

  get refundedPaise(): number {
    return sum(this.refunds.map(({ paise }) => paise));
  }

  get sentPaise(): number {
    return sum(this.sent);
  }

  get refundedSessions(): number {
    return sum(this.refunds.map(({ sessions }) => sessions));
  }

  get usedPaise(): number {
    return sum([...this.used.values()]);
  }

  get creditPaise(): number {
    return this.paise - this.refundedPaise - this.usedPaise;
  }

  get credit(): number {
    return this.sessions - this.refundedSessions - this.used.size;
  }

  /** Sessions without a booking. */
  get free(): number {
    return this.credit - this.held.size;
  }

  get wholeWentBack(): boolean {
    return this.sentPaise === this.paise;
  }

  /** The value of this many remaining sessions; the last ones include the rounding. */
  share(sessions: number): number {
    return Math.floor((this.creditPaise * sessions) / this.credit);
  }

  /** Refunds whole sessions, as the two have agreed. */
  refund(sessions: number): void {
    const paise = this.share(sessions);
    this.refunds.push({ sessions, paise });
    this.sent.push(paise);
  }

  /**
   * A card company has refunded this amount: the free sessions that it covers are removed. One paisa for each
   * may be missing.
   */
  takeBack(): void {
    const over = this.sentPaise - this.refundedPaise;
    if (over <= 0) return;
    let sessions = 0;
    while (sessions < this.free && (sessions + 1) * this.share(1) <= over + this.sessions) sessions += 1;
    if (sessions > 0) this.refunds.push({ sessions, paise: this.share(sessions) });
  }

  /** A full refund removes all unused sessions, booked or not. */
  empty(): void {
    this.held.clear();
    if (this.credit > 0) this.refunds.push({ sessions: this.credit, paise: this.creditPaise });
  }

  use(appointment: string): void {
    const paise = this.share(1);
    this.held.delete(appointment);
    this.used.set(appointment, paise);
  }

  unuse(appointment: string): void {
    this.used.delete(appointment);
    this.held.add(appointment);
  }

  giveBack(appointment: string): void {
    this.used.delete(appointment);
    this.held.delete(appointment);
    this.takeBack();
  }
}

async function expectAccount(ledger: PlanLedger): Promise<void> {
  const sums = await sumsOfPlan(db, ledger.id);
  expect(sums).toEqual({
    paid: ledger.sessions,
    refunded: ledger.refundedSessions,
    used: ledger.used.size,
    held: ledger.held.size,
    paidPaise: ledger.paise,
    refundedPaise: ledger.refundedPaise,
    usedPaise: ledger.usedPaise,
  });
  expect([creditOf(sums), creditPaiseOf(sums)]).toEqual([ledger.credit, ledger.creditPaise]);
  if (ledger.credit === 0) expect(ledger.creditPaise).toBe(0);
  const { status } = await db.therapyPlan.findUniqueOrThrow({ where: { id: ledger.id } });
  expect(status).toBe(ledger.credit > 0 ? 'active' : ledger.used.size > 0 ? 'completed' : 'cancelled');
}

/** Compares payment, money and documents of a plan's payment with the ledger. */
async function expectPayment(ledger: PlanLedger): Promise<void> {
  const { paidBy } = ledger;
  const money = await db.transaction.findUniqueOrThrow({
    where: 'card' in paidBy ? { id: paidBy.card } : { paymentSubmissionId: paidBy.report },
    include: { paymentSubmission: true, quotation: true, refunds: true, receipts: true },
  });
  const papers = (credit: boolean) =>
    money.receipts
      .filter(({ kind }) => (kind === 'credit_note') === credit)
      .map(({ amount }) => paiseIn(amount));
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  expect({
    report: money.paymentSubmission?.status ?? null,
    states: [money.quotation?.status, money.status],
    received: paiseIn(money.amount),
    refunded: paiseIn(money.refundedAmount),
    refunds: sorted(money.refunds.map(({ amount }) => paiseIn(amount))),
    receipts: papers(false),
    notes: sorted(papers(true)),
  }).toEqual({
    report: 'card' in paidBy ? null : ledger.wholeWentBack ? 'refunded' : 'verified',
    states: ledger.wholeWentBack ? ['refunded', 'refunded'] : ['paid', 'paid'],
    received: ledger.paise,
    refunded: ledger.sentPaise,
    refunds: sorted(ledger.sent),
    receipts: [ledger.paise],
    notes: sorted(ledger.sent),
  });
}

/** Two people whose money is compared, and their payments outside the plans that were fully refunded. */
type Parties = {
  readonly therapist: Practice;
  readonly client: Person;
  readonly uncountedPaise: number;
};

/** The client's view of their plans, the therapist's of their money, and the rows of both. */
async function expectTotals(
  ledgers: readonly PlanLedger[],
  { therapist, client, uncountedPaise }: Parties,
): Promise<void> {
  const paid = sum(ledgers.map(({ paise }) => paise));
  const sent = sum(ledgers.map(({ sentPaise }) => sentPaise));
  const credit = sum(ledgers.map(({ creditPaise }) => creditPaise));
  const used = sum(ledgers.map(({ usedPaise }) => usedPaise));
  // A card company may refund money of used and booked sessions, and less than the value of a session.
  const over = sum(ledgers.map(({ sentPaise, refundedPaise }) => sentPaise - refundedPaise));
  const { amount, refundedAmount } = (
    await db.transaction.aggregate({
      where: { therapistId: therapist.therapist.id },
      _sum: { amount: true, refundedAmount: true },
    })
  )._sum;
  const received = amount ? paiseIn(amount) : 0;
  const back = refundedAmount ? paiseIn(refundedAmount) : 0;
  expect([received, back]).toEqual([paid + uncountedPaise, sent + uncountedPaise]);
  expect(received - back).toBe(credit + used - over);
  const keeper = therapist.viewer as Parameters<typeof earningsOf>[0];
  const totals = (of: readonly PlanLedger[]) => ({
    payments: of.length,
    receivedPaise: sum(of.map(({ paise }) => paise)),
    refundedPaise: sum(of.map(({ sentPaise }) => sentPaise)),
  });
  // The service receives card payments for the therapist.
  expect((await earningsOf(keeper, '')).total).toEqual({
    ...totals(ledgers.filter(({ paidBy }) => 'report' in paidBy)),
    beside: totals(ledgers.filter(({ paidBy }) => 'card' in paidBy)),
    entered: totals([]),
  });
  const { plans } = await listOwnPlans(client.viewer);
  const words = new Map(plans.map((plan) => [plan.id, plan.credit && creditInWords(plan.credit)]));
  for (const ledger of ledgers) {
    const { sessions, used: uses, held, refundedSessions, free } = ledger;
    const parts = [
      uses.size > 0 && `${uses.size} used`,
      held.size > 0 && `${held.size} booked`,
      refundedSessions > 0 && `${refundedSessions} refunded`,
      `${free} left to book`,
    ];
    const all = `${sessions} ${sessions === 1 ? 'session' : 'sessions'} paid in advance`;
    expect(words.get(ledger.id)).toBe(`${all}: ${parts.filter(Boolean).join(', ')}.`);
  }
}

/** Paid - refunded - used = credit: all of the product's figures for these plans agree with plain sums. */
export async function expectAgreement(ledgers: readonly PlanLedger[], parties: Parties): Promise<void> {
  for (const ledger of ledgers) {
    await expectAccount(ledger);
    await expectPayment(ledger);
  }
  await expectTotals(ledgers, parties);
}
