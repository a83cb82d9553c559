import type { RefObject } from 'react';
import { keyOf, withKey } from '@/lib/server/action/form-visit';

export type SentToken = RefObject<string>;

/** A random key; pages over plain http have no `randomUUID`. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The token with the key of what is being written, which gets one now if it has none. */
export function keyed(sentToken: SentToken): string {
  sentToken.current = withKey(sentToken.current, keyOf(sentToken.current) ?? newKey());
  return sentToken.current;
}
