'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reads the page again when the thread has changed. Without scripts a reload does the same. */
export function LiveThread({ with: withWhom }: { readonly with: string }) {
  const router = useRouter();
  useEffect(() => {
    const events = new EventSource(`/api/messages/${withWhom}/events`);
    events.onmessage = () => router.refresh();
    return () => events.close();
  }, [router, withWhom]);
  return null;
}
