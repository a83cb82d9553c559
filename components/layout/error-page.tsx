'use client';

import { plainButton } from '@/components/ui/plain';

/**
 * The page for a failure of ours. Says that it was us, gives a reference from our log, and a way to continue. `reset`
 * renders the failed part again.
 */
export function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="container-page section-space space-y-5" role="alert">
      {/* biome-ignore lint/performance/noImgElement: a page that failed needs no library for a picture */}
      <img src="/art/interrupted.svg" alt="" width={240} height={200} />
      <h1 className="text-h2">Something went wrong on our side</h1>
      <p className="max-w-measure text-lead">
        We could not load this page just now. Please try again. If you need help urgently, call 112, or
        Tele-MANAS on 14416.
      </p>
      {error.digest ? <p className="text-muted-foreground text-small">Reference: {error.digest}</p> : null}
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" onClick={reset} className={plainButton}>
          Try again
        </button>
        <a href="/" className="tap text-link">
          Return to Home
        </a>
      </div>
    </div>
  );
}
