import 'server-only';
import { type ConsentPurpose, consentNoticeVersion } from '@/content/consents';
import { listConsents } from '@/lib/account/consent/queries';
import type { Viewer } from '@/lib/account/session/session';
import { suggestedNames } from '@/lib/format/person-name';
import { db } from '@/lib/server/db';

export type OnboardingStart = {
  readonly defaults: Readonly<Record<string, string>>;
  /** Consents to ask for, and those already given to today's notice. */
  readonly asked: readonly ConsentPurpose[];
  readonly agreed: readonly ConsentPurpose[];
};

export async function onboardingStart(viewer: Viewer): Promise<OnboardingStart> {
  const [user, consents] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: {
        name: true,
        profile: { select: { firstName: true, lastName: true, phone: true, goals: true } },
      },
    }),
    // The role is not chosen yet, so this asks for every role's consents; the form shows those of the chosen
    // role.
    listConsents({ userId: viewer.userId, profile: null }),
  ]);
  const { profile } = user;
  const names = profile ?? suggestedNames(user.name ?? '');
  const agreed = consents.filter(({ live }) => live?.noticeVersion === consentNoticeVersion);
  return {
    defaults: {
      firstName: names.firstName,
      lastName: names.lastName,
      phone: profile?.phone ?? '',
      goals: profile?.goals ?? '',
    },
    asked: consents.filter((consent) => !agreed.includes(consent)).map(({ purpose }) => purpose),
    agreed: agreed.map(({ purpose }) => purpose),
  };
}
