import 'server-only';
import type { Actor } from '@/lib/account/audit';
import { enqueueCancellation, enqueueHostMail } from '@/lib/booking/enqueue';
import { persons } from '@/lib/care/participant/sql';
import { returnSession } from '@/lib/care/plan/credit/commands';
import { feeRulesOf, isLate } from '@/lib/payment/appointment/late';
import { lapseQuotations } from '@/lib/payment/quotation/life/commands';
import { oweLate } from '@/lib/payment/refund-due/by-rule';
import { keepWhatIsOwed } from '@/lib/payment/refund-due/leaving';
import { oweForAppointment, owePlanCredit, oweUnused } from '@/lib/payment/refund-due/owing';
import { erasureTasks } from '@/lib/privacy/erasure/rules';
import type { Person } from '@/lib/privacy/records/person';
import type { Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type Cancelled = {
  readonly id: string;
  readonly icsSequence: number;
  readonly wasBooked: boolean;
  readonly onPlan: boolean;
};

/** The rule that was shown before booking, as the booking stores it. */
type Booked = {
  readonly startsAt: Date;
  readonly cancelNoticeHours: number;
  readonly lateRule: string;
  readonly missedRule: string;
};

type Leaving = {
  /** Id of the request to erase. */
  readonly id: string;
  readonly by: Actor;
  readonly request: AuditedRequest;
  /** Whether the person has waived their prepaid money in writing; otherwise it is refunded. */
  readonly givesUp: boolean;
};

/** Ends the open matters of a leaving client, so that therapists do not wait for them. */
async function closeForClient(tx: Tx, profileId: string, requestId: string): Promise<void> {
  const cancelled = await tx.$queryRaw<{ therapistId: string }[]>`
    UPDATE therapy_sessions SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'client'
    WHERE client_id = ${profileId}::uuid AND status = 'scheduled' AND session_date > now()
    RETURNING therapist_id::text AS "therapistId"`;
  for (const therapistId of new Set(cancelled.map((session) => session.therapistId))) {
    await tx.$executeRaw`
      INSERT INTO notices (user_id, kind, title, body, href)
      SELECT user_id, 'session.cancelled', 'Appointments were cancelled',
        'Someone you work with has closed their account. Your upcoming appointments with them are cancelled.',
        '/therapist-dashboard'
      FROM therapists WHERE id = ${therapistId}::uuid AND user_id IS NOT NULL`;
    await enqueue(tx, erasureTasks.tellTherapist, { therapistId, requestId });
  }
  const declined = await tx.$queryRaw<{ id: string }[]>`
    UPDATE quotations SET status = 'declined', updated_at = now()
    WHERE client_id = ${profileId}::uuid AND status = 'pending' RETURNING id::text AS id`;
  await tx.quotationEvent.createMany({
    data: declined.map(({ id }) => ({ quotationId: id, status: 'declined' })),
  });
}

async function closeForTherapist(tx: Tx, therapistId: string, leaving: Leaving): Promise<void> {
  const { id: requestId } = leaving;
  const cancelled = await tx.$queryRaw<{ profileId: string | null }[]>`
    UPDATE therapy_sessions SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'therapist'
    WHERE therapist_id = ${therapistId}::uuid AND status = 'scheduled' AND session_date > now()
    RETURNING client_id::text AS "profileId"`;
  const booked = await tx.$queryRaw<(Cancelled & { startsAt: Date })[]>`
    UPDATE bookings SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'therapist',
      ics_sequence = ics_sequence + 1, updated_at = now()
    WHERE status IN ('held', 'confirmed') AND starts_at > now()
      AND calendar_id IN (SELECT id FROM calendars WHERE therapist_id = ${therapistId}::uuid)
    RETURNING id::text AS id, ics_sequence AS "icsSequence", starts_at AS "startsAt",
      confirmed_at IS NOT NULL AS "wasBooked", plan_id IS NOT NULL AS "onPlan"`;
  for (const { wasBooked, onPlan, ...booking } of booked) {
    if (onPlan) await returnSession(tx, booking.id, new Date());
    if (wasBooked && !onPlan)
      await oweForAppointment(tx, { bookingId: booking.id, reason: 'host-cancelled' }, new Date());
    // The mail removes it from the person's own calendar too.
    if (wasBooked) await enqueueCancellation(tx, booking, { byHost: true });
  }
  await owePlanCredit(tx, { therapistId }, 'plan-left', new Date());
  await oweUnused(tx, { therapistId }, new Date());
  for (const profileId of new Set(cancelled.flatMap((session) => session.profileId ?? []))) {
    await tx.$executeRaw`
      INSERT INTO notices (user_id, kind, title, body, href)
      SELECT user_id, 'session.cancelled', 'Your coming appointments were cancelled',
        'Your therapist has left the service. We are sorry. You can write to us, and we will help you find another therapist.',
        '/professionals'
      FROM profiles WHERE id = ${profileId}::uuid`;
    await enqueue(tx, erasureTasks.tellClient, { profileId, requestId });
  }
  await lapseQuotations(tx, therapistId, { viewer: leaving.by, request: leaving.request });
  // Support writes to clients without an answer.
  await enqueue(tx, erasureTasks.tellSupport, { therapistId, requestId });
}

/** Ends other people's open matters with a person who leaves. No message names the person. */
export async function closeOpenMatters(
  tx: Tx,
  { userId, profileId, therapistId, address }: Person,
  leaving: Leaving,
): Promise<void> {
  await tx.privacyRequest.updateMany({
    where: { userId, kind: { not: 'erasure' }, status: { in: ['requested', 'running'] } },
    data: { status: 'withdrawn' },
  });
  const cancelled = await tx.$queryRaw<(Cancelled & Booked & { hasSession: boolean })[]>`
    UPDATE bookings b SET status = 'cancelled', cancelled_at = now(),
      ics_sequence = ics_sequence + 1, updated_at = now(),
      cancelled_by = CASE WHEN who.client_id IS NULL THEN 'guest' ELSE 'client' END
    FROM ${persons} who
    WHERE who.booking_id = b.id AND status IN ('held', 'confirmed') AND starts_at > now()
      AND (who.client_id = ${profileId}::uuid OR (who.client_id IS NULL AND who.email = ${address}))
    RETURNING b.id::text AS id, ics_sequence AS "icsSequence", confirmed_at IS NOT NULL AS "wasBooked",
      plan_id IS NOT NULL AS "onPlan",
      starts_at AS "startsAt", cancel_notice_hours AS "cancelNoticeHours",
      late_rule AS "lateRule", missed_rule AS "missedRule",
      EXISTS (SELECT FROM therapy_sessions s WHERE s.booking_id = b.id AND s.client_id IS NOT NULL) AS "hasSession"`;
  await tx.therapySession.updateMany({
    where: { clientId: null, status: 'scheduled', bookingId: { in: cancelled.map(({ id }) => id) } },
    data: { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' },
  });
  const now = new Date();
  for (const { wasBooked, hasSession, onPlan, ...booking } of cancelled) {
    // The rest of a plan is the leaving person's money; its payee refunds it.
    if (onPlan) await returnSession(tx, booking.id, now);
    else if (wasBooked) {
      const { id: bookingId, startsAt, cancelNoticeHours } = booking;
      const { late: rule } = feeRulesOf(booking);
      await (isLate({ startsAt, cancelNoticeHours, late: rule }, now)
        ? oweLate(tx, { bookingId, rule, startsAt }, now)
        : oweForAppointment(tx, { bookingId, reason: 'account-closed' }, now));
    }
    // The job below tells therapists of sessions, once for all of them.
    if (wasBooked && !hasSession) await enqueueHostMail(tx, booking, 'cancelled');
  }
  if (profileId) await closeForClient(tx, profileId, leaving.id);
  if (profileId) await owePlanCredit(tx, { clientId: profileId }, 'account-closed', now);
  await oweUnused(tx, { profileId, address }, now);
  await keepWhatIsOwed(tx, { profileId, address }, leaving.givesUp, now);
  if (therapistId) await closeForTherapist(tx, therapistId, leaving);
}
