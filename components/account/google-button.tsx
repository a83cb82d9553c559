'use client';

import { useEffect, useState } from 'react';
import { GoogleMark } from '@/components/account/google-mark';
import { startGoogleSignIn } from '@/lib/account/google/start';

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
    <div className="grid gap-4">
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
