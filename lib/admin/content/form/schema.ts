import * as z from 'zod';
import { type ContentPart, namesOf } from '@/lib/admin/content/form/parts';

/** The fields of these parts as texts; what they mean is read by the schema of the kind, on the server. */
export function textsOf(parts: readonly ContentPart[]) {
  return Object.fromEntries(namesOf(parts).map((name) => [name, z.string()]));
}
