import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';
import { copyrightYears } from '@/content/site';
import { bookingLink } from '@/lib/site/booking-link';

type FrameProps = {
  readonly children: ReactNode;
  /** The newsletter's form, or null on pages without one. */
  readonly newsletter: ReactNode;
  readonly claims: readonly string[];
  readonly owner: string;
  readonly paying?: boolean;
};

/**
 * Everything around a public page: skip link, header, the page, footer. A cached page with this frame sleeps until its
 * first touch (docs/decisions/20), unless a part of it has `data-wakes`.
 */
export function Frame({ children, newsletter, claims, owner, paying }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} data-may-sleep="" className="outline-none">
        {children}
      </main>
      <Footer
        booking={bookingLink()}
        newsletter={newsletter}
        claims={claims}
        copyright={`${copyrightYears(new Date())} ${owner}`}
        paying={paying}
      />
      <SiteBehaviour />
    </>
  );
}
