import 'server-only';
import { redirect } from 'next/navigation';
import { loginPath, onboardingPath } from '@/lib/account/session/return-path';
import { dashboardOf, type Role } from '@/lib/account/session/roles';
import { hasSecondFactor, secondFactorPath } from '@/lib/account/session/second-factor';
import {
  currentSignIn,
  type Member,
  type MemberOf,
  type SignIn,
  type Viewer,
} from '@/lib/account/session/session';

export function isMember(viewer: Viewer | null): viewer is Member {
  return viewer?.profile?.onboardingCompleted === true;
}

function hasRole<R extends Role>(member: Member, role: R): member is MemberOf<R> {
  return member.profile.role === role;
}

export function isTherapist(viewer: Viewer | null): viewer is MemberOf<'therapist'> {
  return isMember(viewer) && hasRole(viewer, 'therapist');
}

export function isClient(viewer: Viewer | null): viewer is MemberOf<'client'> {
  return isMember(viewer) && hasRole(viewer, 'client');
}

/** An admin, with or without the second factor. */
export function isAdmin(viewer: Viewer | null): viewer is MemberOf<'admin'> {
  return isMember(viewer) && hasRole(viewer, 'admin');
}

/** A signed-in person, even one who still owes the second step. */
async function requireSignIn(from: string): Promise<SignIn> {
  return (await currentSignIn()) ?? redirect(loginPath(from));
}

/**
 * The signed-in viewer of a page. Redirects others to /login and returns afterwards. A therapist who owes the
 * second step is redirected there first.
 * @param from path of the page itself, never taken from the request
 */
export async function requireViewer(from: string): Promise<Viewer> {
  const { viewer, owesSecondStep } = await requireSignIn(from);
  return owesSecondStep ? redirect(secondFactorPath(from, 'therapist')) : viewer;
}

const onboarded = (viewer: Viewer, from: string): Member =>
  isMember(viewer) ? viewer : redirect(onboardingPath(from));

const ofRole = <R extends Role>(member: Member, role: R): MemberOf<R> =>
  hasRole(member, role) ? member : redirect(dashboardOf(member.profile.role));

/**
 * A viewer who has finished onboarding. Redirects others to /login or /onboarding, which return (product.md
 * §4, in this order).
 */
export async function requireMember(from: string): Promise<Member> {
  return onboarded(await requireViewer(from), from);
}

/**
 * A member with this role. Redirects others to their own dashboard (product.md §4), and an admin without the
 * second factor in this session to that step.
 */
export async function requireRole<R extends Role>(role: R, from: string): Promise<MemberOf<R>> {
  const member = ofRole(await requireMember(from), role);
  return role === 'admin' && !hasSecondFactor(member) ? redirect(secondFactorPath(from)) : member;
}

/**
 * An admin or a therapist, with or without the second factor: for the page that sets it up and checks it.
 * Every other page uses `requireRole`.
 */
export async function requireAccount<R extends 'admin' | 'therapist'>(
  role: R,
  from: string,
): Promise<MemberOf<R>> {
  return ofRole(onboarded((await requireSignIn(from)).viewer, from), role);
}

/** A therapist who has lately passed the second factor in this session: for their payments. Redirects others to it. */
export async function requireConfirmedTherapist(from: string): Promise<MemberOf<'therapist'>> {
  const member = await requireRole('therapist', from);
  return hasSecondFactor(member) ? member : redirect(secondFactorPath(from, 'therapist'));
}
