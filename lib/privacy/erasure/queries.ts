import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { hasPassword, isFreshSignIn } from '@/lib/privacy/erasure/identity';
import { personOf } from '@/lib/privacy/records/person';
import { db } from '@/lib/server/db';

/** What somebody should know before they erase their account. */
export type ErasurePreview = {
  /** False for people who sign in with Google alone: they need a fresh sign-in instead. */
  readonly asksPassword: boolean;
  /** Whether this session is fresh enough for those people. */
  readonly freshSignIn: boolean;
  /** The only administrator cannot leave. */
  readonly lastAdmin: boolean;
  /** Appointments that will be cancelled, as client or as therapist. */
  readonly comingSessions: number;
  /** Complaints that we can then no longer answer. */
  readonly openGrievances: number;
  /** Payments that nobody has confirmed yet; without a name we cannot ask about them. */
  readonly waitingPayments: number;
  /** Whether rows sent without signing in can be found: only under a proven address. */
  readonly addressProven: boolean;
  /** Whether the public therapist listing goes down as well. */
  readonly therapist: boolean;
};

/** What erasing the viewer's account would affect. */
export async function erasurePreview(
  viewer: Pick<Viewer, 'userId' | 'sessionId' | 'profile'>,
): Promise<ErasurePreview> {
  const { userId, profile } = viewer;
  const person = await personOf(db, userId);
  const clientId = person?.profileId ?? null;
  const therapistId = person?.therapistId ?? null;
  const mine = [...(clientId ? [{ clientId }] : []), ...(therapistId ? [{ therapistId }] : [])];
  const [asksPassword, freshSignIn, otherAdmins, comingSessions, openGrievances, waitingPayments] =
    await Promise.all([
      hasPassword(viewer),
      isFreshSignIn(viewer),
      db.profile.count({ where: { role: 'admin', userId: { not: userId }, user: { disabledAt: null } } }),
      db.therapySession.count({ where: { OR: mine, status: 'scheduled', sessionDate: { gt: new Date() } } }),
      db.grievance.count({ where: { userId, resolvedAt: null } }),
      clientId
        ? db.paymentSubmission.count({ where: { clientId, status: { in: ['pending', 'matched'] } } })
        : 0,
    ]);
  return {
    asksPassword,
    freshSignIn,
    lastAdmin: profile?.role === 'admin' && otherAdmins === 0,
    comingSessions,
    openGrievances,
    waitingPayments,
    addressProven: person?.address !== null,
    therapist: therapistId !== null,
  };
}
