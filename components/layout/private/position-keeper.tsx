'use client';

import { useEffect } from 'react';
import { leavingLink } from '@/components/forms/draft/leaving-link';
import { keepPlace, leadBack, positionToReturnTo, putBack } from '@/components/layout/private/position';

/** Milliseconds for which a page may still be arriving. */
const longest = 3_000;
const between = 100;

/** Events that show that the reader has moved on. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let hasLooked = false;

/** Once for each document, also where a frame takes the place of another one. */
function comeBack(): void {
  if (hasLooked) return;
  hasLooked = true;
  const place = positionToReturnTo();
  if (!place) return;
  // A field or an answer that has the focus keeps it.
  const focuses = document.activeElement === null || document.activeElement === document.body;
  const until = performance.now() + longest;
  const acting = new AbortController();
  for (const act of acts)
    addEventListener(act, () => acting.abort(), { signal: acting.signal, passive: true });
  const tryAgain = () => {
    if (acting.signal.aborted) return;
    if (putBack(place, focuses) || performance.now() > until) acting.abort();
    else setTimeout(tryAgain, between);
  };
  tryAgain();
}

/**
 * Puts people back where they were on a page: after the browser's "Back", and after the breadcrumb, which then opens the
 * list as it was. Without scripts the browser keeps what it can, and the breadcrumb opens the list from its beginning.
 */
export function PositionKeeper() {
  useEffect(() => {
    comeBack();
    function onClick(event: MouseEvent) {
      const link = event.defaultPrevented ? null : leavingLink(event);
      if (!link || link.origin !== location.origin) return;
      keepPlace(link);
      leadBack(link);
    }
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
  return null;
}
