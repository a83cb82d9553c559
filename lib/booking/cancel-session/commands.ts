import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { cancelBookingIn } from '@/lib/booking/change/commands';
import { laterOf } from '@/lib/booking/series/queries';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Cancellation = {
  readonly sessionId: string;
  readonly reason: string | null;
  /** "later": also the later sessions of its series; only a therapist can choose this. */
  readonly scope?: '' | 'later';
  /** The client says that they were ill or in crisis. */
  readonly excused?: boolean;
  readonly request: AuditedRequest;
};

type Cancelled =
  /** `sessions`: the number of cancelled sessions, this one included. */
  | { readonly done: true; readonly sessions: number }
  | Refused<'not-linked' | 'unknown' | 'too-late'>
  | Refused<'changed', { readonly status: string }>;

type Side =
  | { readonly by: 'client'; readonly whose: { readonly clientId: string } }
  | { readonly by: 'therapist'; readonly whose: { readonly therapistId: string } };

type Row = {
  readonly id: string;
  readonly status: string;
  readonly bookingId: string | null;
  readonly seriesId: string | null;
  readonly therapistId: string;
  readonly sessionDate: Date;
  readonly client: { readonly userId: string } | null;
  readonly therapist: { readonly userId: string | null };
};

function findOwn(tx: Tx, sessionId: string, { whose }: Side): Promise<Row | null> {
  return tx.therapySession.findFirst({
    where: { id: sessionId, ...whose },
    select: {
      id: true,
      status: true,
      bookingId: true,
      seriesId: true,
      therapistId: true,
      sessionDate: true,
      client: { select: { userId: true } },
      therapist: { select: { userId: true } },
    },
  });
}

async function cancelAlone(
  tx: Tx,
  viewer: Member,
  session: Row,
  { by }: Side,
  { reason, request }: Cancellation,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.therapySession.updateMany({
    where: {
      id: session.id,
      status: 'scheduled',
      ...(by === 'client' && { sessionDate: { gt: now } }),
    },
    data: { status: 'cancelled', cancelledAt: now, cancelledBy: by, cancelReason: reason },
  });
  if (count === 0) return false;
  await recordAudit(tx, {
    actor: viewer,
    action: 'therapy-session.cancelled',
    subject: { table: 'therapy_sessions', id: session.id },
    ...(session.client && { subjectUserId: session.client.userId }),
    request,
  });
  const userId = (by === 'therapist' ? session.client : session.therapist)?.userId;
  if (userId) {
    await notifyAndMail(tx, {
      userId,
      kind: 'session.cancelled',
      title: (when) => `Cancelled: your appointment on ${when(session.sessionDate)}`,
      href: by === 'therapist' ? '/dashboard' : '/therapist-dashboard',
    });
  }
  return true;
}

async function cancelOne(
  tx: Tx,
  viewer: Member,
  session: Row,
  side: Side,
  cancellation: Cancellation,
  now: Date,
): Promise<boolean> {
  const { bookingId } = session;
  if (!bookingId) return cancelAlone(tx, viewer, session, side, cancellation, now);
  const { reason, request, excused = false } = cancellation;
  const change = { bookingId, by: side.by, actor: viewer, reason, request, excused } as const;
  return (await cancelBookingIn(tx, change, now)).done;
}

/** Cancels the sessions of the series after this one, except those with an outcome. */
async function cancelLater(
  tx: Tx,
  viewer: Member,
  { seriesId, therapistId, sessionDate }: Row,
  side: Side,
  cancellation: Cancellation,
  now: Date,
): Promise<number> {
  if (seriesId === null || cancellation.scope !== 'later') return 0;
  let cancelled = 0;
  for (const { id } of await laterOf(tx, { seriesId, therapistId, after: sessionDate })) {
    const later = await findOwn(tx, id, side);
    if (later && (await cancelOne(tx, viewer, later, side, cancellation, now))) cancelled += 1;
  }
  return cancelled;
}

type Ended = {
  readonly clientId: string;
  readonly therapistId: string;
  /** Sessions that begin after this moment. */
  readonly after: Date;
  readonly reason: string;
  readonly request: Cancellation['request'];
};

/**
 * Cancels the scheduled sessions of a pair that begin after a moment, as the therapist's cancellation, in the
 * caller's transaction: refunds follow the rules for that.
 * @returns their beginnings
 */
export async function endSessionsOf(
  tx: Tx,
  actor: Member,
  { clientId, therapistId, after, reason, request }: Ended,
  now: Date,
): Promise<Date[]> {
  const side: Side = { by: 'therapist', whose: { therapistId } };
  const coming = await tx.therapySession.findMany({
    where: { clientId, therapistId, status: 'scheduled', sessionDate: { gt: after } },
    orderBy: { sessionDate: 'asc' },
    select: { id: true },
  });
  const ended: Date[] = [];
  for (const { id } of coming) {
    const session = await findOwn(tx, id, side);
    const cancellation = { sessionId: id, reason, request };
    if (session && (await cancelOne(tx, actor, session, side, cancellation, now)))
      ended.push(session.sessionDate);
  }
  return ended;
}

async function cancel(viewer: Member, side: Side, cancellation: Cancellation, now: Date): Promise<Cancelled> {
  if (!isUuid(cancellation.sessionId)) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx): Promise<Cancelled> => {
    const session = await findOwn(tx, cancellation.sessionId, side);
    if (!session) return { done: false, because: 'unknown' };
    const done = await cancelOne(tx, viewer, session, side, cancellation, now);
    // Another request was quicker, or the session has begun: the answer gives the present state.
    const status = done ? 'cancelled' : ((await findOwn(tx, session.id, side))?.status ?? session.status);
    if (status === 'cancelled') {
      return { done: true, sessions: 1 + (await cancelLater(tx, viewer, session, side, cancellation, now)) };
    }
    return status === 'scheduled'
      ? { done: false, because: 'too-late' }
      : { done: false, because: 'changed', status };
  }, transactionOptions.wholeRecord);
}

/**
 * Cancels a session and its appointment, with the viewer as the therapist; with `scope` "later" also the
 * later sessions of its series. Cancelling twice changes nothing.
 */
export async function cancelAsTherapist(
  viewer: Member,
  cancellation: Cancellation & { readonly reason: string },
  now: Date = new Date(),
): Promise<Cancelled> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  return cancel(viewer, { by: 'therapist', whose: { therapistId: therapist.id } }, cancellation, now);
}

/** Cancels one of the viewer's own sessions and its appointment before it begins. Cancelling twice changes nothing. */
export function cancelAsClient(
  viewer: Member,
  cancellation: Cancellation,
  now: Date = new Date(),
): Promise<Cancelled> {
  return cancel(viewer, { by: 'client', whose: { clientId: viewer.profile.id } }, cancellation, now);
}
