import 'server-only';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

/** The directory entry that an account acts as; only an administrator links the two. */
export type OwnPractice = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly active: boolean;
  readonly accepting: boolean;
  readonly feePaise: number | null;
};

/** The last application of an account that is not linked (yet). */
export type OwnApplication = {
  readonly status: string;
  readonly sentAt: Date;
  readonly reviewedAt: Date | null;
  readonly reason: string | null;
};

/** What a therapist's account may act as, or null until it has been linked. */
export async function ownPractice({ userId }: MemberOf<'therapist'>): Promise<OwnPractice | null> {
  const found = await db.therapist.findUnique({
    where: { userId },
    select: {
      slug: true,
      name: true,
      title: true,
      isActive: true,
      acceptingNewClients: true,
      sessionRate: true,
    },
  });
  if (!found) return null;
  const { isActive, acceptingNewClients, sessionRate, ...same } = found;
  return {
    ...same,
    active: isActive,
    accepting: acceptingNewClients,
    feePaise: sessionRate === null ? null : sessionRate.times(100).round().toNumber(),
  };
}

/** The viewer's own last application, or null when none was sent. */
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
