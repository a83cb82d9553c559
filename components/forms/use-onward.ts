'use client';

import { useEffect, useState } from 'react';
import type { FormResult, Onward } from '@/lib/action/form-result';

/**
 * For an action that changes who is asking, as `onSent` of its form: the framework draws the page anew together with the
 * answer, and the form that would have led on may be gone by then.
 */
export function leaveFor({ next }: Onward): void {
  window.location.assign(next);
}

/**
 * Loads the page that an answer leads on to. True from then on, so that nothing is pressed twice meanwhile; false again
 * for somebody who comes back to the page with the browser's button.
 */
export function useOnward(result: FormResult<Onward> | null): boolean {
  const next = result?.ok ? result.data.next : undefined;
  const [cameBackFrom, setCameBackFrom] = useState<string>();

  // Only once the good news stands on the page.
  useEffect(() => {
    if (next === undefined) return;
    const cameBack = (event: PageTransitionEvent) => event.persisted && setCameBackFrom(next);
    window.addEventListener('pageshow', cameBack);
    window.location.assign(next);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [next]);

  return next !== undefined && next !== cameBackFrom;
}
