import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';

/** Public pages. Never reads the session: they are the same for everyone. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
