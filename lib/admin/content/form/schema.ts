import * as z from 'zod';
import { type ContentPart, namesOf } from '@/lib/admin/content/form/parts';

/** The fields of these parts as texts; the kind's schema reads their values on the server. */
export function textsOf(parts: readonly ContentPart[]) {
  return Object.fromEntries(namesOf(parts).map((name) => [name, z.string()]));
}
