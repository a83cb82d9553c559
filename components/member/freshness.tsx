'use client';

import { useEffect } from 'react';

/**
 * A private page that the browser brings back from memory, by "Back" after signing out for example, is asked for
 * again: the server says whether it may still be seen.
 */
export function Freshness() {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
