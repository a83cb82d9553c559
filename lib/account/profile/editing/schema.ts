import * as z from 'zod';
import { goalsField, nameField } from '@/lib/account/profile/fields';
import { versionField } from '@/lib/server/action/version-field';

const fields = {
  firstName: nameField('first'),
  lastName: nameField('last'),
  goals: goalsField,
  version: versionField(),
  /** Consent to keep what a client says about their health; asked only of clients who have not given it. */
  care: z.enum(['', 'on']).transform((box) => box === 'on'),
};

/** The editor in the browser. The server checks phone numbers, because their rules alone weigh 40 KB. */
export const editingFormSchema = z.strictObject({ ...fields, phone: z.string() });

/** The editor on the server: these fields and no others (product.md §7). */
export function editingSchema<P extends z.ZodType<string | null, string>>(phone: P) {
  return z.strictObject({ ...fields, phone });
}

export type EditingInput = Omit<z.output<typeof editingFormSchema>, 'phone'> & {
  readonly phone: string | null;
};
