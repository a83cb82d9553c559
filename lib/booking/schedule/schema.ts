import * as z from 'zod';
import { longestSession, noClient, noMode, shortestSession } from '@/lib/booking/schedule/rules';
import { daysInText, seriesMessages } from '@/lib/booking/series/rules';
import { timeZoneField } from '@/lib/format/time-zone';
import { figuresField, localTimeField } from '@/lib/format/typed/fields';
import { waysToMeet } from '@/lib/therapist/rules';

const minutes = `Enter a length between ${shortestSession} and ${longestSession} minutes, or leave it empty`;

/** A session that a therapist arranges, or enters afterwards. */
export const scheduleSchema = z.strictObject({
  client: z.string().max(60).min(1, noClient),
  /** On the clock of `timeZone`. */
  startsAt: localTimeField('Enter a day and a time'),
  /** The zone shown beside the field. */
  timeZone: timeZoneField,
  /** Id of one of the therapist's kinds of session; empty for the first one. */
  kind: z.string().max(60).prefault(''),
  /** Null for the length of the kind. */
  durationMinutes: figuresField(/^(?:[1-9]\d{1,2})?$/, minutes)
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(z.number().min(shortestSession, minutes).max(longestSession, minutes).nullable()),
  mode: z.enum(waysToMeet, noMode),
  /** The place of a session in person, by the id of one of the therapist’s places; empty for the place of its hours or the nearest ones. */
  place: z.string().max(60).prefault(''),
  /** Empty means without a plan. */
  plan: z.string().max(60),
  /** True for a session that has taken place. */
  held: z.enum(['', 'on']).transform((box) => box === 'on'),
  /** Empty means once. */
  repeat: z.enum(['', 'weekly', 'fortnightly']),
  /** Sessions of the series, including skipped days; read only for a repeated session. */
  count: figuresField(/^\d{0,2}$/, seriesMessages.count).transform(Number),
  /** Skipped days of the series: "24/12/2026, 31/12/2026". */
  except: z
    .string()
    .max(400, seriesMessages.except)
    .transform((text, context) => {
      const days = daysInText(text);
      if (!days) context.addIssue({ code: 'custom', message: seriesMessages.except });
      return days ?? [];
    }),
  /** True to arrange the rest of a series if some of its times are taken. */
  leaveOut: z.enum(['', 'on']).transform((box) => box === 'on'),
});

export type ScheduleInput = z.output<typeof scheduleSchema>;
