import './public.css';
import type { Metadata } from 'next';
import { fontClasses } from '@/app/fonts';
import { Frame } from '@/components/layout/frame';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { NewsletterForm } from '@/components/site/newsletter/newsletter-form';
import { site } from '@/content/site';

export const metadata: Metadata = { title: `Page not found | ${site.name}`, robots: { index: false } };

/**
 * For addresses without a route. It is a separate page, because the framework sends the root's `not-found.tsx` with
 * every other page. The build makes it once, so it claims nothing that an admin can hide.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en-IN" className={fontClasses}>
      <body>
        <Frame newsletter={<NewsletterForm />} claims={[]} owner={site.name}>
          <NotFoundPage />
        </Frame>
      </body>
    </html>
  );
}
