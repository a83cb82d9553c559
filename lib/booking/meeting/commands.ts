import 'server-only';
import type { Booking } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { calendarWhere, type WhoseCalendar } from '@/lib/booking/calendar/availability/access';
import { openCalendar } from '@/lib/booking/calendar/open';
import { isOverlap } from '@/lib/booking/change/commands';
import { enqueueAppointment } from '@/lib/booking/enqueue';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import {
  atPlace,
  chosenLink,
  isMissing,
  type MeetingTerms,
  meetingShown,
  placeInWords,
  storedMeeting,
} from '@/lib/booking/meeting/rules';
import type { MeetingTermsInput, SessionMeetingInput } from '@/lib/booking/meeting/schema';
import { readTerms } from '@/lib/booking/meeting/terms';
import { tellPerson } from '@/lib/booking/notifications';
import type { StoredMeeting } from '@/lib/care/meeting/rules';
import { personWith, withReachable } from '@/lib/care/participant/columns';
import { isUuid } from '@/lib/format/uuid';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import { attempt } from '@/lib/server/db/savepoint';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

const columns = {
  id: true,
  status: true,
  startsAt: true,
  endsAt: true,
  mode: true,
  icsSequence: true,
  meetingLink: true,
  meetingAddress: true,
  meetingCaller: true,
  meetingPhone: true,
  backupPhone: true,
  ...{ calendarId: true, blockedUntil: true, placeId: true },
  ...personWith({ client: { select: { userId: true } } }),
  place: { select: { name: true, address: true } },
} as const;

type Row = StoredMeeting & {
  readonly id: string;
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: string | null;
  readonly icsSequence: number;
  readonly participants: readonly { readonly client: { readonly userId: string } | null }[];
  readonly place: { readonly name: string; readonly address: string } | null;
};

const parts = ['meetingLink', 'meetingAddress', 'meetingCaller', 'meetingPhone', 'backupPhone'] as const;

function isSame(one: StoredMeeting, other: StoredMeeting): boolean {
  return parts.every((part) => one[part] === other[part]);
}

/** Sets where an appointment takes place and tells the person, with a new calendar file and new reminders. */
async function setPlace(tx: Tx, booking: Row, meeting: StoredMeeting, now: Date): Promise<void> {
  const icsSequence = booking.icsSequence + 1;
  await tx.booking.update({ where: { id: booking.id }, data: { ...meeting, icsSequence } });
  await tellPerson(tx, booking.participants[0]?.client ?? null, {
    kind: 'booking.place',
    title: (when) => `Where you meet has changed: ${when(booking.startsAt)}`,
  });
  await enqueueAppointment(tx, { ...booking, icsSequence }, now, { byHost: true, what: 'place' });
}

/**
 * Whether a booked appointment gets the new place: it has none yet, or it has the earlier one and all should
 * change.
 */
function getsNewPlace(booking: Row, before: MeetingTerms, everywhere: boolean): boolean {
  if (booking.mode === null) return false;
  return (
    isMissing(booking.mode, booking) ||
    (everywhere && isSame(booking, storedMeeting(booking.mode, atPlace(before, booking.place))))
  );
}

/** Locks a calendar of the viewer, and makes it first if needed, in their zone. @returns its id */
export async function lockOwnCalendar(tx: Tx, therapistId: string | null, viewer: Member): Promise<string> {
  const { timeZone } = await tx.profile.findUniqueOrThrow({
    where: { id: viewer.profile.id },
    select: { timeZone: true },
  });
  const { id } = await openCalendar(tx, therapistId, timeZone);
  return id;
}

/**
 * Saves where new appointments of the viewer's calendar take place. Coming appointments without a place get
 * it too; those with the earlier place get it only if `everywhere` says so.
 * @returns the number of changed appointments; or the stored place, if it is no longer the shown one
 */
export async function saveMeetingTerms(
  { viewer, whose, request }: { viewer: Member; whose: WhoseCalendar; request: AuditedRequest },
  { everywhere, videoIn, version, ...typed }: MeetingTermsInput,
  now: Date = new Date(),
): Promise<
  | { readonly saved: true; readonly told: number }
  | { readonly saved: false; readonly changed?: { readonly wrote: Shown; readonly current: Shown } }
> {
  const where = await calendarWhere(viewer, whose);
  if (!where) return { saved: false };
  const terms: MeetingTerms = { ...typed, videoLink: chosenLink(videoIn, typed.videoLink) };
  return db.$transaction(async (tx) => {
    const calendarId = await lockOwnCalendar(tx, where.therapistId, viewer);
    const before = await readTerms(tx, calendarId);
    const changed = { wrote: meetingShown(terms), current: meetingShown(before) };
    if (isOutdated(version, changed.wrote, changed.current)) return { saved: false, changed };
    await tx.appointmentTerms.upsert({
      where: { calendarId },
      update: terms,
      create: { calendarId, ...terms },
    });
    await tx.$queryRaw`
      SELECT 1 FROM bookings WHERE calendar_id = ${calendarId}::uuid AND status = 'confirmed' AND starts_at > ${now}
      ORDER BY id FOR UPDATE`;
    const coming = await tx.booking.findMany({
      where: { calendarId, status: 'confirmed', startsAt: { gt: now } },
      orderBy: { id: 'asc' },
      select: columns,
    });
    let told = 0;
    for (const booking of coming) {
      if (!getsNewPlace(booking, before, everywhere)) continue;
      const meeting = storedMeeting(booking.mode ?? '', atPlace(terms, booking.place));
      if (isSame(booking, meeting)) continue;
      await setPlace(tx, booking, meeting, now);
      told += 1;
    }
    await recordAudit(tx, {
      actor: viewer,
      action: 'availability.changed',
      subject: { table: 'calendars', id: calendarId },
      ...(whose === 'own' && { subjectUserId: viewer.userId }),
      details: { what: 'meeting', appointments: told },
      request,
    });
    return { saved: true, told };
  });
}

