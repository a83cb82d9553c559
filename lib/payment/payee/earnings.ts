import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { paiseOf } from '@/lib/format/money';
import { financialYearOf } from '@/lib/payment/receipt/rules';
import { db } from '@/lib/server/db';

/** Money of one month of India's calendar, in paise. */
export type MonthTotals = {
  /** "2026-11" */
  readonly id: string;
  readonly payments: number;
  readonly receivedPaise: number;
  readonly refundedPaise: number;
  /** Paid for them to the house: by card, or while they had no account. The house passes it on. */
  readonly throughHouse: {
    readonly payments: number;
    readonly receivedPaise: number;
    readonly refundedPaise: number;
  };
};

export type Earnings = {
  /** "2026-27", from April to March. */
  readonly year: string;
  /** Years with payments, latest first; always the present one. */
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
  readonly housePayments: number;
  readonly houseReceived: string;
  readonly houseRefunded: string;
};

const monthOf = ({ id, payments, received, refunded, ...house }: Row): MonthTotals => ({
  id,
  payments,
  receivedPaise: paiseOf(received) ?? 0,
  refundedPaise: paiseOf(refunded) ?? 0,
  throughHouse: {
    payments: house.housePayments,
    receivedPaise: paiseOf(house.houseReceived) ?? 0,
    refundedPaise: paiseOf(house.houseRefunded) ?? 0,
  },
});

const yearOf = ({ id }: Pick<MonthTotals, 'id'>) => financialYearOf(new Date(`${id}-15T12:00:00+05:30`));

/**
 * What was paid to a therapist and verified, by the months in which it arrived and went back; told apart from it, what
 * the house received for them. Money that goes back by itself never counted.
 * @param query a financial year from the address; any other text gives the present one
 */
export async function earningsOf(
  { userId }: MemberOf<'therapist'>,
  query: string,
  now: Date = new Date(),
): Promise<Earnings> {
  const rows = await db.$queryRaw<Row[]>`
    WITH own AS (
      SELECT t.id, t.amount, t.paid_at, false AS house FROM transactions t
      JOIN payment_submissions s ON s.id = t.payment_submission_id
      JOIN payee_accounts a ON a.id = s.payee_account_id
      JOIN payees p ON p.id = a.payee_id
      JOIN therapists th ON th.id = p.therapist_id
      WHERE th.user_id = ${userId}::uuid AND t.status IN ('paid', 'refunded') AND t.returning_because IS NULL
      UNION ALL
      SELECT t.id, t.amount, t.paid_at, true FROM transactions t
      JOIN therapists th ON th.id = t.therapist_id
      WHERE th.user_id = ${userId}::uuid AND held_by_house(t)
    ), moved AS (
      SELECT paid_at AS at, amount AS received, 0 AS refunded, 1 AS payments, house FROM own
      UNION ALL
      SELECT f.at, 0, f.amount, 0, own.house FROM refunds f JOIN own ON own.id = f.transaction_id
    )
    SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS id,
      sum(CASE WHEN house THEN 0 ELSE payments END)::int AS payments,
      sum(CASE WHEN house THEN 0 ELSE received END)::numeric(14, 2)::text AS received,
      sum(CASE WHEN house THEN 0 ELSE refunded END)::numeric(14, 2)::text AS refunded,
      sum(CASE WHEN house THEN payments ELSE 0 END)::int AS "housePayments",
      sum(CASE WHEN house THEN received ELSE 0 END)::numeric(14, 2)::text AS "houseReceived",
      sum(CASE WHEN house THEN refunded ELSE 0 END)::numeric(14, 2)::text AS "houseRefunded"
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
      throughHouse: {
        payments: sum(({ throughHouse }) => throughHouse.payments),
        receivedPaise: sum(({ throughHouse }) => throughHouse.receivedPaise),
        refundedPaise: sum(({ throughHouse }) => throughHouse.refundedPaise),
      },
    },
  };
}
