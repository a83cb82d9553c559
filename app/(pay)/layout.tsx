import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { shownClaims } from '@/lib/site/claims/queries';
import { readLegalIdentity } from '@/lib/site/owner/queries';

/** Payment pages are for the person who pays, not for search engines. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame of the public pages without the newsletter, so that urgent help stays in its place. */
export default async function PayLayout({ children }: { children: ReactNode }) {
  const [claims, { legalName }] = await Promise.all([shownClaims(), readLegalIdentity()]);
  return (
    <Frame newsletter={null} claims={claims?.footer ?? []} owner={legalName} paying>
      {children}
    </Frame>
  );
}
