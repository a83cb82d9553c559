import type { ReactNode } from 'react';
import { OfflineReady } from '@/components/layout/offline-ready';

/** Help, tools and exercises: one visit to any of them makes them available offline. */
export default function ResourcesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OfflineReady />
    </>
  );
}
