import type { ReactNode } from 'react';
import { QuickExit } from '@/components/layout/quick-exit';
import { guarded } from '@/components/member/guarded';
import { PracticeNavigation } from '@/components/member/practice-navigation';
import { requireRole } from '@/lib/auth/guard';
import { ownPractice } from '@/lib/therapist/practice/queries';

export default function TherapistDashboardLayout({ children }: { children: ReactNode }) {
  return guarded(
    () => requireRole('therapist', '/therapist-dashboard'),
    async (viewer) => (
      <>
        {(await ownPractice(viewer)) && <PracticeNavigation />}
        <QuickExit />
        {children}
      </>
    ),
  );
}
