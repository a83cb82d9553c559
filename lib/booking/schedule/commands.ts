import 'server-only';
import { randomUUID } from 'node:crypto';
import { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { makeCalendar } from '@/lib/booking/calendar/open';
import type { HeldPlace } from '@/lib/booking/calendar/slots/rules';
import { enqueueAppointment } from '@/lib/booking/enqueue';
import { type Arranged, arrangeIn } from '@/lib/booking/schedule/arrange';
import {
  type ArrangingCalendar,
  nearestPlace,
  placeOf,
  placeOfKind,
  readArranging,
} from '@/lib/booking/schedule/calendar';
import type { ScheduleInput } from '@/lib/booking/schedule/schema';
import { isLocalTime, type SessionTime, type TimeProblem, timeOf } from '@/lib/booking/schedule/time';
import { beginningsOf } from '@/lib/booking/series/times';
import { isOfKind } from '@/lib/care/plan/credit/sums';
import { findClientToAsk, type TherapistsClient } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { notify } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';
import { findKind } from '@/lib/therapist/kind/queries';
import { waysOf } from '@/lib/therapist/kind/rules';

type NewSession = ScheduleInput & {
  readonly submission: { readonly key: string };
  readonly request: AuditedRequest;
};

type Scheduled = {
  readonly scheduled: true;
  readonly sessionId: string;
  readonly startsAt: Date;
  readonly sessions: number;
  /** Times of a series that were taken. */
  readonly leftOut: readonly Date[];
};
type Refused = {
  readonly scheduled: false;
  /** See `scheduleMessages`. `other-text`: this form has already arranged a different session. */
  readonly because:
    | 'not-linked'
    | 'no-client'
    | 'handed-over'
    | 'no-plan'
    | 'no-kind'
    | 'other-kind'
    | 'mode'
    | 'no-place'
    | 'other-text'
    | TimeProblem;
};
type Taken = {
  readonly scheduled: false;
  /** `place-taken`: another calendar holds the place of these times. */
  readonly because: 'taken' | 'place-taken';
  readonly at: readonly Date[];
};
type NotScheduled = Refused | Taken;

/** Whether another calendar holds the place of one of these times. */
async function isPlaceTaken(
  tx: Tx,
  calendar: ArrangingCalendar,
  times: readonly SessionTime[],
  placeAt: (time: SessionTime) => HeldPlace,
): Promise<boolean> {
  for (const time of times) {
    const { premisesId } = placeAt(time);
    const others = premisesId && {
      ...{ premisesId, calendarId: { not: calendar.id }, status: { in: ['held', 'confirmed'] } },
      ...{ startsAt: { lt: time.endsAt }, blockedUntil: { gt: time.startsAt } },
    };
    if (others && (await tx.booking.count({ where: others })) > 0) return true;
  }
  return false;
}

/** The place that the form names for a session in person, else that of its kind; null for that of the hours. */
async function chosenPlace(
  tx: Tx,
  therapistId: string,
  { mode, place: id, kind }: Pick<ScheduleInput, 'mode' | 'place' | 'kind'>,
): Promise<HeldPlace | 'no-place' | null> {
  if (mode !== 'in_person') return null;
  if (id === '') return placeOfKind(tx, kind);
  const where = { id, therapistId, archivedAt: null };
  const place = isUuid(id) && (await tx.place.findFirst({ where, select: { premisesId: true } }));
  return place ? { placeId: id, premisesId: place.premisesId } : 'no-place';
}

/** Why this plan cannot take sessions of a kind: it is not an active one of these two, or it is for another kind. */
async function planProblem(
  tx: Tx,
  planId: string,
  { therapistId, clientId, kindId }: { therapistId: string; clientId: string; kindId: string },
): Promise<'no-plan' | 'other-kind' | null> {
  if (!isUuid(planId)) return 'no-plan';
  const [plan] = await tx.$queryRaw<{ fits: boolean }[]>`
    SELECT ${isOfKind('p', Prisma.sql`${kindId}::uuid`)} AS fits FROM therapy_plans p
    WHERE p.id = ${planId}::uuid AND p.therapist_id = ${therapistId}::uuid AND p.client_id = ${clientId}::uuid
      AND p.status = 'active'`;
  if (!plan) return 'no-plan';
  return plan.fits ? null : 'other-kind';
}

/** The session that the same form has already made, if it has the same client and one of these times. */
async function duplicateOf(
  tx: Tx,
  key: string,
  { therapistId, clientId, times }: { therapistId: string; clientId: string; times: readonly SessionTime[] },
): Promise<Scheduled | 'other' | null> {
  const duplicate = await tx.booking.findUnique({
    where: { submissionKey: key },
    select: {
      session: { select: { id: true, therapistId: true, clientId: true, sessionDate: true, seriesId: true } },
    },
  });
  if (!duplicate) return null;
  const { session } = duplicate;
  const same =
    session?.therapistId === therapistId &&
    session.clientId === clientId &&
    times.some(({ startsAt }) => startsAt.getTime() === session.sessionDate.getTime());
  if (!same) return 'other';
  const { id: sessionId, sessionDate: startsAt, seriesId } = session;
  const sessions = seriesId === null ? 1 : await tx.therapySession.count({ where: { seriesId } });
  return { scheduled: true, sessionId, startsAt, sessions, leftOut: [] };
}

/** Writes the audit line and tells the client, with a mail and reminders for a future session. */
async function announce(
  tx: Tx,
  { viewer, therapist, client }: { viewer: Member; therapist: LinkedTherapist; client: TherapistsClient },
  made: Arranged,
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
  await notify(tx, {
    userId: client.userId,
    kind: held ? 'session.completed' : 'session.created',
    title: (when) =>
      held
        ? `${therapist.name} entered your appointment of ${when(made.startsAt)} as completed`
        : `${therapist.name} scheduled an appointment with you: ${when(made.startsAt)}`,
    href: '/dashboard',
  });
  if (held) return;
  const told = { id: made.bookingId, icsSequence: 0, startsAt: made.startsAt };
  await enqueueAppointment(tx, told, now, { byHost: true });
}

function timesOf(
  input: NewSession & { readonly durationMinutes: number },
  now: Date,
): { readonly times: readonly SessionTime[] } | { readonly because: TimeProblem } {
  const { repeat, count, except, startsAt } = input;
  const beginnings =
    repeat === '' || !isLocalTime(startsAt) ? [startsAt] : beginningsOf(startsAt, { repeat, count, except });
  const times: SessionTime[] = [];
  for (const beginning of beginnings) {
    const time = timeOf({ ...input, startsAt: beginning }, now);
    if (!('startsAt' in time)) return time;
    times.push(time);
  }
  return { times };
}

/**
 * Arranges a session of the viewer with one of their clients, or a series, or enters a past one. Each booking
 * row reserves its time in the therapist's calendar, so the database refuses an overlap. A series is arranged
 * as a whole or not at all, unless taken times may be left out. The same form sent twice arranges once.
 */
export async function scheduleSession(
  viewer: Member,
  input: NewSession,
  now: Date = new Date(),
): Promise<Scheduled | NotScheduled> {
  const refused = (because: Refused['because']): NotScheduled => ({ scheduled: false, because });
  const therapist = await therapistOf(viewer);
  if (!therapist) return refused('not-linked');
  const kind = await findKind(db, therapist.id, input.kind);
  if (!kind) return refused('no-kind');
  if (!waysOf(kind, therapist.modes).includes(input.mode)) return refused('mode');
  const wanted = timesOf({ ...input, durationMinutes: input.durationMinutes ?? kind.minutes }, now);
  if (!('times' in wanted)) return refused(wanted.because);
  const { times } = wanted;
  return refusableTransaction<Scheduled | NotScheduled, Scheduled | NotScheduled>(async (tx, refuse) => {
    const last = new Date(Math.max(...times.map(({ startsAt }) => startsAt.getTime())));
    const client = await findClientToAsk(tx, therapist.id, input.client, last);
    if (!client) return refused('no-client');
    if (client === 'handed-over') return refused(client);
    const whose = { therapistId: therapist.id, clientId: client.id, times };
    const { key } = input.submission;
    const before = await duplicateOf(tx, key, whose);
    if (before) return before === 'other' ? refused('other-text') : before;
    const unfit = input.plan && (await planProblem(tx, input.plan, { ...whose, kindId: kind.id }));
    if (unfit) return refused(unfit);
    // Made without open hours if there is none, so that the booking can reserve the time.
    await makeCalendar(tx, therapist.id, input.timeZone ?? client.timeZone);
    const calendar = await readArranging(tx, { therapistId: therapist.id });
    const chosen = await chosenPlace(tx, therapist.id, { ...input, kind: kind.id });
    if (chosen === 'no-place') return refused(chosen);
    const placeAt = (time: SessionTime) =>
      chosen ?? placeOf(calendar, time, input.mode, nearestPlace(calendar, time));
    const seriesId = input.repeat === '' ? null : randomUUID();
    const arranged: Arranged[] = [];
    const leftOut: Date[] = [];
    for (const time of times) {
      // The first row stores the form's key, by which a second submit finds it.
      const one = {
        therapist,
        client,
        calendar,
        kind,
        ...{ input, placeAt },
        seriesId,
        key: arranged.length === 0 ? key : null,
      };
      const made = await arrangeIn(tx, one, time, now);
      if (made) {
        await announce(tx, { viewer, therapist, client }, made, input, now);
        arranged.push(made);
        continue;
      }
      const duplicate = arranged.length === 0 ? await duplicateOf(tx, key, whose) : null;
      if (duplicate) throw refuse(duplicate === 'other' ? refused('other-text') : duplicate);
      leftOut.push(time.startsAt);
    }
    const [first] = arranged;
    if (!first || (leftOut.length > 0 && !input.leaveOut)) {
      const missed = times.filter(({ startsAt }) => leftOut.includes(startsAt));
      const because = (await isPlaceTaken(tx, calendar, missed, placeAt)) ? 'place-taken' : 'taken';
      throw refuse({ scheduled: false, because, at: leftOut });
    }
    const { sessionId, startsAt } = first;
    return { scheduled: true, sessionId, startsAt, sessions: arranged.length, leftOut };
  }, transactionOptions.wholeRecord);
}
