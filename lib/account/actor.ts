import 'server-only';
import { roleOf } from '@/lib/account/session/roles';
import type { Viewer } from '@/lib/account/session/session';
import type { Tx } from '@/lib/server/db';

/** A person who has just proven who they are, as an actor of the audit log. */
export async function actorOf(
  tx: Pick<Tx, 'profile'>,
  userId: string,
): Promise<Pick<Viewer, 'userId' | 'profile'>> {
  const profile = await tx.profile.findUnique({
    where: { userId },
    select: { id: true, role: true, firstName: true, lastName: true, onboardingCompleted: true },
  });
  return { userId, profile: profile && { ...profile, role: roleOf(profile.role) } };
}
