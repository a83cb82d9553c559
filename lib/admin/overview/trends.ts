import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { type Measure, measures, weeksShown } from '@/lib/admin/overview/trend-rules';
import { day } from '@/lib/format/duration';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';

/** One week from Monday to Sunday in India. */
export type Week = {
  /** Its Monday, ISO. */
  readonly from: string;
  /** Its Sunday, ISO. */
  readonly to: string;
};

/** Weeks from the oldest to the present one, and each measure's value in each of them; null if absent. */
export type Trends = {
  readonly weeks: readonly Week[];
  readonly values: Readonly<Record<Measure, readonly (number | null)[]>>;
};

type Row = { readonly measure: Measure; readonly week: string; readonly value: number };

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

function lastWeeks(now: Date): readonly Week[] {
  const today = Date.parse(indianDay(now));
  // Days since Monday: 1970 began on a Thursday.
  const monday = today - ((today / day + 3) % 7) * day;
  return Array.from({ length: weeksShown }, (_, index) => {
    const from = monday - (weeksShown - 1 - index) * 7 * day;
    return { from: isoDay(from), to: isoDay(from + 6 * day) };
  });
}

const inIndia = (column: string) => Prisma.raw(`${column} AT TIME ZONE 'Asia/Kolkata'`);
/** Monday of an instant, in India. */
const weekOf = (moment: Prisma.Sql) => Prisma.sql`date_trunc('week', ${moment})`;

/**
 * The measures of each of the last weeks, by one query that reads only indexes, and only these weeks. Money
 * is in paise and rupees only, the time to reply the median in hours. It opens no record, so it writes no
 * audit line.
 * @param _viewer an administrator, checked by the guard
 */
export async function readTrends(_viewer: MemberOf<'admin'>, now: Date = new Date()): Promise<Trends> {
  const weeks = lastWeeks(now);
  const from = weeks[0]?.from ?? indianDay(now);
  const rows = await db.$queryRaw<Row[]>`
    WITH since AS (SELECT ${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata' AS at),
    happened AS (
      SELECT 'sessions' AS measure, ${weekOf(Prisma.sql`s.session_day::timestamp`)} AS week, count(*)::float8 AS value
        FROM therapy_sessions s
        WHERE s.session_day BETWEEN ${from}::date AND ${indianDay(now)}::date AND s.status = 'completed' GROUP BY 2
      UNION ALL SELECT 'missed', ${weekOf(Prisma.sql`s.session_day::timestamp`)}, count(*) FROM therapy_sessions s
        WHERE s.session_day BETWEEN ${from}::date AND ${indianDay(now)}::date AND s.status = 'no_show' GROUP BY 2
      UNION ALL SELECT 'clients', ${weekOf(inIndia('u.created_at'))}, count(*)
        FROM users u JOIN profiles p ON p.user_id = u.id AND p.role = 'client', since
        WHERE u.created_at >= since.at GROUP BY 2
      UNION ALL SELECT 'reply', ${weekOf(inIndia('r.created_at'))},
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.answered_at - r.created_at)::float8 / 3600)
        FROM therapist_contact_requests r, since
        WHERE r.created_at >= since.at AND r.answered_at IS NOT NULL AND r.closed_at IS NULL GROUP BY 2
      UNION ALL SELECT 'verified', ${weekOf(inIndia('t.paid_at'))}, sum(t.amount) * 100
        FROM transactions t, since
        WHERE t.paid_at >= since.at AND t.currency = 'INR' AND t.returning_because IS NULL
          AND t.method NOT IN ('cash', 'cheque', 'own_app') GROUP BY 2
      UNION ALL SELECT 'refunded', ${weekOf(inIndia('r.at'))}, sum(r.amount) * 100
        FROM refunds r JOIN transactions t ON t.id = r.transaction_id AND t.currency = 'INR'
          AND t.method NOT IN ('cash', 'cheque', 'own_app'), since
        WHERE r.at >= since.at GROUP BY 2
    )
    SELECT measure, to_char(week, 'YYYY-MM-DD') AS week, value::float8 AS value FROM happened`;
  const found = new Map(rows.map(({ measure, week, value }) => [`${measure} ${week}`, value]));
  const valuesOf = (measure: Measure) =>
    // A week without answers has no reply time; every other measure of an empty week is zero.
    weeks.map(
      (week) => found.get(`${measure} ${week.from}`) ?? (measures[measure].kind === 'hours' ? null : 0),
    );
  return {
    weeks,
    values: {
      sessions: valuesOf('sessions'),
      clients: valuesOf('clients'),
      reply: valuesOf('reply'),
      missed: valuesOf('missed'),
      verified: valuesOf('verified'),
      refunded: valuesOf('refunded'),
    },
  };
}
