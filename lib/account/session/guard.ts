import 'server-only';
import { redirect } from 'next/navigation';
import { loginPath, onboardingPath } from '@/lib/account/session/return-path';
import { dashboardOf, type Role } from '@/lib/account/session/roles';
import { hasSecondFactor, secondFactorPath } from '@/lib/account/session/second-factor';
import { currentViewer, type Member, type MemberOf, type Viewer } from '@/lib/account/session/session';

/** Whether somebody has finished onboarding. */
export function isMember(viewer: Viewer | null): viewer is Member {
  return viewer?.profile?.onboardingCompleted === true;
}

function hasRole<R extends Role>(member: Member, role: R): member is MemberOf<R> {
  return member.profile.role === role;
}

/** Whether this is a therapist who has finished onboarding. */
export function isTherapist(viewer: Viewer | null): viewer is MemberOf<'therapist'> {
  return isMember(viewer) && hasRole(viewer, 'therapist');
}

/** Whether this is a client who has finished onboarding. */
export function isClient(viewer: Viewer | null): viewer is MemberOf<'client'> {
  return isMember(viewer) && hasRole(viewer, 'client');
}

/** Whether this is an admin, with or without the second factor. */
export function isAdmin(viewer: Viewer | null): viewer is MemberOf<'admin'> {
  return isMember(viewer) && hasRole(viewer, 'admin');
}

/**
 * The signed-in viewer of a page; anybody else goes to /login and returns afterwards.
 * @param from path of the page itself, never taken from the request
 */
export async function requireViewer(from: string): Promise<Viewer> {
  return (await currentViewer()) ?? redirect(loginPath(from));
}

/** A viewer who has finished onboarding; others go to /login or /onboarding and return (product.md §4, in this order). */
export async function requireMember(from: string): Promise<Member> {
  const viewer = await requireViewer(from);
  return isMember(viewer) ? viewer : redirect(onboardingPath(from));
}

async function requireRoleAlone<R extends Role>(role: R, from: string): Promise<MemberOf<R>> {
  const member = await requireMember(from);
  return hasRole(member, role) ? member : redirect(dashboardOf(member.profile.role));
}

/**
 * A member with this role; others go to their own dashboard (product.md §4). Redirects an admin without the second
 * factor in this session to that first.
 */
export async function requireRole<R extends Role>(role: R, from: string): Promise<MemberOf<R>> {
  const member = await requireRoleAlone(role, from);
  return role === 'admin' && !hasSecondFactor(member) ? redirect(secondFactorPath(from)) : member;
}

/**
 * An admin, with or without the second factor: for the page that sets it up and asks for it. Everything else uses
 * `requireRole`.
 */
export function requireAdminAccount(from: string): Promise<MemberOf<'admin'>> {
  return requireRoleAlone('admin', from);
}

/**
 * A therapist who has passed the second factor in this session: for the room in which they keep their payments. Others
 * are led to it first.
 */
export async function requireConfirmedTherapist(from: string): Promise<MemberOf<'therapist'>> {
  const member = await requireRoleAlone('therapist', from);
  return hasSecondFactor(member) ? member : redirect(secondFactorPath(from, 'therapist'));
}
