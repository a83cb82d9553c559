import '@/app/private.css';
import '@/components/booking/private/room/room.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HelpLine } from '@/components/layout/private/help-line';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of a video room: only urgent help and the quick exit, so that the call has the window. */
export default function RoomLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print contents">
        <HelpLine />
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteBehaviour />
    </div>
  );
}
