'use client';

import { useSyncExternalStore } from 'react';
import type { FormResult } from '@/lib/server/action/form-result';

type Result = FormResult<unknown>;

let last: Result | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Remembers the answer to the form that was accepted last in this window. */
export function rememberAccepted(result: Result) {
  last = result;
  for (const listener of listeners) listener();
}

/** Whether another form of the window was accepted after this answer; its words would be taken for the newer ones. */
export function useIsOutdated(result: Result | null): boolean {
  const newest = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
  return result !== null && newest !== null && newest !== result;
}
