'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { helpFirstId, outcomeId } from '@/components/care/screening/item';

/** Readers continue with the first heading of a result: help where it is needed, else the sum. */
export function useResultFocus(showsHelpFirst: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(showsHelpFirst ? helpFirstId : outcomeId)?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [showsHelpFirst]);
  return place;
}
