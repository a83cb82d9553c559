import '@/app/public.css';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { NewsletterForm } from '@/components/site/newsletter/newsletter-form';
import { shownClaims } from '@/lib/site/claims/queries';
import { readLegalIdentity } from '@/lib/site/owner/queries';

/** Public pages. They are the same for everyone, so they never read the session. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [claims, { legalName }] = await Promise.all([shownClaims(), readLegalIdentity()]);
  return (
    <Frame newsletter={<NewsletterForm />} claims={claims?.footer ?? []} owner={legalName}>
      {children}
    </Frame>
  );
}
