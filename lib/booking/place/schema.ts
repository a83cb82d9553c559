import * as z from 'zod';
import { placeMessages } from '@/lib/booking/place/rules';
import { lineOfText, pageOfText } from '@/lib/format/plain-text';
import { isUuid } from '@/lib/format/uuid';
import { versionField } from '@/lib/server/action/version-field';

const fields = {
  name: lineOfText({ missing: 'Enter a name', tooLong: 'Use at most 60 characters' }, 60),
  address: pageOfText({ missing: 'Enter the address', tooLong: 'Use at most 400 characters' }, 400),
  alsoRemote: z.enum(['', 'on']).transform((box) => box === 'on'),
};

/** The form of a place; `code` is that of a place which another therapist already has here, or empty. */
export const placeSchema = z.strictObject({
  ...fields,
  code: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text === '' || isUuid(text), placeMessages.code),
});

/** The same of a place that exists. */
export const changedPlaceSchema = z.strictObject({ ...fields, place: z.uuid(), version: versionField() });

export const placeStepSchema = z.strictObject({ place: z.uuid() });

/** The form of a new code; `apart` is "yes" where colleagues lose the place. */
export const newCodeSchema = z.strictObject({ place: z.uuid(), apart: z.enum(['', 'yes']).default('') });

export type PlaceInput = z.output<z.ZodObject<typeof fields>>;
