import type { Route } from 'next';
import { returnPath } from '@/lib/account/session/return-path';
import type { Role } from '@/lib/account/session/roles';
import type { SignIn, Viewer } from '@/lib/account/session/viewer';
import { hour } from '@/lib/format/duration';

/** Hours for which a passed second factor counts within its session. */
export const secondFactorHours = 12;

/**
 * Whether this session has passed the second factor recently enough. Every page, action and route of the back
 * office, and of a therapist's payments, checks this as well as the role: `requireRole('admin', …)` and
 * `defineMemberAction({ access: 'admin' })` do it; a route that checks the viewer itself must do it too.
 */
export function hasSecondFactor(
  { secondFactorAt }: Pick<Viewer, 'secondFactorAt'>,
  now: Date = new Date(),
): boolean {
  if (!secondFactorAt) return false;
  return now.getTime() - secondFactorAt.getTime() < secondFactorHours * hour;
}

/** Page where an admin or therapist sets up and enters the second factor. */
export function secondFactorPage(role: Role): Route {
  return role === 'therapist' ? ('/therapist-dashboard/second-factor' as Route) : '/admin/second-factor';
}

/** The same page, with a way back to the page that redirected there. */
export function secondFactorPath(from: string, role: Role = 'admin'): Route {
  const next = returnPath(from);
  // Typed as plain text, because the type of all addresses with a query is too large for the compiler.
  const page: string = secondFactorPage(role);
  return (next ? `${page}?next=${encodeURIComponent(next)}` : page) as Route;
}

/** Where a visitors' page redirects a signed-in person: on, or to the second step that they owe. */
export function wayOn({ owesSecondStep }: Pick<SignIn, 'owesSecondStep'>, next: Route = '/'): Route {
  return owesSecondStep ? secondFactorPath(next, 'therapist') : next;
}
