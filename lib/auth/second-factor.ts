import type { Route } from 'next';
import { returnPath } from '@/lib/auth/return-path';
import type { Viewer } from '@/lib/auth/session';

/** A second factor that was passed is good for the session, but for no longer than this (hours). */
export const secondFactorHours = 12;

/**
 * Whether this session has passed the second factor lately enough. Every page, action and route of the back office
 * asks this besides the role: `requireRole('admin', …)` and `defineMemberAction({ access: 'admin' })` do it; a route
 * that looks at the viewer itself must do it too.
 */
export function hasSecondFactor(
  { secondFactorAt }: Pick<Viewer, 'secondFactorAt'>,
  now: Date = new Date(),
): boolean {
  if (!secondFactorAt) return false;
  return now.getTime() - secondFactorAt.getTime() < secondFactorHours * 3_600_000;
}

/** Where the second factor is set up and asked for; leads back to the page it was asked from. */
export function secondFactorPath(from: string): Route {
  const next = returnPath(from);
  return (next ? `/admin/second-factor?next=${encodeURIComponent(next)}` : '/admin/second-factor') as Route;
}
