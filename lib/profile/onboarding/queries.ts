import 'server-only';
import { type ConsentPurpose, consentNoticeVersion } from '@/content/consents';
import type { Viewer } from '@/lib/auth/session';
import { listConsents } from '@/lib/consent/queries';
import { db } from '@/lib/db';
import { suggestedNames } from '@/lib/person-name';

/** What onboarding knows before anything is typed, and what it has to ask. */
export type OnboardingStart = {
  readonly defaults: Readonly<Record<string, string>>;
  /** Consents to ask for, and those that are in force already with the notice of today. */
  readonly asked: readonly ConsentPurpose[];
  readonly agreed: readonly ConsentPurpose[];
};

/** Reads the start of onboarding for somebody who has not finished it. */
export async function onboardingStart(viewer: Viewer): Promise<OnboardingStart> {
  const [user, consents] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: {
        name: true,
        profile: { select: { firstName: true, lastName: true, phone: true, goals: true } },
      },
    }),
    // Nobody has a role yet: everything is asked, and the form shows what belongs to the one chosen.
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
