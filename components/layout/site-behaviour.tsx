'use client';

import { useEffect } from 'react';
import { signOutPath } from '@/lib/account/session/sign-out-paths';
import { forgetOwn } from '@/lib/browser/own-store';
import { startBehaviour } from '@/lib/site/behaviour/start';
import { announceAwake } from '@/lib/site/waking/awake';

/**
 * An external newsletter page opens in a new tab; the field is cleared once the form is sent (product.md §2). Signing
 * out forgets what this browser stores for the person.
 */
function onSubmit({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  if (target.matches('[data-clear-after-submit]')) setTimeout(() => target.reset());
  if (target.matches(`[action="${signOutPath}"]`)) forgetOwn();
}

/**
 * Starts the behaviour of the page where its own small script has not done so, and says that React answers now: this
 * effect runs after the whole page is attached.
 */
export function SiteBehaviour() {
  useEffect(() => {
    startBehaviour();
    announceAwake();
    addEventListener('submit', onSubmit);
    return () => removeEventListener('submit', onSubmit);
  }, []);
  return null;
}
