'use client';

import './public.css';
import { Interruption } from '@/components/layout/interruption';

/** The last net: the layout itself failed, so this brings its own page. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong</title>
        <main>
          <Interruption {...props} />
        </main>
      </body>
    </html>
  );
}
