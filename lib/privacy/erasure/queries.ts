import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { type PaidAhead, paidAhead } from '@/lib/payment/refund-due/leaving';
import { isFreshSignIn } from '@/lib/privacy/erasure/identity';
import { personOf } from '@/lib/privacy/records/person';
import { db } from '@/lib/server/db';

export type ErasurePreview = {
  /** False for people who only use Google: they need a fresh sign-in. */
  readonly asksPassword: boolean;
  /** Whether the person only uses Google and their session is fresh enough. */
  readonly freshSignIn: boolean;
  /** The only administrator cannot leave. */
  readonly lastAdmin: boolean;
  /** Appointments that will be cancelled, as client or as therapist. */
  readonly comingSessions: number;
  /** Complaints that could no longer be answered. */
  readonly openGrievances: number;
  /** Prepaid money to refund, by payee. */
  readonly paidAhead: readonly PaidAhead[];
  /** Unconfirmed payments for past sessions and internships; without a name we cannot ask about them. */
  readonly waitingPayments: number;
  /** Whether rows sent without signing in can be found: only under a confirmed address. */
  readonly addressProven: boolean;
  readonly therapist: boolean;
};

type OpenMatters = Pick<
  ErasurePreview,
  'asksPassword' | 'comingSessions' | 'openGrievances' | 'waitingPayments'
> & {
  readonly otherAdmins: number;
};

export async function erasurePreview(
  viewer: Pick<Viewer, 'userId' | 'sessionId' | 'profile'>,
): Promise<ErasurePreview> {
  const { userId, profile } = viewer;
  const person = await personOf(db, userId);
  const clientId = person?.profileId ?? null;
  const therapistId = person?.therapistId ?? null;
  const [ahead, [open]] = await Promise.all([
    clientId === null ? [] : paidAhead(clientId),
    db.$queryRaw<OpenMatters[]>`
      SELECT
        EXISTS (SELECT FROM users WHERE id = ${userId}::uuid AND password_hash IS NOT NULL) AS "asksPassword",
        (SELECT count(*)::int FROM profiles p JOIN users u ON u.id = p.user_id AND u.disabled_at IS NULL
          WHERE p.role = 'admin' AND u.id <> ${userId}::uuid) AS "otherAdmins",
        (SELECT count(*)::int FROM therapy_sessions
          WHERE (client_id = ${clientId}::uuid OR therapist_id = ${therapistId}::uuid)
            AND status = 'scheduled' AND session_date > now()) AS "comingSessions",
        (SELECT count(*)::int FROM grievances
          WHERE user_id = ${userId}::uuid AND resolved_at IS NULL) AS "openGrievances",
        (SELECT count(*)::int FROM payment_submissions s LEFT JOIN bookings b ON b.id = s.appointment_id
          WHERE s.client_id = ${clientId}::uuid AND s.status IN ('pending', 'matched')
            AND (b.starts_at <= now() OR s.internship_application_id IS NOT NULL)) AS "waitingPayments"`,
  ]);
  if (!open) throw new Error('Postgres counted nothing.');
  const { otherAdmins, ...matters } = open;
  return {
    freshSignIn: !matters.asksPassword && (await isFreshSignIn(viewer)),
    lastAdmin: profile?.role === 'admin' && otherAdmins === 0,
    ...matters,
    paidAhead: ahead,
    addressProven: person?.address !== null,
    therapist: therapistId !== null,
  };
}
