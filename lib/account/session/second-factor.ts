import type { Route } from 'next';
import { returnPath } from '@/lib/account/session/return-path';
import type { Viewer } from '@/lib/account/session/viewer';

/** Hours for which a passed second factor counts within its session. */
export const secondFactorHours = 12;

/**
 * Whether this session has passed the second factor recently enough. Every page, action and route of the back office
 * checks this besides the role: `requireRole('admin', …)` and `defineMemberAction({ access: 'admin' })` do it; a
 * route that checks the viewer itself must do it too.
 */
export function hasSecondFactor(
  { secondFactorAt }: Pick<Viewer, 'secondFactorAt'>,
  now: Date = new Date(),
): boolean {
  if (!secondFactorAt) return false;
  return now.getTime() - secondFactorAt.getTime() < secondFactorHours * 3_600_000;
}

/** Page that sets up and asks for the second factor; returns to the page that sent the person there. */
export function secondFactorPath(from: string): Route {
  const next = returnPath(from);
  return (next ? `/admin/second-factor?next=${encodeURIComponent(next)}` : '/admin/second-factor') as Route;
}
