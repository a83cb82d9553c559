import { z } from 'zod';
import { timeZoneField } from '@/lib/time-zone';

/** A slot as the form sends it: the instant at which it begins. */
export const slotField = z.iso.datetime('Choose a time').transform((text) => new Date(text));

/** Zone in which the page showed the times; one that is not known is no mistake of the person. */
export const shownZoneField = timeZoneField.transform((zone) => zone ?? 'Asia/Kolkata');

/** What `/book` sends: whose time (empty is the service's own desk), which one, and in which zone it was shown. */
export const holdSchema = z.strictObject({
  therapist: z.string().regex(/^[a-z0-9-]{0,120}$/, 'Please reload the page and try again'),
  zone: shownZoneField,
  slot: slotField,
});
