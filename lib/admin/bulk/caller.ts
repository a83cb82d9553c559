import 'server-only';
import { roleOf } from '@/lib/account/session/roles';
import type { AdminCaller } from '@/lib/admin/caller';
import { db } from '@/lib/server/db';

/** Replaces the network in the audit lines of rows; the line of the start has the person's. */
const noNetwork = 'bulk-run';

type Run = { readonly id: string; readonly requestId: string; readonly startedById: string | null };

/**
 * The admin who began a run, with their account as it is now: a run continues only while the account is an
 * admin's, whether or not its session has ended.
 * @returns null once the account is gone, disabled or no admin's
 */
export async function callerOf({ id, requestId, startedById }: Run): Promise<AdminCaller | null> {
  const user =
    startedById === null
      ? null
      : await db.user.findUnique({
          where: { id: startedById, disabledAt: null },
          include: { profile: true },
        });
  const profile = user?.profile;
  if (!user || !profile?.onboardingCompleted || roleOf(profile.role) !== 'admin') return null;
  return {
    viewer: {
      userId: user.id,
      // A bulk run has no session; no command of a row reads this id.
      sessionId: id,
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      secondFactorAt: null,
      profile: {
        id: profile.id,
        role: 'admin',
        firstName: profile.firstName,
        lastName: profile.lastName,
        onboardingCompleted: true,
      },
    },
    request: { id: requestId, network: noNetwork },
  };
}
