'use client';

import { useEffect, useState } from 'react';
import { memberHintCookie } from '@/lib/account/session/account-summary';

/** Whether this browser looks signed in; checks again when the person comes back from signing in elsewhere. */
export function useLooksSignedIn(): boolean {
  const [looks, setLooks] = useState(false);
  useEffect(() => {
    const look = () => setLooks(document.cookie.includes(`${memberHintCookie}=1`));
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return looks;
}
