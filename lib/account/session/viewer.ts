import type { Role } from '@/lib/account/session/roles';
import { indianZone } from '@/lib/format/time';
import { knownTimeZone } from '@/lib/format/time-zone';

/** The person of a request, read from the rows in Postgres at this moment: the browser stores none of it. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly secondFactorAt: Date | null;
  /** Null before onboarding. A failed read throws instead. */
  readonly profile: ViewerProfile | null;
};

export type ViewerProfile = {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly onboardingCompleted: boolean;
  /** IANA zone in which this person reads times; India's by default. */
  readonly timeZone?: string;
};

export function zoneOf(viewer: Viewer | null): string {
  return (viewer?.profile?.timeZone && knownTimeZone(viewer.profile.timeZone)) || indianZone;
}

/** A session's owner, and whether they still owe the second step: until then they may open that step alone. */
export type SignIn = { readonly viewer: Viewer; readonly owesSecondStep: boolean };

/** A viewer who has finished onboarding. */
export type Member = Viewer & { readonly profile: ViewerProfile };

/** A member of one role. Only the guard makes one, so a query that needs it can be called for no other person. */
export type MemberOf<R extends Role> = Member & { readonly profile: { readonly role: R } };
