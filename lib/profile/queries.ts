import 'server-only';
import type { AccountSummary } from '@/lib/auth/account-summary';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { dashboardOf } from '@/lib/profile/rules';

/** What the header shows of the viewer: the full name or else the e-mail (spec §2, Navigation). */
export async function accountSummary(viewer: Viewer): Promise<AccountSummary> {
  const profile = await db.profile.findUnique({
    where: { userId: viewer.userId },
    select: { firstName: true, lastName: true, role: true },
  });
  const fullName = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return { name: fullName || viewer.email, dashboard: dashboardOf(profile?.role) };
}
