'use client';

import { useEffect } from 'react';

/**
 * Stands on pages that should open without a line: help, tools, practices. Visiting one installs the small service
 * worker (`lib/offline/service-worker.js`), which keeps that page and nothing personal.
 */
export function OfflineReady() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // A page that was open before its worker was there is kept on the next visit; the help page always is.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, []);
  return null;
}
