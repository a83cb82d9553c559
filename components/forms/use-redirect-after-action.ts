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

/** The page to which an answer redirects; undefined for an answer that stays. */
export function redirectOf(result: FormResult<unknown> | null): string | undefined {
  const data = result?.ok ? result.data : null;
  return typeof data === 'object' && data !== null && 'next' in data && typeof data.next === 'string'
    ? data.next
    : undefined;
}

/**
 * Loads the page that an answer redirects to. True from then on, so that nobody submits twice meanwhile; false again
 * for somebody who returns with the browser's back button.
 */
export function useRedirectAfterAction(result: FormResult<unknown> | null): boolean {
  const next = redirectOf(result);
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
