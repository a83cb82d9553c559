import { type Dashboard, dashboardOf } from '@/lib/account/session/roles';
import type { Viewer } from '@/lib/account/session/viewer';

/**
 * A cookie without any secret that says only "someone has signed in on this browser before". It lets public pages
 * stay the same for everyone and still greet a member; it opens nothing.
 */
export const memberHintCookie = 'antarman.member';

/** What the header shows of the signed-in person: full name or else email, and their dashboard (product.md §2). */
export type AccountSummary = { readonly name: string; readonly dashboard: Dashboard };

export function accountSummary({ email, profile }: Pick<Viewer, 'email' | 'profile'>): AccountSummary {
  const fullName = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return { name: fullName || email, dashboard: dashboardOf(profile?.role) };
}
