import 'server-only';
import { z } from 'zod';
import { openCalendar } from '@/lib/booking/calendar/open';
import { reserveSessions } from '@/lib/booking/schedule/brought';
import { bringNotes, idHere } from '@/lib/care/note/brought';
import { type BroughtSession, bringSessions, newSessions } from '@/lib/care/session/brought';
import { knownTimeZone } from '@/lib/format/time-zone';
import type { PeopleHere, PersonHere } from '@/lib/privacy/export/practice/people';
import type { Practice, Row } from '@/lib/privacy/export/practice/read';
import type { Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { LinkedTherapist } from '@/lib/therapist/access';
import { letterSchema } from '@/lib/therapist/letter/schema';

// The families that the product works with here. All others are brought as records (take.ts).

/** Settings of a calendar before a reading changed them, for its undoing. */
export const calendarBefore = z.object({
  timeZone: z.string(),
  slotMinutes: z.number(),
  bufferMinutes: z.number(),
  noticeMinutes: z.number(),
  horizonDays: z.number(),
  cancelNoticeHours: z.number(),
  newClientsAWeek: z.number().nullable(),
});

export type Live = {
  /** Rows of the file that became rows here, as "table id", and the ids of these by table. */
  readonly taken: Set<string>;
  readonly made: Record<string, string[]>;
  /** Places by their ids in the file, for hours and kinds of session that name them. */
  readonly places: Map<string, string>;
  /** Kinds of session by their ids in the file, for coming sessions. */
  readonly kinds: Map<string, string>;
};

export function add(
  { taken, made }: Pick<Live, 'taken' | 'made'>,
  table: string,
  ids: readonly string[],
  here: readonly string[],
): void {
  for (const id of ids) taken.add(`${table} ${id}`);
  made[table] = [...(made[table] ?? []), ...here];
}

export const idsIn = (rows: readonly Row[] = []) => rows.map(({ id }) => String(id));

/** The place here of one in the file, which is made with its first use; null for none. */
export async function placeHere(
  tx: Tx,
  therapistId: string,
  [was, rows]: readonly [string | null, Practice['records']['places']],
  live: Live,
): Promise<string | null> {
  const row = rows.find(({ id }) => id === was);
  if (!row) return null;
  const known = live.places.get(row.id);
  if (known) return known;
  const { id, name, address, also_remote: alsoRemote, archived_at: archivedAt } = row;
  const own = await tx.place.findFirst({
    where: {
      ...{ therapistId, archivedAt: archivedAt ? { not: null } : null },
      OR: [{ id }, { name, address, alsoRemote }],
    },
    select: { id: true },
  });
  const data = { therapistId, name, address, alsoRemote, archivedAt };
  const { id: here } = own ?? (await tx.place.create({ data, select: { id: true } }));
  add(live, 'places', [id], own ? [] : [here]);
  live.places.set(id, here);
  return here;
}

const dayRow = z
  .object({
    id: z.uuid(),
    on_date: z.iso.date(),
    kind: z.enum(['closed', 'extra']),
    start_minute: z.int().min(0).nullable(),
    end_minute: z.int().max(1_440).nullable(),
    place_id: z.uuid().nullable().default(null),
  })
  .refine(({ kind, start_minute: from, end_minute: until }) =>
    from === null || until === null ? from === until && kind === 'closed' : from < until,
  );

const keptRow = z
  .object({
    id: z.uuid(),
    client_id: z.uuid().nullable().default(null),
    card_id: z.uuid().nullable().default(null),
    weekday: z.int().min(1).max(7),
    start_minute: z.int().min(0),
    minutes: z.int().min(10).max(480),
    every_weeks: z.literal([1, 2]),
    from_date: z.iso.date(),
  })
  .refine(({ start_minute, minutes }) => start_minute + minutes <= 1_440);

/** The rows of a list that have this shape; the others are counted as not readable (take.ts). */
const rowsOf = <T>(lists: ReadonlyMap<string, readonly Row[]>, table: string, shape: z.ZodType<T>): T[] =>
  (lists.get(table) ?? []).flatMap((row) => shape.safeParse(row).data ?? []);

/**
 * The weekly hours with their places, closed days, extra and kept hours, where there are no weekly hours yet: those that
 * people book now are never replaced. A practice with a kind of session of its own keeps its length.
 */
export async function takeHours(
  tx: Tx,
  therapistId: string,
  { calendars: [calendar], places, availability_hours }: Practice['records'],
  lists: ReadonlyMap<string, readonly Row[]>,
  {
    live,
    byId,
    isEmpty,
  }: { readonly live: Live; readonly byId: PeopleHere['byId']; readonly isEmpty: boolean },
): Promise<'taken' | 'kept' | 'none' | z.output<typeof calendarBefore>> {
  const timeZone = calendar && knownTimeZone(calendar.time_zone);
  if (!timeZone || availability_hours.length === 0) return 'none';
  const { id } = await openCalendar(tx, therapistId, timeZone);
  if ((await tx.availabilityHours.count({ where: { calendarId: id } })) > 0) return 'kept';
  const before = calendarBefore.parse(await tx.calendar.findUniqueOrThrow({ where: { id } }));
  await tx.calendar.update({
    where: { id },
    data: {
      timeZone,
      ...(isEmpty && { slotMinutes: calendar.slot_minutes }),
      bufferMinutes: calendar.buffer_minutes,
      noticeMinutes: calendar.notice_minutes,
      horizonDays: calendar.horizon_days,
      cancelNoticeHours: calendar.cancel_notice_hours,
      newClientsAWeek: calendar.new_clients_a_week ?? null,
    },
  });
  const days = rowsOf(lists, 'availability_exceptions', dayRow);
  for (const { place_id } of [...availability_hours, ...days])
    await placeHere(tx, therapistId, [place_id ?? null, places], live);
  const hours = await tx.availabilityHours.createManyAndReturn({
    data: availability_hours.map(({ weekday, start_minute, end_minute, place_id }) => ({
      ...{ calendarId: id, weekday },
      ...{ startMinute: start_minute, endMinute: end_minute },
      placeId: live.places.get(place_id ?? '') ?? null,
    })),
    select: { id: true },
  });
  add(live, 'calendars', idsIn(lists.get('calendars')), []);
  add(live, 'availability_hours', idsIn(lists.get('availability_hours')), idsIn(hours));
  const differ = await tx.availabilityException.createManyAndReturn({
    data: days.map(({ on_date, kind, start_minute, end_minute, place_id }) => ({
      ...{ calendarId: id, onDate: new Date(on_date), kind },
      ...{ startMinute: start_minute, endMinute: end_minute },
      placeId: live.places.get(place_id ?? '') ?? null,
    })),
    select: { id: true },
  });
  add(live, 'availability_exceptions', idsIn(days), idsIn(differ));
  const keptHours = rowsOf(lists, 'kept_hours', keptRow).flatMap((row) => {
    const person = byId.get(row.client_id ?? row.card_id ?? '');
    return person ? [{ row, person }] : [];
  });
  const keptHere = await tx.keptHour.createManyAndReturn({
    data: keptHours.map(({ row, person }) => ({
      ...{ calendarId: id, weekday: row.weekday, startMinute: row.start_minute, minutes: row.minutes },
      ...{ everyWeeks: row.every_weeks, fromDate: new Date(row.from_date) },
      ...('clientId' in person ? { clientId: person.clientId } : { cardId: person.cardId }),
    })),
    select: { id: true },
  });
  add(live, 'kept_hours', idsIn(keptHours.map(({ row }) => row)), idsIn(keptHere));
  return before;
}

/** The therapist's own letters, where this practice still sends those of the service. @returns lines about the others */
export async function takeLetters(tx: Tx, therapistId: string, rows: readonly Row[], live: Live) {
  const lines: string[] = [];
  const shape = letterSchema(() => env.APP_URL).pick({ kind: true, subject: true, body: true });
  for (const { id, kind, subject, body } of rows) {
    const { success, data } = shape.safeParse({ kind, subject, body });
    if (!success) continue;
    if ((await tx.therapistLetter.count({ where: { therapistId, kind: data.kind } })) > 0) {
      lines.push(`The letter “${data.subject}” was not imported, because you have your own letter for this.`);
      continue;
    }
    const made = await tx.therapistLetter.create({ data: { therapistId, ...data }, select: { id: true } });
    add(live, 'therapist_letters', [String(id)], [made.id]);
  }
  return lines;
}

type PersonOf = (row: { readonly client_id: string | null }) => PersonHere | undefined;

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** The notes about clients, for their author; those about people on cards stay records. */
export async function takeNotes(
  tx: Tx,
  therapistId: string,
  { notes }: Practice,
  personOf: PersonOf,
  live: Live,
  now: Date,
) {
  const of = notes.flatMap(({ id, template, words, amends_id, ...note }) => {
    const person = personOf(note);
    if (!person || !('clientId' in person)) return [];
    return [
      {
        ...{ id, clientId: person.clientId, clientName: person.name, template, words, amendsId: amends_id },
        ...{ createdAt: note.created_at, savedAt: earlier(note.saved_at, now) },
        signed: note.signed_at !== null,
        beside: note.beside_it.map((one) => ({ savedAt: one.saved_at, words: one.words })),
      },
    ];
  });
  const made = await bringNotes(tx, therapistId, of, now);
  add(live, 'notes', idsIn(of), made);
  return { taken: made.length, present: of.length - made.length };
}

/**
 * The sessions of clients: coming ones reserve their time and cost nothing more, all others become history. Those of
 * people on cards stay records.
 */
export async function takeSessions(
  tx: Tx,
  therapist: LinkedTherapist,
  { records: { therapy_sessions: rows } }: Practice,
  {
    personOf,
    bookings = [],
  }: { readonly personOf: PersonOf; readonly bookings?: readonly Row[] | undefined },
  live: Live,
  now: Date,
) {
  const kindOf = new Map(bookings.map(({ id, kind_id }) => [id, live.kinds.get(String(kind_id)) ?? null]));
  const of = rows.flatMap((row): BroughtSession[] => {
    const person = personOf(row);
    if (!person || !('clientId' in person)) return [];
    const { id, mode, status } = row;
    return [
      {
        ...{ id, mode, status, clientId: person.clientId, seriesId: row.series_id },
        kindId: kindOf.get(row.booking_id) ?? null,
        ...{ sessionDate: row.session_date, durationMinutes: row.duration_minutes },
        ...{ sessionType: row.session_type, completedAt: row.completed_at, missedAt: row.missed_at },
        ...{ completionUndoneAt: row.completion_undone_at, breakClosedAt: row.break_closed_at },
        ...{ cancelledAt: row.cancelled_at, cancelledBy: row.cancelled_by, cancelReason: row.cancel_reason },
        ...{ createdAt: row.created_at, updatedAt: earlier(row.updated_at, now) },
      },
    ];
  });
  const fresh = await newSessions(tx, therapist.id, of);
  const isComing = ({ status, sessionDate }: BroughtSession) => status === 'scheduled' && sessionDate > now;
  const coming = fresh.filter(isComing);
  await bringSessions(
    tx,
    therapist.id,
    fresh.filter((one) => !isComing(one)),
  );
  const reserved = coming.length === 0 ? [] : await reserveSessions(tx, therapist, coming, now);
  const clashing = coming.length - reserved.length;
  const made = fresh.filter((one) => !isComing(one) || reserved.includes(one.id));
  add(
    live,
    'therapy_sessions',
    idsIn(of),
    made.map(({ id }) => idHere(therapist.id, id)),
  );
  return { taken: made.length, present: of.length - fresh.length, clashing, reserved };
}

/** A coming session has a booking of its own here, in place of the one in the file. */
export function replaceBookings(
  lists: ReadonlyMap<string, readonly Row[]>,
  reserved: readonly string[],
  { taken }: Live,
): void {
  const sessions = (lists.get('therapy_sessions') ?? []).filter(({ id }) => reserved.includes(String(id)));
  const bookings = new Set(
    sessions.flatMap(({ booking_id }) => (booking_id == null ? [] : [String(booking_id)])),
  );
  for (const id of bookings) taken.add(`bookings ${id}`);
  for (const { id, booking_id } of lists.get('participants') ?? []) {
    if (bookings.has(String(booking_id))) taken.add(`participants ${id}`);
  }
}
