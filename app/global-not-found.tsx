import './public.css';
import type { Metadata } from 'next';
import { figtree, fraunces } from '@/app/fonts';
import { Frame } from '@/components/layout/frame';
import { Lost } from '@/components/layout/lost';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { site } from '@/content/site';

export const metadata: Metadata = { title: `Page not found | ${site.name}`, robots: { index: false } };

/**
 * For addresses that belong to no route. A page of its own, because the framework sends a `not-found.tsx` of the root
 * along with every other page.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en-IN" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <Frame newsletter={<NewsletterForm />}>
          <Lost />
        </Frame>
      </body>
    </html>
  );
}
