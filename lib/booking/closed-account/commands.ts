import 'server-only';
import { type Actor, recordAudit } from '@/lib/account/audit';
import { cancelBookingIn } from '@/lib/booking/change/commands';
import {
  type ClosingAccount,
  type ComingAppointment,
  comingAppointments,
} from '@/lib/booking/closed-account/coming';
import { tellTherapist } from '@/lib/booking/notifications';
import { leaveWaitlists } from '@/lib/booking/waitlist/commands';
import { bookedBy } from '@/lib/care/participant/columns';
import { notifyAndMail } from '@/lib/notification/commands';
import { owePlanCredit, oweUnused } from '@/lib/payment/refund-due/owing';
import type { Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type By = { readonly viewer: Actor; readonly request: AuditedRequest };

type Cancellation = { readonly bookingId: string; readonly reason: string };

/**
 * Cancels an appointment and its session for both sides, in the caller's transaction; tells both by mail and in their
 * accounts. Cancelling twice changes nothing.
 */
export async function cancelForBothIn(
  tx: Tx,
  { bookingId, reason }: Cancellation,
  { viewer, request }: By,
  now: Date,
): Promise<'done' | 'unknown' | 'too-late'> {
  // Locks before it reads: of two admins who cancel at once, only one notifies the therapist.
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
  const before = await tx.booking.findUnique({ where: { id: bookingId }, select: { status: true } });
  const change = { bookingId, by: 'admin', actor: viewer, reason, request } as const;
  const outcome = await cancelBookingIn(tx, change, now);
  if (!outcome.done) return outcome.because;
  const { therapist, startsAt } = outcome.booking;
  if (therapist && before?.status !== 'cancelled') {
    await tellTherapist(tx, therapist.id, {
      kind: 'booking.cancelled',
      title: (when) => `Cancelled: your appointment on ${when(startsAt)}`,
    });
  }
  return 'done';
}

/** Cancels a session without an appointment, and tells both sides. */
async function cancelAlone(tx: Tx, id: string, { reason, by, now }: Ending): Promise<void> {
  const session = await tx.therapySession.update({
    where: { id, status: 'scheduled' },
    data: { status: 'cancelled', cancelledAt: now, cancelledBy: 'admin', cancelReason: reason },
    select: {
      sessionDate: true,
      client: { select: { userId: true } },
      therapist: { select: { userId: true } },
    },
  });
  const { client, therapist, sessionDate } = session;
  await recordAudit(tx, {
    actor: by.viewer,
    action: 'therapy-session.cancelled',
    subject: { table: 'therapy_sessions', id },
    ...(client && { subjectUserId: client.userId }),
    request: by.request,
  });
  const told = {
    kind: 'session.cancelled',
    title: (when: (moment: Date) => string) => `Cancelled: your appointment on ${when(sessionDate)}`,
  } as const;
  if (client) await notifyAndMail(tx, { userId: client.userId, ...told, href: '/dashboard' });
  if (therapist.userId) {
    await notifyAndMail(tx, { userId: therapist.userId, ...told, href: '/therapist-dashboard' });
  }
}

type Ending = { readonly reason: string; readonly by: By; readonly now: Date };

/**
 * Ends the future of an account that is being closed, in the caller's transaction: its appointments are
 * cancelled by the team, so that payments and prepaid sessions of plans are refunded in full; its holds and
 * its places on waitlists become free.
 * @returns the cancelled appointments
 */
export async function endAppointmentsOf(
  tx: Tx,
  account: ClosingAccount,
  by: By,
  now: Date,
): Promise<readonly ComingAppointment[]> {
  const coming = await comingAppointments(account, { client: tx, now });
  const reason = account.therapistId
    ? 'The therapist’s account is closed.'
    : 'The client’s account is closed.';
  for (const { id, isBooking } of coming) {
    if (isBooking) await cancelForBothIn(tx, { bookingId: id, reason }, by, now);
    else await cancelAlone(tx, id, { reason, by, now });
  }
  const { profileId, therapistId, address } = account;
  // By now the prepaid sessions are free again, and the account can no longer use them.
  if (profileId) await owePlanCredit(tx, { clientId: profileId }, 'account-closed', now);
  await oweUnused(tx, { profileId, address }, now);
  if (therapistId) {
    await owePlanCredit(tx, { therapistId }, 'account-closed', now);
    await oweUnused(tx, { therapistId }, now);
  }
  await tx.booking.updateMany({
    where: {
      status: 'held',
      OR: [
        ...(profileId ? [bookedBy({ clientId: profileId })] : []),
        ...(therapistId ? [{ calendar: { therapistId } }] : []),
      ],
    },
    data: { status: 'released' },
  });
  if (address) await leaveWaitlists(tx, address, now);
  return coming;
}
