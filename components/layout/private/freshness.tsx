'use client';

import { useEffect } from 'react';
import { markReturn } from '@/components/layout/private/position';

/**
 * Reloads a private page that the browser brings back from memory, for example by "Back" after signing out, so that
 * the server decides whether the person may still see it.
 */
export function Freshness() {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      markReturn();
      location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
