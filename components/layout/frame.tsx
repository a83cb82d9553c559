import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SiteBehaviour } from '@/components/layout/site-behaviour';
import { SkipLink } from '@/components/layout/skip-link';

type FrameProps = {
  readonly children: ReactNode;
  /** The newsletter's form, or null on pages without one. */
  readonly newsletter: ReactNode;
  /** What the owner claims in the footer. */
  readonly claims: readonly string[];
  /** The legal name of the owner. */
  readonly owner: string;
  /** Whether the server knows that somebody is signed in; only pages that are made for a visit may say so. */
  readonly signedIn?: boolean;
};

/**
 * Everything around a public page: skip link, header, the page, footer. A kept page with this frame sleeps until its
 * first touch (docs/decisions/350), unless a part of it has `data-wakes`.
 */
export function Frame({ children, newsletter, claims, owner, signedIn = false }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} data-may-sleep="" className="outline-none">
        {children}
      </main>
      <Footer newsletter={newsletter} claims={claims} owner={owner} invites={!signedIn} />
      <SiteBehaviour />
    </>
  );
}
