import '@/app/private.css';
import '@/components/booking/private/room/room.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HelpLine } from '@/components/layout/private/help-line';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of a video room: only urgent help, which opens in a new tab so that the call goes on, and the quick exit. The
 * call has the rest of the window.
 */
export default function RoomLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print contents">
        <HelpLine beside />
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteBehaviour />
    </div>
  );
}
