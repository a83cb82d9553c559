import * as z from 'zod';

/** The version that a form began with (`versionOf`); empty where there was nothing yet. */
export function versionField() {
  return z.string().max(40);
}
