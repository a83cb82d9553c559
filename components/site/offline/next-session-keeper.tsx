'use client';

import { useEffect } from 'react';
import { dropNextSession, keepNextSession, type StoredSession } from '@/lib/site/offline/next-session';

/**
 * Keeps the next session on this device, so that the offline page can show it; forgets it when there is none. Goes on
 * the pages that show it anyway.
 */
export function NextSessionKeeper({ session }: { readonly session: StoredSession | null }) {
  useEffect(() => {
    if (session) keepNextSession(session);
    else dropNextSession();
  }, [session]);
  return null;
}
