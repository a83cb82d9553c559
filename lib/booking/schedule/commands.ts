import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { promiseAppointment } from '@/lib/booking/promises';
import type { ScheduleInput } from '@/lib/booking/schedule/schema';
import { type TimeProblem, timeOf } from '@/lib/booking/schedule/time';
import { db, type Tx } from '@/lib/db';
import { notify } from '@/lib/notice/commands';
import type { CallingRequest } from '@/lib/request/read-request';
import { findClientOf, type TherapistsClient } from '@/lib/session/access';
import { countOnPlan } from '@/lib/session/conclude/plan-count';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';
import { formatInstant } from '@/lib/time';
import { isUuid } from '@/lib/uuid';

type NewSession = ScheduleInput & {
  readonly submission: { readonly key: string };
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

type Scheduled = { readonly scheduled: true; readonly sessionId: string; readonly startsAt: Date };

/** Why not: see `scheduleMessages`. `other-text`: this form has arranged another session already. */
type NotScheduled = {
  readonly scheduled: false;
  readonly because: 'not-linked' | 'no-client' | 'no-plan' | 'mode' | 'taken' | 'other-text' | TimeProblem;
};

const minute = 60_000;

/** The therapist's calendar; one without open hours is made for who has none, so that the time can be kept in it. */
async function calendarOf(tx: Tx, therapistId: string, timeZone: string) {
  await tx.calendar.createMany({ data: { therapistId, timeZone }, skipDuplicates: true });
  return tx.calendar.findUniqueOrThrow({
    where: { therapistId },
    select: { id: true, bufferMinutes: true, cancelNoticeHours: true },
  });
}

/** Whether sessions can be arranged on this plan: an active one of this client with this therapist. */
async function isOpenPlan(tx: Tx, planId: string, therapistId: string, clientId: string): Promise<boolean> {
  if (!isUuid(planId)) return false;
  const where = { id: planId, therapistId, clientId, status: 'active' };
  return (await tx.therapyPlan.count({ where })) === 1;
}

/** The session that the same form has made before, if it was for the same person and time. */
async function twinOf(
  tx: Tx,
  key: string,
  wanted: { readonly therapistId: string; readonly clientId: string; readonly sessionDate: Date },
): Promise<Scheduled | 'other' | null> {
  const twin = await tx.booking.findUnique({
    where: { submissionKey: key },
    select: { session: { select: { id: true, therapistId: true, clientId: true, sessionDate: true } } },
  });
  if (!twin) return null;
  const { session } = twin;
  const same =
    session?.therapistId === wanted.therapistId &&
    session.clientId === wanted.clientId &&
    session.sessionDate.getTime() === wanted.sessionDate.getTime();
  return same ? { scheduled: true, sessionId: session.id, startsAt: session.sessionDate } : 'other';
}

/** Writes down that it was done, and tells the client: by mail and reminders what is to come. */
async function announce(
  tx: Tx,
  { viewer, therapist, client }: { viewer: Member; therapist: LinkedTherapist; client: TherapistsClient },
  made: { readonly sessionId: string; readonly bookingId: string; readonly startsAt: Date },
  { held, request }: Pick<NewSession, 'held' | 'request'>,
  now: Date,
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action: held ? 'therapy-session.recorded' : 'therapy-session.scheduled',
    subject: { table: 'therapy_sessions', id: made.sessionId },
    subjectUserId: client.userId,
    request,
  });
  const when = formatInstant(made.startsAt);
  await notify(tx, {
    userId: client.userId,
    kind: held ? 'session.completed' : 'session.created',
    title: held
      ? `${therapist.name} entered your appointment of ${when} as completed`
      : `${therapist.name} arranged an appointment with you: ${when}`,
    href: '/dashboard',
  });
  if (held) return;
  const told = { id: made.bookingId, icsSequence: 0, startsAt: made.startsAt };
  await promiseAppointment(tx, told, now, { byHost: true });
}

/**
 * Arranges a session of the viewer with a client of theirs, or enters one that has taken place. Its time is taken in
 * the therapist's calendar by the same row that any appointment has, so the database refuses a second one. The same
 * form sent twice is one session.
 */
export async function scheduleSession(
  viewer: Member,
  input: NewSession,
  now: Date = new Date(),
): Promise<Scheduled | NotScheduled> {
  const refused = (because: NotScheduled['because']): NotScheduled => ({ scheduled: false, because });
  const therapist = await therapistOf(viewer);
  if (!therapist) return refused('not-linked');
  if (!therapist.modes.includes(input.mode)) return refused('mode');
  const time = timeOf(input, now);
  if (!('startsAt' in time)) return refused(time.because);
  const { startsAt, endsAt } = time;

  return db.$transaction(async (tx): Promise<Scheduled | NotScheduled> => {
    const client = await findClientOf(tx, therapist.id, input.client);
    if (!client) return refused('no-client');
    const whose = { therapistId: therapist.id, clientId: client.id, sessionDate: startsAt };
    const { key } = input.submission;
    const before = await twinOf(tx, key, whose);
    if (before) return before === 'other' ? refused('other-text') : before;
    if (input.plan && !(await isOpenPlan(tx, input.plan, therapist.id, client.id))) return refused('no-plan');
    const calendar = await calendarOf(tx, therapist.id, time.timeZone);
    const slot = {
      startsAt,
      endsAt,
      blockedUntil: new Date(endsAt.getTime() + calendar.bufferMinutes * minute),
    };
    await releaseOldHolds(tx, calendar.id, slot, now);
    const [booking] = await tx.booking.createManyAndReturn({
      data: {
        calendarId: calendar.id,
        clientId: client.id,
        ...slot,
        viewerTimeZone: client.timeZone,
        mode: input.mode,
        cancelNoticeHours: calendar.cancelNoticeHours,
        status: 'confirmed',
        confirmedAt: now,
        submissionKey: key,
      },
      // Waits for whoever is taking an overlapping time at this moment, then leaves it to them.
      skipDuplicates: true,
      select: { id: true },
    });
    if (!booking) {
      const twin = await twinOf(tx, key, whose);
      if (twin === null) return refused('taken');
      return twin === 'other' ? refused('other-text') : twin;
    }
    const counted = input.held && input.plan !== '' && (await countOnPlan(tx, input.plan, now));
    const onPlan = input.plan !== '' && (counted || !input.held);
    const session = await tx.therapySession.create({
      data: {
        ...whose,
        durationMinutes: input.durationMinutes,
        sessionType: input.type,
        mode: input.mode,
        bookingId: booking.id,
        planId: onPlan ? input.plan : null,
        ...(input.held && { status: 'completed', completedAt: now }),
      },
      select: { id: true },
    });
    const made = { sessionId: session.id, bookingId: booking.id, startsAt };
    await announce(tx, { viewer, therapist, client }, made, input, now);
    return { scheduled: true, sessionId: session.id, startsAt };
  });
}
