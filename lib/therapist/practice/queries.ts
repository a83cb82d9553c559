import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

/** The directory entry that an account acts as; only an administrator links the two. */
export type OwnPractice = { readonly slug: string; readonly name: string; readonly title: string };

/** The last application of an account that is not linked, or not yet. */
export type OwnApplication = {
  readonly status: string;
  readonly sentAt: Date;
  readonly reviewedAt: Date | null;
  readonly reason: string | null;
};

/**
 * The entry that a therapist's account acts as, or null until an admin has linked one. Reads once per rendered page.
 */
export async function ownPractice(viewer: MemberOf<'therapist'>): Promise<OwnPractice | null> {
  const therapist = await therapistOf(viewer);
  return therapist && { slug: therapist.slug, name: therapist.name, title: therapist.title };
}

/** The viewer's own last application, or null when they sent none. */
export async function ownApplication({ profile }: MemberOf<'therapist'>): Promise<OwnApplication | null> {
  const found = await db.therapistApplication.findFirst({
    where: { profileId: profile.id },
    orderBy: { createdAt: 'desc' },
    select: { status: true, createdAt: true, reviewedAt: true, reason: true },
  });
  if (!found) return null;
  const { createdAt, ...same } = found;
  return { ...same, sentAt: createdAt };
}
