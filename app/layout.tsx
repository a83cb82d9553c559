import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import { site } from '@/content/site';
import { env } from '@/lib/server/env';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env.APP_URL),
    title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
    description: site.description,
    applicationName: site.name,
    // Our markup marks phone numbers; the browser's guesses would turn fees into links.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f1' },
    { media: '(prefers-color-scheme: dark)', color: '#12201f' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
