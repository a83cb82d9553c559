import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { newLinkLimits } from '@/lib/booking/new-link/rules';
import { bookingTasks } from '@/lib/booking/rules';
import { day } from '@/lib/format/duration';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Sender = {
  readonly viewer: MemberOf<'therapist'> | MemberOf<'admin'>;
  readonly request: AuditedRequest;
};

/**
 * Ends the link of one participant at once, and mails another one to the address of the booking or of their account;
 * the browser sends no address. Links of other participants stay. The host of the appointment may, and the team.
 */
export async function sendNewLink(
  participantId: string,
  { viewer, request }: Sender,
  now: Date = new Date(),
): Promise<'sent' | 'too-soon' | 'cancelled' | 'not-linked' | 'unknown'> {
  const therapist = viewer.profile.role === 'admin' ? null : await therapistOf(viewer);
  if (!therapist && viewer.profile.role !== 'admin') return 'not-linked';
  if (!isUuid(participantId)) return 'unknown';
  return db.$transaction(async (tx) => {
    const found = await tx.participant.findFirst({
      where: {
        id: participantId,
        OR: [{ clientId: { not: null } }, { email: { not: null } }],
        booking: {
          status: { in: ['confirmed', 'cancelled'] },
          ...(therapist && { calendar: { therapistId: therapist.id } }),
        },
      },
      select: {
        bookingId: true,
        booking: { select: { status: true } },
        client: { select: { userId: true } },
      },
    });
    if (!found) return 'unknown';
    if (found.booking.status === 'cancelled') return 'cancelled';
    const { seconds, perSender } = newLinkLimits;
    const limits = [
      limitOf('new-link', participantId, 1, seconds),
      limitOf('new-link-by', viewer.userId, perSender, day / 1_000),
    ];
    if (!(await consume(tx, limits))) return 'too-soon';
    await tx.participant.update({ where: { id: participantId }, data: { linkId: randomUUID() } });
    await enqueue(tx, bookingTasks.sendNewLink, { participantId, at: now.toISOString() });
    await recordAudit(tx, {
      actor: viewer,
      action: 'booking.link-renewed',
      subject: { table: 'bookings', id: found.bookingId },
      ...(found.client && { subjectUserId: found.client.userId }),
      request,
    });
    return 'sent';
  });
}
