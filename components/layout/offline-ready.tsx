'use client';

import { useEffect } from 'react';

/**
 * Goes on pages that should open offline: help, tools, exercises. Visiting one installs the small service worker
 * (`lib/site/offline/service-worker.js`), which stores that page and nothing personal.
 */
export function OfflineReady() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // A page that was open before its worker existed is stored on the next visit; the help page always is.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, []);
  return null;
}
