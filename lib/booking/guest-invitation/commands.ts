import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { invitationLimits } from '@/lib/booking/guest-invitation/rules';
import { bookingTasks } from '@/lib/booking/rules';
import { bookedBy, guest, personWith } from '@/lib/care/participant/columns';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

/**
 * Invites the guest of an appointment with the viewer to an account, by mail to the address of the booking;
 * the browser sends no address. Once a day for each address.
 */
export async function inviteGuest(
  viewer: Member,
  appointmentId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<'invited' | 'too-soon' | 'not-linked' | 'unknown'> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  if (!isUuid(appointmentId)) return 'unknown';
  return db.$transaction(async (tx) => {
    const own = await tx.booking.findFirst({
      where: {
        id: appointmentId,
        status: 'confirmed',
        calendar: { therapistId: therapist.id },
        ...bookedBy({ ...guest, userId: null }),
      },
      select: { id: true, ...personWith({ email: true }) },
    });
    const email = own?.participants[0]?.email;
    if (!email) return 'unknown';
    const { seconds, perTherapist } = invitationLimits;
    const limits = [
      limitOf('guest-invitation', email, 1, seconds),
      limitOf('guest-invitation-by', therapist.id, perTherapist, seconds),
    ];
    if (!(await consume(tx, limits))) return 'too-soon';
    await enqueue(tx, bookingTasks.inviteGuest, { bookingId: own.id, at: now.toISOString() });
    await recordAudit(tx, {
      actor: viewer,
      action: 'booking.guest-invited',
      subject: { table: 'bookings', id: own.id },
      request,
    });
    return 'invited';
  });
}
