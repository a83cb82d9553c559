import { z } from 'zod';
import { indianZone } from '@/lib/format/time';
import { knownTimeZone, timeZoneField } from '@/lib/format/time-zone';

/** A slot as the form sends it: the instant of its beginning. */
export const slotField = z.iso.datetime('Choose a time').transform((text) => new Date(text));

/** Zone of the device, filled in by a script; India's without one. */
export const deviceZoneField = z
  .string()
  .default('')
  .transform((zone) => knownTimeZone(zone) ?? indianZone);

/** Zone in which the page showed the times; an unknown zone is not reported as an error. */
export const shownZoneField = timeZoneField.transform((zone) => zone ?? indianZone);

/**
 * Fields of `/book`: the therapist (empty means the service's calendar), the kind of session (empty there), what the
 * page showed (length and fee, there the meeting of a payment), the time, and the zone in which the page showed it.
 */
export const holdSchema = z.strictObject({
  therapist: z.string().regex(/^[a-z0-9-]{0,120}$/, 'Please reload the page and try again'),
  kind: z.union([z.literal(''), z.uuid()]).default(''),
  shown: z.string().max(40).default(''),
  zone: shownZoneField,
  device: deviceZoneField,
  slot: slotField,
});
