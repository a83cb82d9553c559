import * as z from 'zod';
import {
  bounds,
  type DayPart,
  dayParts,
  endOf,
  type HourField,
  type HoursRow,
  hourFields,
  longestException,
  minutesOfClock,
  placeFields,
  type Weekday,
  weekdays,
} from '@/lib/booking/calendar/availability/rules';
import { day } from '@/lib/format/duration';
import { knownTimeZone } from '@/lib/format/time-zone';
import { dayField, figuresField, optionalClockField, optionalDayField } from '@/lib/format/typed/fields';
import { everyTimeZone } from '@/lib/format/zone-choices';
import { versionField } from '@/lib/server/action/version-field';

/** Minutes after midnight; an empty field becomes null. */
const clock = optionalClockField().transform((time) => (time === null ? null : minutesOfClock(time)));

function wholeNumber({ least, most }: { readonly least: number; readonly most: number }, unit: string) {
  const message = `Enter whole ${unit} between ${least} and ${most}`;
  return figuresField(/^\d{1,4}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

const zone = z.string().transform((text, context) => {
  const known = knownTimeZone(text);
  if (known !== null && everyTimeZone().includes(known)) return known;
  context.addIssue({ code: 'custom', message: 'Choose one of the places' });
  return z.NEVER;
});

const hours = Object.fromEntries(hourFields.map((name) => [name, clock])) as Record<HourField, typeof clock>;

/** Id of a place, or null for none. */
const place = z
  .union([z.literal(''), z.uuid()], 'Choose one of your places')
  .default('')
  .transform((id) => id || null);
const places = Object.fromEntries(placeFields.map((name) => [name, place])) as Record<
  (typeof placeFields)[number],
  typeof place
>;

/** Empty, also where the form has no such field, for no limit. */
const limit = z
  .union([z.literal(''), wholeNumber(bounds.newClientsAWeek, 'numbers')], 'Choose one of the numbers')
  .default('')
  .transform((most) => (most === '' ? null : most));

type Times = Readonly<Record<HourField, number | null>>;
type Places = Readonly<Record<(typeof placeFields)[number], string | null>>;

type Stretch = { readonly part: DayPart; readonly startMinute: number; readonly endMinute: number };

/** The complete stretches of a day in order of time; midnight at the end of one means the end of the day. */
function stretchesOf(times: Times, weekday: Weekday): Stretch[] {
  return dayParts
    .flatMap((part) => {
      const startMinute = times[`from-${weekday}-${part}`];
      const end = times[`until-${weekday}-${part}`];
      return startMinute === null || end === null ? [] : [{ part, startMinute, endMinute: endOf(end) }];
    })
    .toSorted((a, b) => a.startMinute - b.startMinute);
}

function faultsOf(times: Times, weekday: Weekday, slotMinutes: number): [HourField, string][] {
  const halves = dayParts.flatMap((part): [HourField, string][] => {
    const from: HourField = `from-${weekday}-${part}`;
    const until: HourField = `until-${weekday}-${part}`;
    if (times[from] !== null && times[until] === null) return [[until, 'Enter an end time']];
    if (times[from] === null && times[until] !== null) return [[from, 'Enter a start time']];
    return [];
  });
  const stretches = stretchesOf(times, weekday);
  const wrong = stretches.flatMap(({ part, startMinute, endMinute }, index): [HourField, string][] => {
    const until: HourField = `until-${weekday}-${part}`;
    if (endMinute <= startMinute) return [[until, 'Choose an end time after the start time']];
    if (endMinute - startMinute < slotMinutes) {
      return [[until, `Leave room for one appointment of ${slotMinutes} minutes`]];
    }
    const before = stretches[index - 1];
    return before && before.endMinute > startMinute
      ? [[`from-${weekday}-${part}`, 'Start after the earlier hours end']]
      : [];
  });
  return [...halves, ...wrong];
}

/**
 * The whole form: a week of hours in the given zone, and the booking rules. `basis` is the version of the
 * shown values.
 */
export const availabilitySchema = z
  .strictObject({
    timeZone: zone,
    slotMinutes: wholeNumber(bounds.slotMinutes, 'minutes'),
    bufferMinutes: wholeNumber(bounds.bufferMinutes, 'minutes'),
    noticeHours: wholeNumber(bounds.noticeHours, 'hours'),
    horizonDays: wholeNumber(bounds.horizonDays, 'days'),
    cancelNoticeHours: wholeNumber(bounds.cancelNoticeHours, 'hours'),
    newClientsAWeek: limit,
    basis: versionField(),
    ...hours,
    ...places,
  })
  .superRefine((input, context) => {
    for (const { weekday } of weekdays) {
      for (const [field, message] of faultsOf(input, weekday, input.slotMinutes)) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    }
    if (input.noticeHours > input.horizonDays * 24) {
      const message = 'This is longer than your booking window, so there would be no free times';
      context.addIssue({ code: 'custom', path: ['noticeHours'], message });
    }
  });

/** The form with its two buttons, unchecked: one copies Monday, whatever the other days hold. */
export const availabilityFormSchema = z.strictObject({
  ...Object.fromEntries(Object.keys(availabilitySchema.shape).map((name) => [name, z.string().max(60)])),
  copy: z.enum(['', 'monday']),
});

export type AvailabilityInput = z.output<typeof availabilitySchema>;

export function weeklyHoursOf(input: Times & Places): HoursRow[] {
  return weekdays.flatMap(({ weekday }) =>
    stretchesOf(input, weekday).map(({ part, startMinute, endMinute }) => {
      const id = input[`place-${weekday}-${part}`];
      return { weekday, startMinute, endMinute, place: id === null ? null : { id } };
    }),
  );
}

const daysFrom = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / day);

export const exceptionSchema = z
  .strictObject({
    firstDate: dayField(),
    /** Null means the first day alone. */
    lastDate: optionalDayField(),
    kind: z.enum(['closed', 'closed-part', 'extra'], 'Choose a type'),
    from: clock,
    until: clock,
    /** The place of extra hours. */
    place,
  })
  .superRefine(({ firstDate, lastDate, kind, from, until }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (lastDate !== null && lastDate < firstDate)
      say('lastDate', 'Choose a last day on or after the first day');
    else if (lastDate !== null && daysFrom(firstDate, lastDate) >= longestException) {
      say('lastDate', `Enter at most ${longestException} days at once`);
    }
    if (kind === 'closed') return;
    if (from === null) say('from', 'Enter a start time');
    if (until === null) say('until', 'Enter an end time');
    if (from !== null && until !== null && endOf(until) <= from) {
      say('until', 'Choose an end time after the start time');
    }
  });

export type ExceptionInput = z.output<typeof exceptionSchema>;

const rowMinute = z
  .string()
  .regex(/^\d{0,4}$/)
  .transform((text) => (text === '' ? null : Number(text)));

/** Days to remove, grouped as in the list. Minutes are empty for a whole day. */
export const removeExceptionSchema = z.strictObject({
  firstDate: dayField(),
  lastDate: dayField(),
  kind: z.enum(['closed', 'extra']),
  startMinute: rowMinute,
  endMinute: rowMinute,
  place,
});

export type RemovedException = z.output<typeof removeExceptionSchema>;
