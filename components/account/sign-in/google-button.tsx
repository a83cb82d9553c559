'use client';

import { useEffect, useState } from 'react';
import { GoogleMark } from '@/components/account/sign-in/google-mark';
import { Button } from '@/components/ui/button';
import { startGoogleSignIn } from '@/lib/account/google/start';

/**
 * Signs in, or creates an account, with a Google account. Needs scripts, and does not show without them. `next` is
 * the page to return to, empty for the start page.
 */
export function GoogleButton({ next = '' }: { readonly next?: string }) {
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState<string>();

  // Somebody who turns back at Google finds the page as they left it, from the browser's memory.
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
        <p role="alert" className="font-semibold text-destructive">
          {failed}
        </p>
      )}
      <Button
        variant={null}
        onClick={leave}
        disabled={leaving}
        className="border-2 border-input hover:bg-muted disabled:cursor-progress"
      >
        <GoogleMark />
        Continue with Google
      </Button>
    </div>
  );
}
