import type { ReactNode } from 'react';
import { OfflineReady } from '@/components/layout/offline-ready';

/** Help, tools and practices: one visit to any of them makes them ready for times without a line. */
export default function ResourcesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OfflineReady />
    </>
  );
}
