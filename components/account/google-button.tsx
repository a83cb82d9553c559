'use client';

import { useEffect, useState } from 'react';
import { startGoogleSignIn } from '@/lib/account/google/start';

/** Google's own mark, in its own colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.66-2.84Z" />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A10.6 10.6 0 0 0 12 1 11 11 0 0 0 2.18 7.06L5.84 9.9C6.71 7.31 9.14 5.38 12 5.38Z"
      />
    </svg>
  );
}

/**
 * Signs in, or creates an account, with a Google account. Needs scripts, so it does not stand there without.
 * `next` is the page to come back to, empty for the start page.
 */
export function GoogleButton({ next = '' }: { readonly next?: string }) {
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState<string>();

  // Somebody who turns round at Google's door finds the page as it was left, out of the browser's memory.
  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function leave() {
    setLeaving(true);
    setFailed(undefined);
    const start = await startGoogleSignIn(next);
    if ('address' in start) return window.location.assign(start.address);
    setFailed(start.message);
    setLeaving(false);
  }

  return (
    <div className="needs-script grid gap-4">
      <p className="flex items-center gap-4 text-ink-soft text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {failed && (
        <p role="alert" className="font-semibold text-danger">
          {failed}
        </p>
      )}
      <button
        type="button"
        onClick={leave}
        disabled={leaving}
        className="inline-flex min-h-12 items-center justify-center gap-3 rounded-control border-2 border-line-strong px-5 font-semibold transition-colors hover:bg-paper-3 disabled:cursor-progress disabled:opacity-70"
      >
        <GoogleMark />
        Continue with Google
      </button>
    </div>
  );
}
