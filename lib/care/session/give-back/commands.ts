import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { returnSession } from '@/lib/care/plan/credit/commands';
import { canGiveBack, moneySentBack } from '@/lib/care/session/rules';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

/** `money-sent-back`: the session is free of charge and not on the plan, because its share was refunded before. */
export type GivenBack = 'given-back' | 'money-sent-back' | 'not-linked' | 'unknown' | 'not-used';

/**
 * Returns a session that was missed, or cancelled too late, to the plan that paid for it, because the client
 * was ill or in crisis. The session is then free of charge. A completed session stays used. Repeating it
 * changes nothing.
 */
export async function giveSessionBack(
  viewer: Member,
  { sessionId, request }: { sessionId: string; request: AuditedRequest },
): Promise<GivenBack> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  if (!isUuid(sessionId)) return 'unknown';
  const own = { id: sessionId, therapistId: therapist.id };
  return db.$transaction(async (tx): Promise<GivenBack> => {
    const found = await tx.therapySession.findFirst({ where: own, select: { bookingId: true } });
    if (!found) return 'unknown';
    const { bookingId } = found;
    if (bookingId === null) return 'not-used';
    // Locks in the same order as every change of an appointment: the booking, its session, then the plan.
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM therapy_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`;
    const session = await tx.therapySession.findUniqueOrThrow({
      where: { id: sessionId },
      select: { status: true, sessionDate: true, client: { select: { userId: true } } },
    });
    // A guest has no plan.
    if (!session.client || !canGiveBack(session.status, true)) return 'not-used';
    const returned = await returnSession(tx, bookingId, now);
    if (returned === null) return 'not-used';
    const isBack = returned === 'back';
    await tx.booking.update({
      where: { id: bookingId },
      data: { fee: '0', payingRule: 'free', payUntil: null },
    });
    const { userId } = session.client;
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapy-session.given-back',
      subject: { table: 'therapy_sessions', id: sessionId },
      subjectUserId: userId,
      request,
    });
    await notifyAndMail(tx, {
      userId,
      kind: 'plan.changed',
      title: (when) =>
        isBack
          ? `The session of ${when(session.sessionDate)} is back on your plan`
          : `You do not have to pay for the session of ${when(session.sessionDate)}`,
      ...(!isBack && { body: moneySentBack }),
      href: '/dashboard/plans',
    });
    return isBack ? 'given-back' : returned;
  });
}
