import { z } from 'zod';
import { longestSession, scheduleMessages, shortestSession } from '@/lib/booking/schedule/rules';
import { timeZoneField } from '@/lib/format/time-zone';

const minutes = `Enter a length between ${shortestSession} and ${longestSession} minutes`;

/** A session that a therapist arranges, or enters afterwards. */
export const scheduleSchema = z.strictObject({
  client: z.string().max(60).min(1, scheduleMessages.noClient),
  /** On the clock of `timeZone`, as an input of type datetime-local sends it. */
  startsAt: z.string().max(40).min(1, 'Choose a day and a time'),
  /** The zone shown beside the field. */
  timeZone: timeZoneField,
  durationMinutes: z
    .string()
    .trim()
    .regex(/^[1-9]\d{1,2}$/, minutes)
    .transform(Number)
    .pipe(z.number().min(shortestSession, minutes).max(longestSession, minutes)),
  type: z.enum(
    ['individual', 'couple', 'family', 'group', 'corporate', 'assessment'],
    'Choose a kind of session',
  ),
  mode: z.enum(['video', 'phone', 'in_person'], scheduleMessages.mode),
  /** Empty means without a plan. */
  plan: z.string().max(60),
  /** Ticked means that it has taken place. */
  held: z.enum(['', 'on']).transform((box) => box === 'on'),
});

export type ScheduleInput = z.output<typeof scheduleSchema>;
