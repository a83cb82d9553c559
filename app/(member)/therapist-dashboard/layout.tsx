import type { ReactNode } from 'react';
import { QuickExit } from '@/components/layout/quick-exit';
import { guarded } from '@/components/member/guarded';
import { requireRole } from '@/lib/auth/guard';

export default function TherapistDashboardLayout({ children }: { children: ReactNode }) {
  return guarded(
    () => requireRole('therapist', '/therapist-dashboard'),
    () => (
      <>
        <QuickExit />
        {children}
      </>
    ),
  );
}
