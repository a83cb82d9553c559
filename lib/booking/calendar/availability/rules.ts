import { usualNoticeHours } from '@/content/booking';
import { mostNewClients } from '@/lib/booking/new-clients/rules';
/** ISO: 1 is Monday. */
export const weekdays = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 7, name: 'Sunday' },
] as const;

export type Weekday = (typeof weekdays)[number]['weekday'];

/** Stretches of open time in one day; the time between two is a break. */
export const dayParts = [1, 2, 3] as const;
export type DayPart = (typeof dayParts)[number];

/** Fields of the form: beginning and end of a part of a day, "09:30". */
export type HourField = `${'from' | 'until'}-${Weekday}-${DayPart}`;

export const hourFields: readonly HourField[] = weekdays.flatMap(({ weekday }) =>
  dayParts.flatMap((part) => [`from-${weekday}-${part}` as const, `until-${weekday}-${part}` as const]),
);

/** Fields of the form: the place of a part of a day; empty for none. */
export type PlaceField = `place-${Weekday}-${DayPart}`;

export const placeFields: readonly PlaceField[] = weekdays.flatMap(({ weekday }) =>
  dayParts.map((part) => `place-${weekday}-${part}` as const),
);

/** A row of the week with its place. */
export type HoursRow = {
  readonly weekday: number;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly place?: { readonly id: string } | null;
};

/** Bounds of the form's whole numbers; the database has the same ones (notice there in minutes). */
export const bounds = {
  slotMinutes: { least: 15, most: 240 },
  bufferMinutes: { least: 0, most: 240 },
  noticeHours: { least: 0, most: 720 },
  horizonDays: { least: 1, most: 365 },
  cancelNoticeHours: { least: 0, most: 336 },
  newClientsAWeek: { least: 1, most: mostNewClients },
} as const;

export const usualSettings = {
  slotMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 12,
  horizonDays: 30,
  cancelNoticeHours: usualNoticeHours,
} as const;

const dayMinutes = 1440;

/** Minutes after midnight of "09:30"; null for a text that is not a time of day. */
export function minutesOfClock(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** "09:30" for an input of type time; midnight at the end of a day is "00:00". */
function clockOfMinutes(minutes: number): string {
  const inDay = minutes % dayMinutes;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** The end of a stretch: midnight means the end of the day. */
export function endOf(minutes: number): number {
  return minutes === 0 ? dayMinutes : minutes;
}

/** The form's values for these hours. Drops a fourth stretch of a day, which the form cannot make. */
function hoursAsFields(hours: readonly HoursRow[]): Record<HourField | PlaceField, string> {
  const empty = Object.fromEntries([...hourFields, ...placeFields].map((name) => [name, ''])) as Record<
    HourField | PlaceField,
    string
  >;
  for (const { weekday } of weekdays) {
    const stretches = hours
      .filter((row) => row.weekday === weekday)
      .toSorted((a, b) => a.startMinute - b.startMinute);
    for (const part of dayParts) {
      const stretch = stretches[part - 1];
      if (!stretch) continue;
      empty[`from-${weekday}-${part}`] = clockOfMinutes(stretch.startMinute);
      empty[`until-${weekday}-${part}`] = clockOfMinutes(stretch.endMinute);
      empty[`place-${weekday}-${part}`] = stretch.place?.id ?? '';
    }
  }
  return empty;
}

type Settings = Readonly<Record<keyof typeof usualSettings, number>> & {
  readonly timeZone: string;
  /** Null for no limit. */
  readonly newClientsAWeek?: number | null;
};

export function calendarShown(
  hours: readonly HoursRow[],
  settings: Settings,
): Readonly<Record<string, string>> {
  const numbers = Object.keys(usualSettings).map((name) => [
    name,
    String(settings[name as keyof typeof usualSettings]),
  ]);
  const { timeZone, newClientsAWeek } = settings;
  const limit = newClientsAWeek == null ? '' : String(newClientsAWeek);
  return { timeZone, newClientsAWeek: limit, ...hoursAsFields(hours), ...Object.fromEntries(numbers) };
}

const stretchNames = ['', ', after a break', ', after another break'] as const;

export const calendarLabels: Readonly<Record<string, string>> = {
  timeZone: 'Time zone of these hours',
  ...Object.fromEntries(
    weekdays.flatMap(({ weekday, name }) =>
      dayParts.flatMap((part) => [
        [`from-${weekday}-${part}`, `${name}${stretchNames[part - 1]}: from`],
        [`until-${weekday}-${part}`, `${name}${stretchNames[part - 1]}: until`],
        [`place-${weekday}-${part}`, `${name}${stretchNames[part - 1]}: place`],
      ]),
    ),
  ),
  slotMinutes: 'Length of an appointment, in minutes',
  bufferMinutes: 'Break after each session, in minutes',
  noticeHours: 'Minimum notice, in hours',
  horizonDays: 'Booking window, in days',
  cancelNoticeHours: 'Free rescheduling and cancellation, until this many hours before',
  newClientsAWeek: 'New clients a week',
};

/** These values of the form with Monday's hours on Tuesday to Friday. */
export function withMondayCopied(values: Readonly<Record<string, string>>): Record<string, string> {
  const copied = weekdays
    .slice(1, 5)
    .flatMap(({ weekday }) =>
      dayParts.flatMap((part) =>
        ['from', 'until', 'place'].map((end) => [
          `${end}-${weekday}-${part}`,
          values[`${end}-1-${part}`] ?? '',
        ]),
      ),
    );
  return { ...values, ...Object.fromEntries(copied) };
}

/** The other fields of the same day, because their validity depends on each other. */
export function hoursOfSameDay(name: HourField): readonly HourField[] {
  const day = name.split('-')[1];
  return hourFields.filter((other) => other !== name && other.split('-')[1] === day);
}

/** Ways in which a day can differ from the week, by the form's value. */
export const exceptionKinds = {
  closed: 'Closed all day',
  'closed-part': 'Closed for some hours',
  extra: 'Extra hours',
} as const;

/** How many days ahead an exception may be, and how many days it may span. */
export const furthestException = 400;
export const longestException = 92;

export const ownHoursPath = '/therapist-dashboard/hours';

export const availabilityMessages = {
  saved: 'Your hours are saved. “Free times” shows what clients can now book.',
  copied: 'Monday copied. Not saved yet.',
  notSaved: 'We could not save this just now. Please try again.',
  noPlace: 'One of the places no longer exists. Nothing was saved. Please reload the page.',
  notLinked: 'You can open your calendar after we accept your application.',
  noCalendar: 'Save your weekly hours first.',
  added: 'Saved.',
  removed: 'Removed.',
  gone: 'This entry no longer exists.',
  overlap: 'There is already an entry for this time. Remove it first.',
  closedAlready: 'This day is closed already.',
  past: 'Choose today or a later day',
  tooFar: `Choose a day within the next ${furthestException} days`,
} as const;
