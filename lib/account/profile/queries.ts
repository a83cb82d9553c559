import 'server-only';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';

export type OwnContact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty if unknown. */
  readonly phone: string;
};

/**
 * Name, address and number of the signed-in person, for the fields of public forms; null for a guest. The
 * form must open for all visitors, so a failed read counts as a guest.
 */
export async function ownContact(): Promise<OwnContact | null> {
  try {
    const viewer = await currentViewer();
    if (!viewer) return null;
    const { email } = viewer;
    if (!isMember(viewer)) return { firstName: '', lastName: '', email, phone: '' };
    const profile = await db.profile.findUnique({
      where: { id: viewer.profile.id },
      select: { phone: true },
    });
    const { firstName, lastName } = viewer.profile;
    return { firstName, lastName, email, phone: profile?.phone ?? '' };
  } catch (error) {
    log.error('form could not be filled for its owner', { error });
    return null;
  }
}
