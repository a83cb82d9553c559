import 'server-only';
import { type Role, roleOf } from '@/lib/auth/roles';
import type { Member } from '@/lib/auth/session';
import { hasConsent } from '@/lib/consent/queries';
import { db } from '@/lib/db';
import { pictureAddress } from '@/lib/profile/picture/address';

/** What the editor shows of one's own profile. */
export type OwnProfile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly goals: string;
  readonly role: Role;
  /** Where the picture is read; null without one. */
  readonly picture: string | null;
  /** Goals of a client need a consent that has not been given. */
  readonly asksForCare: boolean;
};

/**
 * The viewer's own profile; null when there is none any more.
 * @throws when the database does not answer
 */
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
  };
}
