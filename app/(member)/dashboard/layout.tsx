import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { requireRole } from '@/lib/account/session/guard';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return guarded(
    () => requireRole('client', '/dashboard'),
    () => children,
  );
}
