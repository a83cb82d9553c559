import * as z from 'zod';
import { importMessages as says } from '@/lib/booking/calendar/import/rules';
import { waysToMeet } from '@/lib/therapist/rules';

const id = z.string().max(60);

export const takeSchema = z.strictObject({
  import: id,
  mode: z.enum(waysToMeet, says.mode),
  /** True to send the usual reminders to clients with an account. */
  remind: z.enum(['', 'yes']).transform((tick) => tick === 'yes'),
});

export const undoSchema = z.strictObject({ import: id });
