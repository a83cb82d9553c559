'use client';

import './public.css';
import { ErrorPage } from '@/components/layout/error-page';

/** The last fallback: the layout itself failed, so this brings its own page. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  );
}
