import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { PracticeNavigation } from '@/components/care/private/practice/practice-navigation';
import { QuickExit } from '@/components/layout/quick-exit';
import { requireRole } from '@/lib/account/session/guard';
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
