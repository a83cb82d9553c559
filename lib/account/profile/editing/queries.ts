import 'server-only';
import { hasConsent } from '@/lib/account/consent/queries';
import { profileShown } from '@/lib/account/profile/editing/rules';
import { pictureAddress } from '@/lib/account/profile/picture/address';
import { type Role, roleOf } from '@/lib/account/session/roles';
import type { Member } from '@/lib/account/session/session';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';

export type OwnProfile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly goals: string;
  readonly role: Role;
  readonly picture: string | null;
  /** True for a client without the consent that goals need. */
  readonly asksForCare: boolean;
  /** The version of the shown values. */
  readonly version: string;
};

/** The viewer's own profile; null when it is gone. @throws when the database does not answer */
export async function readOwnProfile({ userId }: Pick<Member, 'userId'>): Promise<OwnProfile | null> {
  const [profile, care] = await Promise.all([
    db.profile.findUnique({
      where: { userId },
      select: {
        firstName: true,
        lastName: true,
        email: true,
        phone: true,
        goals: true,
        role: true,
        profilePicture: true,
      },
    }),
    hasConsent(db, userId, 'care'),
  ]);
  if (!profile) return null;
  const { profilePicture, ...shown } = profile;
  const role = roleOf(profile.role);
  return {
    ...shown,
    phone: profile.phone ?? '',
    goals: profile.goals ?? '',
    role,
    picture: pictureAddress(profilePicture),
    asksForCare: role === 'client' && !care,
    version: versionOf(profileShown(profile)),
  };
}
