import type { ReactNode } from 'react';
import { QuickExit } from '@/components/layout/quick-exit';
import { guarded } from '@/components/member/guarded';
import { requireRole } from '@/lib/auth/guard';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return guarded(
    () => requireRole('client', '/dashboard'),
    () => (
      <>
        <QuickExit />
        {children}
      </>
    ),
  );
}
