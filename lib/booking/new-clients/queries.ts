import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { OpenCalendar } from '@/lib/booking/calendar/queries';
import { isInWeek, type Week } from '@/lib/booking/new-clients/rules';
import { persons } from '@/lib/care/participant/sql';
import { day } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';

type Reader = Pick<Tx, '$queryRaw'>;

/** The person who books: a client by their profile, everybody else by a confirmed or typed address. */
export type Newcomer = { readonly clientId: string | null; readonly email?: string | null };

const inIndia = (moment: Prisma.Sql) =>
  Prisma.sql`date_trunc('week', ${moment} AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;

/**
 * The present and later weeks in which as many new people as their calendar allows have an appointment or a
 * live hold, by calendar. A hold of a guest counts as a new person. Calendars without a limit have none.
 * @param except profile whose own appointments do not count
 */
export async function readFullWeeks(
  client: Reader,
  calendarIds: readonly string[],
  now: Date,
  except: string | null = null,
): Promise<ReadonlyMap<string, readonly Week[]>> {
  const week = inIndia(Prisma.sql`b.starts_at`);
  const rows = await client.$queryRaw<{ calendarId: string; from: Date }[]>`
    SELECT calendar_id::text AS "calendarId", week AS "from" FROM (
      SELECT b.calendar_id, c.new_clients_a_week AS most, ${week} AS week,
        coalesce(who.client_id::text, who.email, b.id::text) AS person
      FROM calendars c JOIN bookings b ON b.calendar_id = c.id LEFT JOIN ${persons} who ON who.booking_id = b.id
      WHERE c.id = ANY (${calendarIds}::uuid[]) AND c.new_clients_a_week IS NOT NULL
        AND b.starts_at >= ${inIndia(Prisma.sql`${now}::timestamptz`)}
        AND (b.status = 'confirmed' OR b.status = 'held' AND b.held_until > ${now})
        AND (${except}::uuid IS NULL OR who.client_id IS DISTINCT FROM ${except}::uuid)
        AND NOT EXISTS (
          SELECT FROM bookings e JOIN ${persons} was ON was.booking_id = e.id
          WHERE e.calendar_id = b.calendar_id AND e.status = 'confirmed' AND e.starts_at < ${week}
            AND (was.client_id = who.client_id OR was.email = who.email))
        AND NOT EXISTS (
          SELECT FROM therapy_sessions s WHERE s.therapist_id = c.therapist_id AND s.client_id = who.client_id
            AND s.status <> 'cancelled' AND s.session_date < ${week})
        AND NOT EXISTS (
          SELECT FROM client_cards k WHERE k.therapist_id = c.therapist_id
            AND (k.client_id = who.client_id OR k.email = who.email::citext))
    ) new_people
    GROUP BY calendar_id, week, most HAVING count(DISTINCT person) >= most`;
  const full = new Map<string, Week[]>();
  for (const { calendarId, from } of rows) {
    const weeks = full.get(calendarId) ?? [];
    full.set(calendarId, [...weeks, { from, until: new Date(from.getTime() + 7 * day) }]);
  }
  return full;
}

/** Whether the two have an appointment that is not cancelled, or the therapist a card of this person. All in SQL. */
export function knownTo(
  of: Readonly<Record<'calendarId' | 'therapistId' | 'clientId' | 'email', Prisma.Sql>>,
): Prisma.Sql {
  const own = Prisma.sql`(SELECT ${of.clientId} UNION SELECT p.id FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.email = ${of.email} AND u.email_verified_at IS NOT NULL)`;
  return Prisma.sql`(EXISTS (
      SELECT FROM bookings b JOIN ${persons} was ON was.booking_id = b.id
      WHERE b.calendar_id = ${of.calendarId} AND b.status = 'confirmed'
        AND (was.client_id IN ${own} OR was.email = ${of.email}::text)
    ) OR EXISTS (
      SELECT FROM therapy_sessions s WHERE s.therapist_id = ${of.therapistId} AND s.status <> 'cancelled'
        AND s.client_id IN ${own}
    ) OR EXISTS (
      SELECT FROM client_cards k WHERE k.therapist_id = ${of.therapistId}
        AND (k.client_id IN ${own} OR k.email = ${of.email})
    ))`;
}

async function isKnown(
  client: Reader,
  calendarId: string,
  therapistId: string,
  { clientId, email = null }: Newcomer,
): Promise<boolean> {
  if (clientId === null && email === null) return false;
  const known = knownTo({
    calendarId: Prisma.sql`${calendarId}::uuid`,
    therapistId: Prisma.sql`${therapistId}::uuid`,
    clientId: Prisma.sql`${clientId}::uuid`,
    email: Prisma.sql`${email}::citext`,
  });
  const [row] = await client.$queryRaw<{ known: boolean }[]>`SELECT ${known} AS known`;
  return row?.known === true;
}

type Limited = Pick<OpenCalendar, 'id' | 'newClientsAWeek'> & {
  readonly therapist: { readonly id: string } | null;
  readonly kind: { readonly bookableBy: string } | null;
};

/** Whether the weekly limit holds this person back: they are new, and did not come by the therapist's own link. */
async function isLimited(
  client: Reader,
  { id, therapist, kind, newClientsAWeek }: Limited,
  person: Newcomer,
): Promise<boolean> {
  if (newClientsAWeek === null || !therapist || kind?.bookableBy === 'link') return false;
  return !(await isKnown(client, id, therapist.id, person));
}

const fullWeeksOf = async (client: Reader, { id }: Limited, { clientId }: Newcomer, now: Date) =>
  (await readFullWeeks(client, [id], now, clientId)).get(id) ?? [];

/** The weeks of which this person is offered no time. */
export async function fullWeeksFor(
  client: Reader,
  calendar: Limited,
  person: Newcomer,
  now: Date,
): Promise<readonly Week[]> {
  if (!(await isLimited(client, calendar, person))) return [];
  return fullWeeksOf(client, calendar, person, now);
}

/**
 * The same under the calendar's lock: bookings of new people in one calendar wait for each other, unless the
 * wanted week is full already, and every booking waits for a therapist who is changing the calendar.
 */
export async function lockFullWeeks(
  tx: Reader,
  calendar: Limited,
  person: Newcomer,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<readonly Week[]> {
  const [row] = await tx.$queryRaw<{ most: number | null }[]>`
    SELECT new_clients_a_week AS most FROM calendars WHERE id = ${calendar.id}::uuid FOR KEY SHARE`;
  const limited = { ...calendar, newClientsAWeek: row?.most ?? null };
  if (!(await isLimited(tx, limited, person))) return [];
  const before = await fullWeeksOf(tx, calendar, person, now);
  if (isInWeek(before, at)) return before;
  await tx.$queryRaw`SELECT 1 FROM calendars WHERE id = ${calendar.id}::uuid FOR NO KEY UPDATE`;
  return fullWeeksOf(tx, calendar, person, now);
}
