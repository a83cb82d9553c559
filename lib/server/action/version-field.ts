import * as z from 'zod';

/** The version that a form began with (`versionOf`); empty for a new record. */
export function versionField() {
  return z.string().max(40);
}