/**
 * Gives the coming appointments at a place its new name and address, and tells the people. Meetings that were moved
 * elsewhere by hand stay. In the caller's transaction, with the calendar locked.
 * @returns the number of changed appointments
 */
export async function followPlace(
  tx: Tx,
  { id, was, is }: { id: string; was: NonNullable<Row['place']>; is: NonNullable<Row['place']> },
  now: Date,
): Promise<number> {
  const [meetingAddress, after] = [placeInWords(was), placeInWords(is)];
  if (meetingAddress === after) return 0;
  const coming = await tx.booking.findMany({
    where: { placeId: id, status: 'confirmed', startsAt: { gt: now }, meetingAddress },
    orderBy: { id: 'asc' },
    select: columns,
  });
  for (const { meetingLink, meetingCaller, meetingPhone, backupPhone, ...booking } of coming) {
    const meeting = { meetingLink, meetingCaller, meetingPhone, backupPhone, meetingAddress: after };
    await setPlace(tx, { ...booking, ...meeting }, meeting, now);
  }
  return coming.length;
}

/** The booking of a session of this therapist. */
async function bookingOf(tx: Tx, id: string, therapistId: string): Promise<string | null> {
  const session = await tx.therapySession.findFirst({
    // An erased guest has no address for the news.
    where: { id, therapistId, ...withReachable },
    select: { bookingId: true },
  });
  return session?.bookingId ?? null;
}

/**
 * Lets a session in person hold the place of the therapist that its new address names, and none for any other address.
 * @returns false if another calendar has the place then
 */
async function holdNamed(
  tx: Tx,
  booking: Pick<Booking, 'id' | 'calendarId' | 'placeId' | 'startsAt' | 'endsAt' | 'blockedUntil'>,
  { address, therapistId }: { readonly address: string; readonly therapistId: string },
  now: Date,
): Promise<boolean> {
  const { id, calendarId, placeId: was } = booking;
  const [named] = await tx.$queryRaw<{ placeId: string; premisesId: string }[]>`
    SELECT id::text AS "placeId", premises_id::text AS "premisesId" FROM places
    WHERE therapist_id = ${therapistId}::uuid AND (archived_at IS NULL OR id = ${was}::uuid)
      AND fold_text(${address}) IN (fold_text(address), fold_text(name || ', ' || address))
    ORDER BY id IS DISTINCT FROM ${was}::uuid, id LIMIT 1`;
  const { placeId, premisesId } = named ?? { placeId: null, premisesId: null };
  if (placeId === was) return true;
  await releaseOldHolds(tx, calendarId, { ...booking, placeId, premisesId }, now);
  const held = await attempt(tx, () => tx.booking.update({ where: { id }, data: { placeId } }));
  if (!held.done && !isOverlap(held.error)) throw held.error;
  return held.done;
}

/**
 * Sets where one session of the viewer's takes place, and tells the other person. Saving the same twice tells them once.
 */
export async function setSessionMeeting(
  viewer: Member,
  { session: sessionId, videoIn, ...place }: SessionMeetingInput,
  request: AuditedRequest,
): Promise<'changed' | 'unknown' | 'over' | 'not-linked' | 'place-taken'> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  if (!isUuid(sessionId)) return 'unknown';
  return db.$transaction(async (tx) => {
    const bookingId = await bookingOf(tx, sessionId, therapist.id);
    if (!bookingId) return 'unknown';
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
    const booking = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: columns });
    const client = booking.participants[0]?.client;
    if (booking.status !== 'confirmed' || booking.endsAt <= now) return 'over';
    const videoLink = chosenLink(videoIn, place.videoLink);
    const meeting = storedMeeting(booking.mode ?? '', { ...place, videoLink });
    const { meetingAddress: address } = meeting;
    const named = address !== null && { address, therapistId: therapist.id };
    if (named && !(await holdNamed(tx, booking, named, now))) return 'place-taken';
    if (isSame(booking, meeting)) return 'changed';
    await setPlace(tx, booking, meeting, now);
    await recordAudit(tx, {
      actor: viewer,
      action: 'booking.place-changed',
      subject: { table: 'bookings', id: booking.id },
      ...(client && { subjectUserId: client.userId }),
      request,
    });
    return 'changed';
  });
}
