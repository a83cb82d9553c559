import '@/app/private.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import MemberLayout from '@/app/(member)/layout';
import { memberInFrame } from '@/components/account/private/frame/member-frame';
import { Frame } from '@/components/layout/frame';
import { shownClaims } from '@/lib/site/claims/queries';
import { readLegalIdentity } from '@/lib/site/owner/queries';

/** Pages of one booking or payment are for the person who books or pays, not for search engines. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The workspace of a member. Everybody else gets the frame of the public pages without the newsletter. */
export default async function PayLayout({ children }: { children: ReactNode }) {
  if (await memberInFrame()) return <MemberLayout>{children}</MemberLayout>;
  const [claims, { legalName }] = await Promise.all([shownClaims(), readLegalIdentity()]);
  return (
    <Frame newsletter={null} claims={claims?.footer ?? []} owner={legalName} paying>
      {children}
    </Frame>
  );
}
