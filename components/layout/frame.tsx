import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';

/** Everything around a public page: skip link, header, the page, footer with the given newsletter form. */
export function Frame({ children, newsletter }: { children: ReactNode; newsletter: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer newsletter={newsletter} />
      <SiteBehaviour />
    </>
  );
}
