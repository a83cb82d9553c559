'use client';

import { useEffect, useState } from 'react';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';

/**
 * Loads the next page, as `onSent` of a form whose action changes who is signed in: the framework renders the page
 * again together with the answer, and the form that would have redirected may be gone by then.
 */
export function leaveFor({ next }: RedirectTo): void {
  window.location.assign(next);
}

/**
 * Loads the page that an answer redirects to. True from then on, so that nobody submits twice meanwhile; false again
 * for somebody who returns with the browser's back button.
 */
export function useRedirectAfterAction(result: FormResult<RedirectTo> | null): boolean {
  const next = result?.ok ? result.data.next : undefined;
  const [cameBackFrom, setCameBackFrom] = useState<string>();

  // Waits until the good news is on the page.
  useEffect(() => {
    if (next === undefined) return;
    const cameBack = (event: PageTransitionEvent) => event.persisted && setCameBackFrom(next);
    window.addEventListener('pageshow', cameBack);
    window.location.assign(next);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [next]);

  return next !== undefined && next !== cameBackFrom;
}
