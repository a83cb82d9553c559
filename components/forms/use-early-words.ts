import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { fill } from '@/components/forms/fill';

type Early = { readonly field: HTMLTextAreaElement; readonly words: string };

const never = () => () => undefined;

/** Whether this visit is a reload or a return: the browser then fills fields in with the words of the earlier visit. */
function isSeenAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && /reload|back_forward/.test(visit.type);
}

function readEarly(id: string): Early[] {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement && !isSeenAgain() ? [{ field, words: field.value }] : [];
}

/**
 * Keeps what somebody wrote into a text area before React took the page over. React sets such a field back to the
 * server's words, where there are any; inputs and empty text areas it leaves alone.
 */
export function useEarlyWords(id: string): void {
  // Only in a page that the server rendered the field on screen is this one, and not one of the page before.
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [early] = useState(() => (isTakingOver && typeof document !== 'undefined' ? readEarly(id) : []));
  useLayoutEffect(() => {
    // Given once: people go on writing, and another field may take the place of this one.
    for (const { field, words } of early.splice(0)) if (field.value !== words) fill(field, words);
  }, [early]);
}
