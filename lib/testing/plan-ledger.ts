import { expect } from 'vitest';
import { creditInWords, creditOf, creditPaiseOf } from '@/lib/care/plan/credit/rules';
import { sumsOfPlan } from '@/lib/care/plan/credit/sums';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { paiseIn } from '@/lib/format/money';
import { earningsOf } from '@/lib/payment/payee/earnings';
import { db } from '@/lib/server/db';
import type { createPractice, Person } from '@/lib/testing/quotations';

type Practice = Awaited<ReturnType<typeof createPractice>>;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * What was paid, used and refunded of one plan, written down as it happens. No number in it comes from the product, so
 * that the product's own sums have something to be compared with.
 */
export class PlanLedger {
  /** Paise of each use that stands, by its appointment. */
  readonly used = new Map<string, number>();
  /** Appointments that hold a session. */
  readonly held = new Set<string>();
  readonly refunds: { readonly sessions: number; readonly paise: number }[] = [];

  constructor(
    readonly id: string,
    readonly paymentId: string,
    readonly quotationId: string,
    readonly sessions: number,
    readonly paise: number,
  ) {}

  get refundedPaise(): number {
    return sum(this.refunds.map(({ paise }) => paise));
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

  /** Sessions that nobody has booked. */
  get free(): number {
    return this.credit - this.held.size;
  }

  get wholeWentBack(): boolean {
    return this.refundedPaise === this.paise;
  }

  /** What so many of the sessions that are left are worth; the last ones take what rounding has left over. */
  share(sessions: number): number {
    return Math.floor((this.creditPaise * sessions) / this.credit);
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
  }
}

/** What the account of a plan says, against the ledger. */
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

/** What payment, money and papers say of the payment of a plan, against the ledger. */
async function expectPayment(ledger: PlanLedger): Promise<void> {
  const payment = await db.paymentSubmission.findUniqueOrThrow({
    where: { id: ledger.paymentId },
    include: { quotation: true, transaction: { include: { refunds: true, receipts: true } } },
  });
  const money = payment.transaction;
  const papers = (credit: boolean) =>
    (money?.receipts ?? [])
      .filter(({ kind }) => (kind === 'credit_note') === credit)
      .map(({ amount }) => paiseIn(amount));
  expect({
    states: [payment.status, payment.quotation?.status, money?.status],
    received: money && paiseIn(money.amount),
    refunded: money && paiseIn(money.refundedAmount),
    refunds: money?.refunds.map(({ amount }) => paiseIn(amount)).toSorted((a, b) => a - b),
    receipts: papers(false),
    notes: papers(true).toSorted((a, b) => a - b),
  }).toEqual({
    states: ledger.wholeWentBack ? ['refunded', 'refunded', 'refunded'] : ['verified', 'paid', 'paid'],
    received: ledger.paise,
    refunded: ledger.refundedPaise,
    refunds: ledger.refunds.map(({ paise }) => paise).toSorted((a, b) => a - b),
    receipts: [ledger.paise],
    notes: ledger.refunds.map(({ paise }) => paise).toSorted((a, b) => a - b),
  });
}

/** Two people whose money is compared, and what came beside their plans and went back as a whole. */
type Parties = {
  readonly therapist: Practice;
  readonly client: Person;
  readonly uncountedPaise: number;
};

/** All that the client sees of their plans, the therapist of their money, and the rows of both. */
async function expectTotals(
  ledgers: readonly PlanLedger[],
  { therapist, client, uncountedPaise }: Parties,
): Promise<void> {
  const paid = sum(ledgers.map(({ paise }) => paise));
  const refunded = sum(ledgers.map(({ refundedPaise }) => refundedPaise));
  const credit = sum(ledgers.map(({ creditPaise }) => creditPaise));
  const used = sum(ledgers.map(({ usedPaise }) => usedPaise));
  const { amount, refundedAmount } = (
    await db.transaction.aggregate({
      where: { therapistId: therapist.therapist.id },
      _sum: { amount: true, refundedAmount: true },
    })
  )._sum;
  const received = amount ? paiseIn(amount) : 0;
  const back = refundedAmount ? paiseIn(refundedAmount) : 0;
  expect([received, back]).toEqual([paid + uncountedPaise, refunded + uncountedPaise]);
  expect(received - back).toBe(credit + used);
  const keeper = therapist.viewer as Parameters<typeof earningsOf>[0];
  expect((await earningsOf(keeper, '')).total).toMatchObject({
    payments: ledgers.length,
    receivedPaise: paid,
    refundedPaise: refunded,
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
    const all = `${sessions} ${sessions === 1 ? 'session' : 'sessions'} paid ahead`;
    expect(words.get(ledger.id)).toBe(`${all}: ${parts.filter(Boolean).join(', ')}.`);
  }
}

/** Paid - refunded - used = credit: everything that the product says of these plans agrees with plain sums. */
export async function expectAgreement(ledgers: readonly PlanLedger[], parties: Parties): Promise<void> {
  for (const ledger of ledgers) {
    await expectAccount(ledger);
    await expectPayment(ledger);
  }
  await expectTotals(ledgers, parties);
}
