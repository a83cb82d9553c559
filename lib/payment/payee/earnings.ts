import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { paiseOf } from '@/lib/format/money';
import type { Keeper } from '@/lib/payment/payee/access';
import { financialYearOf } from '@/lib/payment/receipt/rules';
import { db } from '@/lib/server/db';

/** Money of one month of India's calendar, in paise. */
export type MonthTotals = {
  /** "2026-11" */
  readonly id: string;
  readonly payments: number;
  readonly receivedPaise: number;
  readonly refundedPaise: number;
  /**
   * Separate sums. For a therapist: payments received by the service for them, by card or while they had no
   * account, which it passes on. For the service: sales in US dollars, in cents.
   */
  readonly beside: {
    readonly payments: number;
    readonly receivedPaise: number;
    readonly refundedPaise: number;
  };
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
  readonly payments: number;
  readonly received: string;
  readonly refunded: string;
  readonly besidePayments: number;
  readonly besideReceived: string;
  readonly besideRefunded: string;
};

const monthOf = ({ id, payments, received, refunded, ...beside }: Row): MonthTotals => ({
  id,
  payments,
  receivedPaise: paiseOf(received) ?? 0,
  refundedPaise: paiseOf(refunded) ?? 0,
  beside: {
    payments: beside.besidePayments,
    receivedPaise: paiseOf(beside.besideReceived) ?? 0,
    refundedPaise: paiseOf(beside.besideRefunded) ?? 0,
  },
});

const yearOf = ({ id }: Pick<MonthTotals, 'id'>) => financialYearOf(new Date(`${id}-15T12:00:00+05:30`));

/**
 * Transactions that count for a keeper, and whether each belongs to the separate sum. Automatic refunds never
 * counted.
 */
function moneyOf({ userId, profile }: Keeper): Prisma.Sql {
  if (profile.role === 'admin') {
    // Money for a therapist counts as theirs, even if the service received it.
    return Prisma.sql`
      SELECT t.id, t.amount, t.paid_at, t.currency <> 'INR' AS beside FROM transactions t
      WHERE t.therapist_id IS NULL AND t.status IN ('paid', 'refunded') AND t.returning_because IS NULL`;
  }
  return Prisma.sql`
      SELECT t.id, t.amount, t.paid_at, false AS beside FROM transactions t
      JOIN payment_submissions s ON s.id = t.payment_submission_id
      JOIN payee_accounts a ON a.id = s.payee_account_id
      JOIN payees p ON p.id = a.payee_id
      JOIN therapists th ON th.id = p.therapist_id
      WHERE th.user_id = ${userId}::uuid AND t.status IN ('paid', 'refunded') AND t.returning_because IS NULL
      UNION ALL
      SELECT t.id, t.amount, t.paid_at, true FROM transactions t
      JOIN therapists th ON th.id = t.therapist_id
      WHERE th.user_id = ${userId}::uuid AND held_by_house(t)`;
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
      SELECT paid_at AS at, amount AS received, 0 AS refunded, 1 AS payments, beside FROM own
      UNION ALL
      SELECT f.at, 0, f.amount, 0, own.beside FROM refunds f JOIN own ON own.id = f.transaction_id
    )
    SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS id,
      sum(CASE WHEN beside THEN 0 ELSE payments END)::int AS payments,
      sum(CASE WHEN beside THEN 0 ELSE received END)::numeric(14, 2)::text AS received,
      sum(CASE WHEN beside THEN 0 ELSE refunded END)::numeric(14, 2)::text AS refunded,
      sum(CASE WHEN beside THEN payments ELSE 0 END)::int AS "besidePayments",
      sum(CASE WHEN beside THEN received ELSE 0 END)::numeric(14, 2)::text AS "besideReceived",
      sum(CASE WHEN beside THEN refunded ELSE 0 END)::numeric(14, 2)::text AS "besideRefunded"
    FROM moved GROUP BY 1 ORDER BY 1 DESC`;
  const all = rows.map(monthOf);
  const present = financialYearOf(now);
  const years = [...new Set([present, ...all.map(yearOf)])].sort().reverse();
  const year = years.find((known) => known === query) ?? present;
  const months = all.filter((month) => yearOf(month) === year);
  const sum = (of: (month: MonthTotals) => number) => months.reduce((total, month) => total + of(month), 0);
  return {
    year,
    years,
    months,
    total: {
      payments: sum(({ payments }) => payments),
      receivedPaise: sum(({ receivedPaise }) => receivedPaise),
      refundedPaise: sum(({ refundedPaise }) => refundedPaise),
      beside: {
        payments: sum(({ beside }) => beside.payments),
        receivedPaise: sum(({ beside }) => beside.receivedPaise),
        refundedPaise: sum(({ beside }) => beside.refundedPaise),
      },
    },
  };
}
