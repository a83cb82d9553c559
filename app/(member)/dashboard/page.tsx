import type { Metadata } from 'next';
import { ClientDashboard } from '@/components/member/client-dashboard';
import { guarded } from '@/components/member/guarded';
import { WelcomeNote } from '@/components/onboarding/welcome-note';
import { requireRole } from '@/lib/auth/guard';
import { welcomeFlag } from '@/lib/profile/onboarding/rules';

export const metadata: Metadata = { title: 'Dashboard' };

export default function DashboardPage({ searchParams }: PageProps<'/dashboard'>) {
  return guarded(
    () => requireRole('client', '/dashboard'),
    async (viewer) => (
      <>
        <WelcomeNote flag={(await searchParams)[welcomeFlag]} />
        <ClientDashboard viewer={viewer} />
      </>
    ),
  );
}
