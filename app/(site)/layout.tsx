import '@/app/public.css';
import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';

/** Public pages. Never reads the session: they are the same for everyone. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Frame newsletter={<NewsletterForm />}>{children}</Frame>;
}
