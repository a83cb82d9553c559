import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { openCalendar } from '@/lib/booking/calendar/open';
import { reserveSessions } from '@/lib/booking/schedule/brought';
import { bringNotes } from '@/lib/care/note/brought';
import { type BroughtSession, bringSessions, newSessions } from '@/lib/care/session/brought';
import { knownTimeZone } from '@/lib/format/time-zone';
import { type Practice, readPractice } from '@/lib/privacy/export/practice/read';
import type { PracticeFault } from '@/lib/privacy/export/practice/rules';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';

type TakenPractice = {
  /** `kept`: hours were set here before. */
  readonly hours: 'taken' | 'kept' | 'none';
  readonly notes: {
    readonly taken: number;
    readonly present: number;
    /** Notes about people who are not clients here. */
    readonly left: number;
  };
  readonly sessions: {
    readonly taken: number;
    readonly present: number;
    readonly left: number;
    /** Coming ones whose time another appointment has. */
    readonly clashing: number;
  };
};

type Taken =
  | { readonly done: true; readonly taken: TakenPractice }
  | { readonly done: false; readonly because: PracticeFault | 'not-linked' };

/** The weekly hours with their places, where there are none yet: hours that people book now are never replaced. */
async function takeHours(
  tx: Tx,
  therapistId: string,
  { calendars: [calendar], places, availability_hours }: Practice['records'],
): Promise<TakenPractice['hours']> {
  const timeZone = calendar && knownTimeZone(calendar.time_zone);
  if (!timeZone || availability_hours.length === 0) return 'none';
  const { id } = await openCalendar(tx, therapistId, timeZone);
  if ((await tx.availabilityHours.count({ where: { calendarId: id } })) > 0) return 'kept';
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
  const here = new Map<string, string>();
  for (const { id: was, name, address, also_remote: alsoRemote } of places) {
    if (!availability_hours.some(({ place_id }) => place_id === was)) continue;
    const made = await tx.place.create({
      data: { therapistId, name, address, alsoRemote },
      select: { id: true },
    });
    here.set(was, made.id);
  }
  await tx.availabilityHours.createMany({
    data: availability_hours.map(({ weekday, start_minute, end_minute, place_id }) => ({
      ...{ calendarId: id, weekday },
      ...{ startMinute: start_minute, endMinute: end_minute },
      placeId: here.get(place_id ?? '') ?? null,
    })),
  });
  return 'taken';
}

/** Clients of the therapist by an id of the file: the same confirmed address. */
async function clientsHere(tx: Tx, therapistId: string, { records }: Practice) {
  const addresses = records.therapist_clients.flatMap(({ email }) => (email === null ? [] : [email]));
  const here = await tx.therapistClient.findMany({
    where: { therapistId, client: { user: { email: { in: addresses }, emailVerifiedAt: { not: null } } } },
    select: { clientId: true, name: true, client: { select: { email: true } } },
  });
  const byAddress = new Map(here.map(({ client, ...known }) => [client.email.toLowerCase(), known]));
  return new Map(
    records.therapist_clients.map(({ client_id, email }) => [
      client_id,
      byAddress.get(email?.toLowerCase() ?? ''),
    ]),
  );
}

type ClientsHere = Awaited<ReturnType<typeof clientsHere>>;

async function takeNotes(
  tx: Tx,
  therapistId: string,
  practice: Practice,
  clients: ClientsHere,
  now: Date,
): Promise<TakenPractice['notes']> {
  const of = practice.notes.flatMap(({ id, client_id, template, words, amends_id, ...note }) => {
    const client = client_id === null ? undefined : clients.get(client_id);
    if (!client) return [];
    return [
      {
        ...{ id, clientId: client.clientId, clientName: client.name, template, words, amendsId: amends_id },
        ...{ createdAt: note.created_at, savedAt: note.saved_at, signed: note.signed_at !== null },
        beside: note.beside_it.map((one) => ({ savedAt: one.saved_at, words: one.words })),
      },
    ];
  });
  const taken = await bringNotes(tx, therapistId, of, now);
  return { taken, present: of.length - taken, left: practice.notes.length - of.length };
}

/** Coming sessions reserve their time and cost nothing more; all others become the history of their client. */
async function takeSessions(
  tx: Tx,
  therapist: LinkedTherapist,
  { records: { therapy_sessions: rows } }: Practice,
  clients: ClientsHere,
  now: Date,
): Promise<TakenPractice['sessions']> {
  const of = rows.flatMap((row): BroughtSession[] => {
    const client = clients.get(row.client_id);
    if (!client) return [];
    const { id, mode, status } = row;
    return [
      {
        ...{ id, mode, status, clientId: client.clientId, seriesId: row.series_id },
        ...{ sessionDate: row.session_date, durationMinutes: row.duration_minutes },
        ...{ sessionType: row.session_type, completedAt: row.completed_at, missedAt: row.missed_at },
        ...{ completionUndoneAt: row.completion_undone_at, breakClosedAt: row.break_closed_at },
        ...{ cancelledAt: row.cancelled_at, cancelledBy: row.cancelled_by, cancelReason: row.cancel_reason },
        ...{ createdAt: row.created_at, updatedAt: row.updated_at },
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
  const reserved = coming.length === 0 ? 0 : await reserveSessions(tx, therapist, coming, now);
  const clashing = coming.length - reserved;
  return {
    taken: fresh.length - clashing,
    present: of.length - fresh.length,
    left: rows.length - of.length,
    clashing,
  };
}

/**
 * Takes the weekly hours, the sessions and the notes of a practice file into the viewer's practice, all or nothing; a second
 * reading adds nothing. Nobody is notified. Clients are imported as a list of their own.
 * @throws SealUnavailable without a master key
 */
export async function takePractice(
  viewer: MemberOf<'therapist'>,
  bytes: Uint8Array,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Taken> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  const answer = readPractice(bytes);
  if (!answer.read) return { done: false, because: answer.why };
  const taken = await db.$transaction(async (tx): Promise<TakenPractice> => {
    const hours = await takeHours(tx, therapist.id, answer.practice.records);
    const clients = await clientsHere(tx, therapist.id, answer.practice);
    const sessions = await takeSessions(tx, therapist, answer.practice, clients, now);
    const notes = await takeNotes(tx, therapist.id, answer.practice, clients, now);
    await recordAudit(tx, {
      actor: viewer,
      action: 'practice.read',
      subject: { table: 'therapists', id: therapist.id },
      subjectUserId: viewer.userId,
      details: { hours, notes: notes.taken, sessions: sessions.taken },
      request,
    });
    return { hours, notes, sessions };
  }, transactionOptions.import);
  return { done: true, taken };
}
