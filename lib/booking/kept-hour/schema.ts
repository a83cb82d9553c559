import * as z from 'zod';
import { minutesOfClock } from '@/lib/booking/calendar/availability/rules';
import { keptHourMessages } from '@/lib/booking/kept-hour/rules';
import { longestSession, shortestSession } from '@/lib/booking/schedule/rules';
import { dayField, figuresField, optionalClockField } from '@/lib/format/typed/fields';

const minutes = `Enter a length between ${shortestSession} and ${longestSession} minutes`;

export const keptHourSchema = z.strictObject({
  /** Id of a client, or else of a card without an account. */
  client: z.string().max(60).default(''),
  card: z.string().max(60).default(''),
  /** The first day; its weekday is that of the hour. */
  firstDate: dayField(),
  /** On the calendar's clock. */
  startsAt: optionalClockField().transform((time, context) => {
    const start = time === null ? null : minutesOfClock(time);
    if (start !== null) return start;
    context.addIssue({ code: 'custom', message: keptHourMessages.time });
    return z.NEVER;
  }),
  minutes: figuresField(/^[1-9]\d{1,2}$/, minutes)
    .transform(Number)
    .pipe(z.number().min(shortestSession, minutes).max(longestSession, minutes)),
  repeat: z.enum(['weekly', 'fortnightly'], 'Choose how often'),
});

export type KeptHourInput = z.output<typeof keptHourSchema>;

export const releaseHourSchema = z.strictObject({ hour: z.string().max(60) });
