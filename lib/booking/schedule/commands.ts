import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import type { Member } from '@/lib/account/session/session';
import { enqueueAppointment } from '@/lib/booking/enqueue';
import { releaseOldHolds } from '@/lib/booking/hold/release';
import { keptMeeting } from '@/lib/booking/meeting/rules';
import { readTerms } from '@/lib/booking/meeting/terms';
import { type KeptFee, keptFee, usualPaying } from '@/lib/booking/paying/terms';
import type { ScheduleInput } from '@/lib/booking/schedule/schema';
import { type TimeProblem, timeOf } from '@/lib/booking/schedule/time';
import { consumeSession, holdSession } from '@/lib/care/plan/credit/commands';
import { findClientOf, type TherapistsClient } from '@/lib/care/session/access';
import { countOnPlan } from '@/lib/care/session/conclude/plan-count';
import { paiseOf } from '@/lib/format/money';
import { formatInstant } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { notify } from '@/lib/notification/commands';
import { payUntilOf } from '@/lib/payment/appointment/rules';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';

type NewSession = ScheduleInput & {
  readonly submission: { readonly key: string };
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

type Scheduled = { readonly scheduled: true; readonly sessionId: string; readonly startsAt: Date };

/** The reason: see `scheduleMessages`. `other-text`: this form has already arranged another session. */
type NotScheduled = {
  readonly scheduled: false;
  readonly because: 'not-linked' | 'no-client' | 'no-plan' | 'mode' | 'taken' | 'other-text' | TimeProblem;
};

const minute = 60_000;

const settled: KeptFee = { ...usualPaying, payingRule: 'free', fee: null };

/** The therapist's calendar, created without open hours if missing, so that it can hold the time. */
async function calendarOf(tx: Tx, therapistId: string, timeZone: string) {
  await tx.calendar.createMany({ data: { therapistId, timeZone }, skipDuplicates: true });
  return tx.calendar.findUniqueOrThrow({
    where: { therapistId },
    select: { id: true, bufferMinutes: true, cancelNoticeHours: true },
  });
}

/** Whether this plan can take sessions: an active plan of this client with this therapist. */
async function isOpenPlan(tx: Tx, planId: string, therapistId: string, clientId: string): Promise<boolean> {
  if (!isUuid(planId)) return false;
  const where = { id: planId, therapistId, clientId, status: 'active' };
  return (await tx.therapyPlan.count({ where })) === 1;
}

/** The session that the same form has already made, if it was for the same person and time. */
async function duplicateOf(
  tx: Tx,
  key: string,
  wanted: { readonly therapistId: string; readonly clientId: string; readonly sessionDate: Date },
): Promise<Scheduled | 'other' | null> {
  const duplicate = await tx.booking.findUnique({
    where: { submissionKey: key },
    select: { session: { select: { id: true, therapistId: true, clientId: true, sessionDate: true } } },
  });
  if (!duplicate) return null;
  const { session } = duplicate;
  const same =
    session?.therapistId === wanted.therapistId &&
    session.clientId === wanted.clientId &&
    session.sessionDate.getTime() === wanted.sessionDate.getTime();
  return same ? { scheduled: true, sessionId: session.id, startsAt: session.sessionDate } : 'other';
}

/** Writes the audit line and tells the client, with a mail and reminders for a future session. */
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
  await enqueueAppointment(tx, told, now, { byHost: true });
}

/**
 * Arranges a session of the viewer with one of their clients, or enters one that has taken place. The booking row
 * takes its time in the therapist's calendar like any appointment, so the database refuses a second one. The same
 * form sent twice makes one session.
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
    const before = await duplicateOf(tx, key, whose);
    if (before) return before === 'other' ? refused('other-text') : before;
    if (input.plan && !(await isOpenPlan(tx, input.plan, therapist.id, client.id))) return refused('no-plan');
    const calendar = await calendarOf(tx, therapist.id, time.timeZone);
    const slot = {
      startsAt,
      endsAt,
      blockedUntil: new Date(endsAt.getTime() + calendar.bufferMinutes * minute),
    };
    await releaseOldHolds(tx, calendar.id, slot, now);
    // A session that has taken place was settled between the two.
    const kept = input.held ? settled : await keptFee(tx, calendar.id);
    const booking = await insertOnce(tx.booking, {
      calendarId: calendar.id,
      clientId: client.id,
      ...slot,
      viewerTimeZone: client.timeZone,
      mode: input.mode,
      ...kept,
      payUntil: payUntilOf(
        {
          rule: kept.payingRule,
          payHours: kept.payHours,
          amountPaise: kept.fee === null ? null : paiseOf(kept.fee),
        },
        startsAt,
        now,
      ),
      ...keptMeeting(input.mode, await readTerms(tx, calendar.id)),
      cancelNoticeHours: calendar.cancelNoticeHours,
      status: 'confirmed',
      confirmedAt: now,
      submissionKey: key,
    });
    if (!booking) {
      const duplicate = await duplicateOf(tx, key, whose);
      if (duplicate === null) return refused('taken');
      return duplicate === 'other' ? refused('other-text') : duplicate;
    }
    const free = kept.payingRule === 'free' && kept.fee !== null;
    // What took place was settled between the two, unless its plan is named.
    const planId = free
      ? null
      : await holdSession(
          tx,
          {
            clientId: client.id,
            therapistId: therapist.id,
            bookingId: booking.id,
            planId: input.plan,
            only: input.held,
          },
          now,
        );
    const counted = input.held && input.plan !== '' && (await countOnPlan(tx, input.plan, now));
    const onPlan = input.plan !== '' && (counted || !input.held);
    const session = await tx.therapySession.create({
      data: {
        ...whose,
        durationMinutes: input.durationMinutes,
        sessionType: input.type,
        mode: input.mode,
        bookingId: booking.id,
        planId: onPlan ? input.plan : planId,
        ...(input.held && { status: 'completed', completedAt: now }),
      },
      select: { id: true },
    });
    if (input.held) await consumeSession(tx, booking.id, now);
    const made = { sessionId: session.id, bookingId: booking.id, startsAt };
    await announce(tx, { viewer, therapist, client }, made, input, now);
    return { scheduled: true, sessionId: session.id, startsAt };
  });
}
