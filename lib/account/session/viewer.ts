import type { Role } from '@/lib/account/session/roles';
import { indianZone } from '@/lib/format/time';
import { knownTimeZone } from '@/lib/format/time-zone';

/** Who is asking, according to the rows in Postgres at this moment: the browser holds none of it. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** When this session last passed the second factor. */
  readonly secondFactorAt: Date | null;
  /** Null until onboarding has made one. A profile that cannot be read throws instead. */
  readonly profile: ViewerProfile | null;
};

export type ViewerProfile = {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly onboardingCompleted: boolean;
  /** IANA zone in which this person reads times; India's where it is not said. */
  readonly timeZone?: string;
};

/** The zone in which a viewer reads times. */
export function zoneOf(viewer: Viewer | null): string {
  return (viewer?.profile?.timeZone && knownTimeZone(viewer.profile.timeZone)) || indianZone;
}

/** Whose session this is, and whether they still owe the second step: until then they are admitted to that step alone. */
export type SignIn = { readonly viewer: Viewer; readonly owesSecondStep: boolean };

/** A viewer who has finished onboarding. */
export type Member = Viewer & { readonly profile: ViewerProfile };

/** A member of one role: only the guard makes one, so nobody can call a query that needs it for anybody else. */
export type MemberOf<R extends Role> = Member & { readonly profile: { readonly role: R } };
