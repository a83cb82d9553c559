/** Any role other than therapist or admin is a client (product.md §6). */
export type Role = 'client' | 'therapist' | 'admin';

export type Dashboard = '/dashboard' | '/therapist-dashboard' | '/admin';

export function roleOf(stored: string): Role {
  return stored === 'therapist' || stored === 'admin' ? stored : 'client';
}

/** The dashboard of this role; without a profile, the client's. */
export function dashboardOf(role: Role | undefined): Dashboard {
  if (role === 'therapist') return '/therapist-dashboard';
  return role === 'admin' ? '/admin' : '/dashboard';
}
