import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { type Measure, measures, weeksShown } from '@/lib/admin/overview/trend-rules';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';

/** One week from Monday to Sunday in India. */
export type Week = {
  /** Its Monday, ISO. */
  readonly from: string;
  /** Its Sunday, ISO. */
  readonly to: string;
};

/** Weeks from the oldest to the present one, and each measure's value in each of them; null where there is none. */
export type Trends = {
  readonly weeks: readonly Week[];
  readonly values: Readonly<Record<Measure, readonly (number | null)[]>>;
};

type Row = { readonly measure: Measure; readonly week: string; readonly value: number };

const day = 86_400_000;
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

/**
 * What happened in each of the last weeks, by one query that reads only rows of these weeks. Money is in paise and
 * rupees only, the time to reply the median in hours. It opens no record, so it writes no audit line.
 * @param _viewer an administrator, as the guard has checked
 */
export async function readTrends(_viewer: MemberOf<'admin'>, now: Date = new Date()): Promise<Trends> {
  const weeks = lastWeeks(now);
  const from = weeks[0]?.from ?? indianDay(now);
  const rows = await db.$queryRaw<Row[]>`
    WITH since AS (SELECT ${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata' AS at),
    happened AS (
      SELECT CASE status WHEN 'completed' THEN 'sessions' ELSE 'missed' END AS measure, session_date AS at, NULL::float8 AS value
        FROM therapy_sessions, since
        WHERE session_date >= since.at AND session_date <= ${now} AND status IN ('completed', 'no_show')
      UNION ALL SELECT 'clients', u.created_at, NULL
        FROM users u JOIN profiles p ON p.user_id = u.id AND p.role = 'client', since WHERE u.created_at >= since.at
      UNION ALL SELECT 'reply', r.created_at, extract(epoch FROM r.answered_at - r.created_at) / 3600
        FROM therapist_contact_requests r, since
        WHERE r.created_at >= since.at AND r.answered_at IS NOT NULL AND r.closed_at IS NULL
      UNION ALL SELECT 'verified', t.paid_at, t.amount * 100
        FROM transactions t, since
        WHERE t.paid_at >= since.at AND t.currency = 'INR' AND t.returning_because IS NULL
      UNION ALL SELECT 'refunded', r.at, r.amount * 100
        FROM refunds r JOIN transactions t ON t.id = r.transaction_id AND t.currency = 'INR', since
        WHERE r.at >= since.at
    )
    SELECT measure, to_char(date_trunc('week', at AT TIME ZONE 'Asia/Kolkata'), 'YYYY-MM-DD') AS week,
      CASE measure
        WHEN 'reply' THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY value)
        WHEN 'verified' THEN sum(value)
        WHEN 'refunded' THEN sum(value)
        ELSE count(*) END::float8 AS value
    FROM happened GROUP BY 1, 2`;
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
