import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { paiseOf } from '@/lib/format/money';
import type { Keeper } from '@/lib/payment/payee/access';
import { financialYearOf } from '@/lib/payment/receipt/rules';
import { db } from '@/lib/server/db';

type Sums = {
  readonly payments: number;
  readonly receivedPaise: number;
  readonly refundedPaise: number;
};

/** Money of one month of India's calendar, in paise. */
export type MonthTotals = Sums & {
  /** "2026-11" */
  readonly id: string;
  /**
   * Separate sums. For a therapist: payments received by the service for them, by card or while they had no
   * account, which it passes on. For the service: sales in US dollars, in cents.
   */
  readonly beside: Sums;
  /** A therapist's own entries, which no bank proves; apart from all other sums. */
  readonly entered: Sums;
};

export type Earnings = {
  /** "2026-27", from April to March. */
  readonly year: string;
  /** Years with payments, latest first; always including the present one. */
  readonly years: readonly string[];
  /** Only months with payments, latest first. */
  readonly months: readonly MonthTotals[];
  readonly total: Omit<MonthTotals, 'id'>;
};

type Row = {
  readonly id: string;
  /** The sum to which the money belongs. */
  readonly sum: 'own' | 'beside' | 'entered';
  readonly payments: number;
  readonly received: string;
  readonly refunded: string;
};

/** The sums of some months, one for each kind of money. */
function sumsOf(rows: readonly Row[]): Omit<MonthTotals, 'id'> {
  const of = (kind: Row['sum']): Sums => {
    const counted = rows.filter(({ sum }) => sum === kind);
    const add = (amount: (row: Row) => number) => counted.reduce((total, row) => total + amount(row), 0);
    return {
      payments: add(({ payments }) => payments),
      receivedPaise: add(({ received }) => paiseOf(received) ?? 0),
      refundedPaise: add(({ refunded }) => paiseOf(refunded) ?? 0),
    };
  };
  return { ...of('own'), beside: of('beside'), entered: of('entered') };
}

const yearOf = ({ id }: Pick<Row, 'id'>) => financialYearOf(new Date(`${id}-15T12:00:00+05:30`));

/**
 * Transactions that count for a keeper, and the sum to which each belongs. Automatic refunds never counted.
 */
function moneyOf({ userId, profile }: Keeper): Prisma.Sql {
  if (profile.role === 'admin') {
    // Money for a therapist counts as theirs, even if the service received it.
    return Prisma.sql`
      SELECT t.id, t.amount, t.paid_at, CASE t.currency WHEN 'INR' THEN 'own' ELSE 'beside' END AS sum FROM transactions t
      WHERE t.therapist_id IS NULL AND t.status IN ('paid', 'refunded') AND t.returning_because IS NULL`;
  }
  return Prisma.sql`
      SELECT t.id, t.amount, t.paid_at, 'own' AS sum FROM transactions t
      JOIN payment_submissions s ON s.id = t.payment_submission_id
      JOIN payee_accounts a ON a.id = s.payee_account_id
      JOIN payees p ON p.id = a.payee_id
      JOIN therapists th ON th.id = p.therapist_id
      WHERE th.user_id = ${userId}::uuid AND t.status IN ('paid', 'refunded') AND t.returning_because IS NULL
      UNION ALL
      SELECT t.id, t.amount, t.paid_at, CASE WHEN is_entered(t.method) THEN 'entered' ELSE 'beside' END FROM transactions t
      JOIN therapists th ON th.id = t.therapist_id
      WHERE th.user_id = ${userId}::uuid
        AND (held_by_house(t) OR (is_entered(t.method) AND t.status IN ('paid', 'refunded')))`;
}

/**
 * Verified payments and refunds by month: of a therapist or, for an admin, of the service's own sales.
 * @param query a financial year from the address; an invalid one gives the present year
 */
export async function earningsOf(viewer: Keeper, query: string, now: Date = new Date()): Promise<Earnings> {
  const rows = await db.$queryRaw<Row[]>`
    WITH own AS (
      ${moneyOf(viewer)}
    ), moved AS (
      SELECT sum, paid_at AS at, amount AS received, 0 AS refunded, 1 AS payments FROM own
      UNION ALL
      SELECT own.sum, f.at, 0, f.amount, 0 FROM refunds f JOIN own ON own.id = f.transaction_id
    )
    SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS id, sum, sum(payments)::int AS payments,
      sum(received)::numeric(14, 2)::text AS received, sum(refunded)::numeric(14, 2)::text AS refunded
    FROM moved GROUP BY 1, 2 ORDER BY 1 DESC`;
  const present = financialYearOf(now);
  const years = [...new Set([present, ...rows.map(yearOf)])].sort().reverse();
  const year = years.find((known) => known === query) ?? present;
  const inYear = rows.filter((row) => yearOf(row) === year);
  const months = [...new Set(inYear.map(({ id }) => id))].map((id) => ({
    id,
    ...sumsOf(inYear.filter((row) => row.id === id)),
  }));
  return { year, years, months, total: sumsOf(inYear) };
}
