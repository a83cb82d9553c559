import type { AccountSummary } from '@/lib/auth/account-summary';

/** Where a person of this role lands. Any role other than therapist or admin is treated as client (spec §6). */
export function dashboardOf(role: string | undefined): AccountSummary['dashboard'] {
  if (role === 'therapist') return '/therapist-dashboard';
  return role === 'admin' ? '/admin' : '/dashboard';
}
