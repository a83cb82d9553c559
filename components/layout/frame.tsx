import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SiteBehaviour } from '@/components/layout/site-behaviour';

/** Everything around a public page: skip link, header, the page, footer with the newsletter form it is given. */
export function Frame({ children, newsletter }: { children: ReactNode; newsletter: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper-2 focus:px-4 focus:py-3 focus:font-semibold"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer newsletter={newsletter} />
      <SiteBehaviour />
    </>
  );
}
