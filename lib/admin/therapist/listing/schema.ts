import * as z from 'zod';
import { emailField } from '@/lib/format/email-address';
import { personName } from '@/lib/format/plain-text';
import { figuresField } from '@/lib/format/typed/fields';
import { versionField } from '@/lib/server/action/version-field';
import { lowestFeeRule, proposalFormSchema } from '@/lib/therapist/proposal/schema';
import { genders } from '@/lib/therapist/rules';
import { claimsProtectedTitle } from '@/lib/therapist/title/rules';

/** Small letters, digits and single dashes (the database has the same rule). */
const slugField = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'Use at most 100 characters')
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use small letters, digits and single dashes, such as asha-rao');

const place = figuresField(
  /^(?:-?\d{1,6})?$/,
  'Enter a whole number, or leave it empty for the end of the list',
).transform((text) => (text === '' ? null : Number(text)));

const box = z.enum(['', 'on']).transform((value) => value === 'on');

const fields = {
  ...proposalFormSchema.shape,
  name: personName(
    {
      missing: 'Enter the name',
      tooLong: 'Keep the name under 120 characters',
    },
    120,
  ),
  email: emailField({ missing: 'Enter the email address', malformed: 'Enter one email address' }),
  gender: z.enum(['', ...genders]).transform((value) => (value === '' ? null : value)),
  acceptingNewClients: box,
  degrees: z
    .string()
    .default('')
    .transform((text) =>
      [...new Set(text.split('\n').map((item) => item.replace(/\s+/g, ' ').trim()))].filter(Boolean),
    )
    .refine(
      (items) => items.length <= 10 && items.every((item) => item.length <= 200),
      'At most 10, each under 200 characters',
    )
    .refine((items) => !items.some(claimsProtectedTitle), 'This is a title. Write the degree'),
  displayOrder: place,
  slug: slugField,
};

type Ways = { readonly video: boolean; readonly phone: boolean; readonly inPerson: boolean };
const someWay = ({ video, phone, inPerson }: Ways) => video || phone || inPerson;
const noWay = { path: ['video'], message: 'Choose at least one way to meet' };

type Fees = { readonly sessionRate: string | null; readonly lowestFee: string | null };
const scaleBelowFee = ({ sessionRate, lowestFee }: Fees) =>
  lowestFee === null || (sessionRate !== null && Number(lowestFee) < Number(sessionRate));

/** A new listing. An empty slug is made from the name. */
export const newListingSchema = z
  .strictObject(fields)
  .refine(someWay, noWay)
  .refine(scaleBelowFee, lowestFeeRule);

export const listingSchema = z
  .strictObject({ ...fields, therapist: z.uuid(), version: versionField() })
  .refine(someWay, noWay)
  .refine(scaleBelowFee, lowestFeeRule);

export type ListingInput = z.output<typeof newListingSchema>;

/** A slug from a name: letters without accents, the rest as dashes; empty for names in other scripts. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '');
}
