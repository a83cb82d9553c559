import * as z from 'zod';
import { goalsField, nameField } from '@/lib/account/profile/fields';
import { versionField } from '@/lib/server/action/version-field';

const fields = {
  firstName: nameField('first'),
  lastName: nameField('last'),
  goals: goalsField,
  version: versionField(),
  /** Consent to store a client's health data; asked only of clients who have not given it. */
  care: z.enum(['', 'on']).transform((box) => box === 'on'),
};

/** The editor's form in the browser. Only the server checks phone numbers, because the rules weigh 40 KB. */
export const editingFormSchema = z.strictObject({ ...fields, phone: z.string() });

/** The editor's form on the server: exactly these fields (product.md §7). */
export function editingSchema<P extends z.ZodType<string | null, string>>(phone: P) {
  return z.strictObject({ ...fields, phone });
}

export type EditingInput = Omit<z.output<typeof editingFormSchema>, 'phone'> & {
  readonly phone: string | null;
};
