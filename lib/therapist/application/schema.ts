import * as z from 'zod';
import { lineOfText } from '@/lib/format/plain-text';
import { figuresField, optionalClockField } from '@/lib/format/typed/fields';
import { noRegister, paperKinds, weekdays } from '@/lib/therapist/application/rules';
import { lowestFeeRule, proposalFormSchema } from '@/lib/therapist/proposal/schema';
import { registers } from '@/lib/therapist/register/rules';
import { genders } from '@/lib/therapist/rules';

const line = (missing: string, longest = 80) =>
  lineOfText({ missing, tooLong: `Use at most ${longest} characters` }, longest);

const thisYear = () => new Date().getUTCFullYear();
const clock = optionalClockField().transform((time) => time ?? '');

type HourField = `from-${number}` | `until-${number}`;
const hourNames = weekdays.flatMap(([day]) => [`from-${day}`, `until-${day}`] as HourField[]);
const hours = Object.fromEntries(hourNames.map((name) => [name, clock]));

/** Minutes after midnight of a time that `clock` has accepted. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const fields = {
  // The public profile's fields, with the same rules as for later changes.
  ...proposalFormSchema.shape,
  gender: z.enum(['', ...genders]),
  register: z.enum(
    [...registers.map(({ value }) => value), noRegister],
    'Choose your register, or “On no register”',
  ),
  registerNumber: z.string().trim().max(60, 'Use at most 60 characters'),
  degree: line('Enter your highest degree'),
  institute: line('Enter the institute that gave it', 120),
  degreeYear: figuresField(/^(?:19|20)\d{2}$/, 'Enter the year with four digits, such as 2014').refine(
    (year) => Number(year) <= thisYear(),
    'This year has not come yet',
  ),
  truthful: z.literal('on', 'Tick the box to confirm that your answers are true'),
  ...hours,
};

type Payload = {
  readonly value: unknown;
  readonly issues: readonly { readonly path?: readonly PropertyKey[] }[];
};

/** Runs a rule about these fields even if others are invalid, so that all missing ones are reported at once. */
const about = (...names: readonly string[]) => ({
  when: ({ value, issues }: Payload) =>
    typeof value === 'object' && !issues.some(({ path }) => names.includes(String(path?.[0]))),
});

export const sentApplicationSchema = z
  .strictObject(fields)
  .refine(({ video, phone, inPerson }) => video || phone || inPerson, {
    path: ['video'],
    message: 'Choose at least one way to meet',
    ...about('video', 'phone', 'inPerson'),
  })
  .refine(
    ({ sessionRate, lowestFee }) =>
      lowestFee === null || (sessionRate !== null && Number(lowestFee) < Number(sessionRate)),
    { ...lowestFeeRule, ...about('lowestFee', 'sessionRate') },
  )
  .refine(({ register, registerNumber }) => register === noRegister || registerNumber.length >= 2, {
    path: ['registerNumber'],
    message: 'Enter your number in this register',
    ...about('register', 'registerNumber'),
  })
  .superRefine(
    (input: Readonly<Record<string, unknown>>, context) => {
      for (const [day, name] of weekdays) {
        const from = String(input[`from-${day}`] ?? '');
        const until = String(input[`until-${day}`] ?? '');
        if (from === '' && until === '') continue;
        const message =
          from === '' || until === ''
            ? `Enter both times for ${name}, or neither`
            : minutesOf(until) <= minutesOf(from)
              ? `On ${name}, the end time must be after the start time`
              : undefined;
        if (message)
          context.addIssue({ code: 'custom', path: [from === '' ? `from-${day}` : `until-${day}`], message });
      }
    },
    about(...hourNames),
  );

const names = Object.keys(fields);
const qualifications = [
  'register',
  'registerNumber',
  'degree',
  'institute',
  'degreeYear',
  'yearsOfExperience',
];
const profile = ['title', 'location', 'languages', 'gender', 'video', 'phone', 'inPerson', 'specialization'];
const last = ['linkedin', 'bio', ...hourNames, 'availability', 'truthful'];
const placed = new Set([...qualifications, ...profile, ...last]);

export const applicationFields = [
  ...qualifications,
  ...profile,
  ...names.filter((name) => !placed.has(name)),
  ...last,
];

/** Any text that fits into a field: a draft may be unfinished and invalid. */
const anyText = z.string().max(6_000, 'Use at most 6,000 characters');

/** The form with its two buttons; `version` is the version that the page showed. */
export const applicationFormSchema = z.strictObject({
  ...Object.fromEntries(applicationFields.map((name) => [name, anyText])),
  version: z.string().regex(/^\d{1,9}$/, 'Please reload the page and try again'),
  step: z.enum(['save', 'send']),
});

/** A stored form: text by field name. */
export const storedApplication = z.record(z.string(), z.string());

export const paperSchema = z.strictObject({
  kind: z.enum(
    paperKinds.map(({ value }) => value),
    'Choose what it is',
  ),
});

export const paperRemovalSchema = z.strictObject({ removed: z.uuid() });

type WeeklyHour = { readonly weekday: number; readonly startMinute: number; readonly endMinute: number };

/** The weekly hours of a stored form; days without two times are closed. */
export function hoursOf(stored: Readonly<Record<string, string>>): readonly WeeklyHour[] {
  return weekdays.flatMap(([weekday]) => {
    const from = clock.safeParse(stored[`from-${weekday}`]).data;
    const until = clock.safeParse(stored[`until-${weekday}`]).data;
    if (!from || !until || minutesOf(until) <= minutesOf(from)) return [];
    return [{ weekday, startMinute: minutesOf(from), endMinute: minutesOf(until) }];
  });
}
