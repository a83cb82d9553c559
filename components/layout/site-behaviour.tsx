'use client';

import { useEffect } from 'react';
import { startBehaviour } from '@/lib/site/behaviour/start';
import { announceAwake } from '@/lib/site/waking/awake';

/**
 * Starts the behaviour of the page where its own small script has not done so, and says that React answers now: this
 * effect runs after the whole page is attached.
 */
export function SiteBehaviour() {
  useEffect(() => {
    startBehaviour();
    announceAwake();
  }, []);
  return null;
}
