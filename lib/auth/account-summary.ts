import { type Dashboard, dashboardOf } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/session';

/**
 * A cookie without any secret that says only "someone has signed in on this browser before". It lets public pages
 * stay the same for everyone and still greet a member; it opens nothing.
 */
export const memberHintCookie = 'antarman.member';

/** What the header shows of the person signed in: full name or else e-mail, and their dashboard (spec §2). */
export type AccountSummary = { readonly name: string; readonly dashboard: Dashboard };

export function accountSummary({ email, profile }: Pick<Viewer, 'email' | 'profile'>): AccountSummary {
  const fullName = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return { name: fullName || email, dashboard: dashboardOf(profile?.role) };
}
