import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { currentViewer } from '@/lib/account/session/session';
import { shownClaims } from '@/lib/site/claims/queries';
import { readLegalIdentity } from '@/lib/site/owner/queries';

/** Payment pages are for the person who pays, not for search engines. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of the public pages without the newsletter, so that urgent help stays in its place, and without the
 * invitation to open an account for who has one. Whose account cannot be read is invited: the page says what is wrong.
 */
export default async function PayLayout({ children }: { children: ReactNode }) {
  const [claims, { legalName }, viewer] = await Promise.all([
    shownClaims(),
    readLegalIdentity(),
    currentViewer().catch(() => null),
  ]);
  return (
    <Frame newsletter={null} claims={claims?.footer ?? []} owner={legalName} signedIn={viewer !== null}>
      {children}
    </Frame>
  );
}
