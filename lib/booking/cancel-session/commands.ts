import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import type { Member } from '@/lib/account/session/session';
import { cancelBookingIn } from '@/lib/booking/change/commands';
import { formatInstant } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { notify } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Cancellation = {
  readonly sessionId: string;
  readonly reason: string | null;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

type Cancelled =
  | { readonly done: true }
  | { readonly done: false; readonly because: 'not-linked' | 'unknown' | 'too-late' }
  | { readonly done: false; readonly because: 'changed'; readonly status: string };

/** Which side cancels, and which sessions belong to it. */
type Side =
  | { readonly by: 'client'; readonly whose: { readonly clientId: string } }
  | { readonly by: 'therapist'; readonly whose: { readonly therapistId: string } };

type Row = {
  readonly id: string;
  readonly status: string;
  readonly bookingId: string | null;
  readonly sessionDate: Date;
  readonly client: { readonly userId: string };
  readonly therapist: { readonly userId: string | null };
};

function findOwn(tx: Tx, sessionId: string, { whose }: Side): Promise<Row | null> {
  return tx.therapySession.findFirst({
    where: { id: sessionId, ...whose },
    select: {
      id: true,
      status: true,
      bookingId: true,
      sessionDate: true,
      client: { select: { userId: true } },
      therapist: { select: { userId: true } },
    },
  });
}

/** Cancels a session whose time no appointment holds, such as an imported one. */
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
    subjectUserId: session.client.userId,
    request,
  });
  const userId = by === 'therapist' ? session.client.userId : session.therapist.userId;
  if (userId) {
    await notify(tx, {
      userId,
      kind: 'session.cancelled',
      title: `Cancelled: your appointment on ${formatInstant(session.sessionDate)}`,
      href: by === 'therapist' ? '/dashboard' : '/therapist-dashboard',
    });
  }
  return true;
}

async function cancel(viewer: Member, side: Side, cancellation: Cancellation, now: Date): Promise<Cancelled> {
  if (!isUuid(cancellation.sessionId)) return { done: false, because: 'unknown' };
  return db.$transaction(async (tx): Promise<Cancelled> => {
    const session = await findOwn(tx, cancellation.sessionId, side);
    if (!session) return { done: false, because: 'unknown' };
    const { bookingId } = session;
    const { reason, request } = cancellation;
    const done = bookingId
      ? (await cancelBookingIn(tx, { bookingId, by: side.by, actor: viewer, reason, request }, now)).done
      : await cancelAlone(tx, viewer, session, side, cancellation, now);
    if (done) return { done: true };
    // Somebody was quicker, or the session has begun: the answer gives the present state.
    const status = (await findOwn(tx, session.id, side))?.status ?? session.status;
    if (status === 'cancelled') return { done: true };
    return status === 'scheduled'
      ? { done: false, because: 'too-late' }
      : { done: false, because: 'changed', status };
  });
}

/** Cancels a session and its appointment, with the viewer as the therapist. Cancelling twice changes nothing. */
export async function cancelAsTherapist(
  viewer: Member,
  cancellation: Cancellation & { readonly reason: string },
  now: Date = new Date(),
): Promise<Cancelled> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  return cancel(viewer, { by: 'therapist', whose: { therapistId: therapist.id } }, cancellation, now);
}

/**
 * Cancels one of the viewer's own sessions and its appointment before it begins. Cancelling twice changes nothing.
 */
export function cancelAsClient(
  viewer: Member,
  cancellation: Cancellation,
  now: Date = new Date(),
): Promise<Cancelled> {
  return cancel(viewer, { by: 'client', whose: { clientId: viewer.profile.id } }, cancellation, now);
}
