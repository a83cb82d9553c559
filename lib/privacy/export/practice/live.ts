import 'server-only';
import { z } from 'zod';
import { openCalendar } from '@/lib/booking/calendar/open';
import { reserveSessions } from '@/lib/booking/schedule/brought';
import { bringNotes, idHere } from '@/lib/care/note/brought';
import { type BroughtSession, bringSessions, newSessions } from '@/lib/care/session/brought';
import { knownTimeZone } from '@/lib/format/time-zone';
import { lateRuleNames, missedRuleNames } from '@/lib/payment/appointment/late';
import type { PersonHere } from '@/lib/privacy/export/practice/people';
import type { Practice, Row } from '@/lib/privacy/export/practice/read';
import type { Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { LinkedTherapist } from '@/lib/therapist/access';
import { mostKinds, mostPeople } from '@/lib/therapist/kind/rules';
import { kindSchema } from '@/lib/therapist/kind/schema';
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
};

function add(
  { taken, made }: Pick<Live, 'taken' | 'made'>,
  table: string,
  ids: readonly string[],
  here: readonly string[],
): void {
  for (const id of ids) taken.add(`${table} ${id}`);
  made[table] = [...(made[table] ?? []), ...here];
}

const idsIn = (rows: readonly Row[] = []) => rows.map(({ id }) => String(id));

/** The place here of one in the file, which is made with its first use; null for none. */
async function placeHere(
  tx: Tx,
  therapistId: string,
  [was, rows]: readonly [string | null, Practice['records']['places']],
  live: Live,
): Promise<string | null> {
  const row = rows.find(({ id }) => id === was);
  if (!row) return null;
  const known = live.places.get(row.id);
  if (known) return known;
  const { id, name, address, also_remote: alsoRemote } = row;
  const own = await tx.place.findFirst({
    where: { id, therapistId, archivedAt: null },
    select: { id: true },
  });
  const data = { therapistId, name, address, alsoRemote };
  const { id: here } = own ?? (await tx.place.create({ data, select: { id: true } }));
  if (!own) add(live, 'places', [id], [here]);
  live.places.set(id, here);
  return here;
}

/** The weekly hours with their places, where there are none yet: hours that people book now are never replaced. */
export async function takeHours(
  tx: Tx,
  therapistId: string,
  { calendars: [calendar], places, availability_hours }: Practice['records'],
  lists: ReadonlyMap<string, readonly Row[]>,
  live: Live,
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
      slotMinutes: calendar.slot_minutes,
      bufferMinutes: calendar.buffer_minutes,
      noticeMinutes: calendar.notice_minutes,
      horizonDays: calendar.horizon_days,
      cancelNoticeHours: calendar.cancel_notice_hours,
      newClientsAWeek: calendar.new_clients_a_week ?? null,
    },
  });
  for (const { place_id } of availability_hours)
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
  return before;
}

const kindRow = z.object({
  id: z.uuid(),
  name: kindSchema.shape.name,
  minutes: z.int().min(15).max(240),
  people_from: z.int().min(1).default(1),
  people_to: z.int().max(mostPeople).default(1),
  fee: z.number().min(0).max(1_000_000).nullable(),
  modes: z.array(z.string()),
  place_id: z.uuid().nullable().default(null),
  notice_hours: z.int().min(0).max(336).nullable(),
  bookable_by: kindSchema.shape.bookableBy,
  paying_rule: z.enum(['ahead', 'after']).nullable().default(null),
  late_rule: z.enum(lateRuleNames).nullable().default(null),
  missed_rule: z.enum(missedRuleNames).nullable().default(null),
  archived_at: z.null(),
});

/** Kinds of session with names that are new here, after the therapist's own, with the places that they name. */
export async function takeKinds(
  tx: Tx,
  therapist: LinkedTherapist,
  rows: readonly Row[],
  places: Practice['records']['places'],
  live: Live,
) {
  const therapistId = therapist.id;
  const there = await tx.sessionKind.findMany({ where: { therapistId, archivedAt: null } });
  const names = new Set(there.map(({ name }) => name.toLowerCase()));
  const fresh = rows.flatMap((row) => {
    const { success, data } = kindRow.safeParse(row);
    if (!success || data.people_from > data.people_to || names.has(data.name.toLowerCase())) return [];
    const ways = data.modes.filter((mode) => therapist.modes.includes(mode));
    if (ways.length < data.modes.length) return [];
    // Without its place it would be offered in person everywhere.
    if (data.place_id !== null && !places.some(({ id }) => id === data.place_id)) return [];
    names.add(data.name.toLowerCase());
    return [data];
  });
  const some = fresh.slice(0, Math.max(0, mostKinds - there.length));
  const last = Math.max(0, ...there.map(({ position }) => position));
  for (const { place_id } of some) await placeHere(tx, therapistId, [place_id, places], live);
  const made = await tx.sessionKind.createManyAndReturn({
    data: some.map(({ name, minutes, fee, modes, ...row }, index) => ({
      ...{ therapistId, name, minutes, fee, modes: [...modes], position: last + index + 1 },
      placeId: live.places.get(row.place_id ?? '') ?? null,
      ...{ peopleFrom: row.people_from, peopleTo: row.people_to },
      ...{ noticeHours: row.notice_hours, bookableBy: row.bookable_by },
      ...{ payingRule: row.paying_rule, lateRule: row.late_rule, missedRule: row.missed_rule },
    })),
    select: { id: true },
  });
  add(live, 'session_kinds', idsIn(some), idsIn(made));
}

/** The therapist's own letters, where this practice still sends those of the service. */
export async function takeLetters(tx: Tx, therapistId: string, rows: readonly Row[], live: Live) {
  const shape = letterSchema(() => env.APP_URL).pick({ kind: true, subject: true, body: true });
  for (const { id, kind, subject, body } of rows) {
    const { success, data } = shape.safeParse({ kind, subject, body });
    if (!success || (await tx.therapistLetter.count({ where: { therapistId, kind: data.kind } })) > 0)
      continue;
    const made = await tx.therapistLetter.create({ data: { therapistId, ...data }, select: { id: true } });
    add(live, 'therapist_letters', [String(id)], [made.id]);
  }
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
  personOf: PersonOf,
  live: Live,
  now: Date,
) {
  const of = rows.flatMap((row): BroughtSession[] => {
    const person = personOf(row);
    if (!person || !('clientId' in person)) return [];
    const { id, mode, status } = row;
    return [
      {
        ...{ id, mode, status, clientId: person.clientId, seriesId: row.series_id },
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
