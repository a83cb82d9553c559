import { type Dashboard, dashboardOf } from '@/lib/account/session/roles';
import type { Viewer } from '@/lib/account/session/viewer';

export { memberHintCookie } from '@/lib/server/request/cookies.mjs';

/** The signed-in person in the header: full name or else email, and their dashboard (product.md §2). */
export type AccountSummary = { readonly name: string; readonly dashboard: Dashboard };

export function accountSummary({ email, profile }: Pick<Viewer, 'email' | 'profile'>): AccountSummary {
  const fullName = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return { name: fullName || email, dashboard: dashboardOf(profile?.role) };
}
