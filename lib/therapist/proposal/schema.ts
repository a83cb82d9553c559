import * as z from 'zod';
import { paiseTyped, rupeesOf } from '@/lib/format/money';
import { lineOfText, pageOfText } from '@/lib/format/plain-text';
import { figuresField } from '@/lib/format/typed/fields';
import { versionField } from '@/lib/server/action/version-field';
import { linkedinUrl, waysToMeet } from '@/lib/therapist/rules';
import { claimsProtectedTitle, claimsTitleInProse } from '@/lib/therapist/title/rules';

const mostPaise = 1_000_000_00;
const rate = 'Enter rupees such as 1,500 or 1500.50, at most 10,00,000, or leave it empty';
const years = 'Enter whole years between 0 and 70, or leave it empty';
const link = 'Enter the address of your LinkedIn profile, such as https://www.linkedin.com/in/your-name';

const line = (missing: string, longest: number) =>
  lineOfText({ missing, tooLong: `Use at most ${longest} characters` }, longest);

const title = line('Enter your title', 120);
const location = line('Enter your city, or "Online"', 120);
const bio = pageOfText(
  { missing: 'Say who you are and how you work', tooLong: 'Use at most 6,000 characters' },
  6_000,
);
/** Texts without their own register check: a protected title in them is refused. */
const ownWords = (longest: number, tooLong: string) =>
  pageOfText({ missing: 'Write something, or leave it empty', tooLong }, longest).refine(
    (words) => !claimsTitleInProse(words),
    'This contains a title. Enter it under your title',
  );
const firstWords = ownWords(600, 'Use at most 600 characters');
const firstSession = ownWords(2_000, 'Use at most 2,000 characters');
const availability = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.union([z.literal(''), line('', 200)], 'Use at most 200 characters'));

/** Removes entries that differ only in capitals. */
function distinct(items: readonly string[]): string[] {
  const folded = items.map((item) => item.toLocaleLowerCase('en'));
  return items.filter((_item, index) => folded.indexOf(folded[index] ?? '') === index);
}

const entries = (missing: string, longest: number) =>
  z.array(line(missing, 80)).min(1, missing).max(longest, `Name at most ${longest}`).transform(distinct);

/** A list that may be empty. A title is no way of working, and would be shown without its register check. */
const someEntries = z
  .array(line('', 80))
  .max(20, 'Name at most 20')
  .refine((items) => !items.some(claimsProtectedTitle), 'This is a title. Write it under your title')
  .transform(distinct);

const specialization = entries('Name at least one specialisation', 20);
const languages = entries('Name at least one language', 20);
const modes = z
  .array(z.enum(waysToMeet))
  .min(1)
  .max(3)
  .transform((ways) => [...new Set(ways)]);
const linkedin = z.string().transform((text, context) => {
  const known = linkedinUrl(text.trim());
  // A host alone is no profile; the column accepts neither quotes nor more than 300 characters.
  if (known !== undefined && known.length <= 300 && /\.com\/[^'\\]+$/.test(known)) return known;
  context.addIssue({ code: 'custom', message: link });
  return z.NEVER;
});
const yearsOfExperience = z.number().int(years).min(0, years).max(70, years);
/** Rupees with two decimals, as the column takes them. */
const sessionRate = z.string().transform((text, context) => {
  const paise = paiseTyped(text);
  if (paise !== null && paise > 0 && paise <= mostPaise) return rupeesOf(paise);
  context.addIssue({ code: 'custom', message: rate });
  return z.NEVER;
});

const listing = {
  title,
  specialization,
  location,
  availability,
  languages,
  modes,
  yearsOfExperience: yearsOfExperience.nullable(),
  sessionRate: sessionRate.nullable(),
  linkedin: linkedin.nullable(),
  bio,
  approaches: someEntries,
  clientGroups: someEntries,
  affirming: z.boolean(),
  lowestFee: sessionRate.nullable(),
  firstWords: firstWords.nullable(),
  firstSession: firstSession.nullable(),
};

const wholeListing = z.strictObject(listing);

/** The part of a public listing that its therapist may propose; fee in rupees ("1500.00"). */
export type ProposedListing = z.output<typeof wholeListing>;

/** Proposed values as stored: only the differences, parsed again before any use. */
export const storedChanges = wholeListing
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'There are no changes');

/** The therapist types lists one item a line or with commas. */
const typedList = (list: typeof specialization | typeof someEntries) =>
  z
    .string()
    .transform((text) =>
      text
        .split(/[\n,;]/)
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(list);

/** An empty field means null; any other value is parsed, and the form shows its error. */
const optional = <T>(read: z.ZodType<T, string>) =>
  z.string().transform((text, context): T | null => {
    if (text.trim() === '') return null;
    const { data, error } = read.safeParse(text.trim());
    if (!error) return data;
    for (const { message } of error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const typedYears = figuresField(/^\d{1,2}$/, years)
  .transform(Number)
  .pipe(yearsOfExperience);

const box = z.enum(['', 'on']).transform((value) => value === 'on');

/** A sliding scale begins below the fee. */
export const lowestFeeRule = {
  path: ['lowestFee'],
  message: 'The lowest fee must be below your fee. Enter both, or leave this empty',
};

/** The form: the whole listing as the therapist wants it. */
export const proposalFormSchema = z
  .strictObject({
    title,
    specialization: typedList(specialization),
    location,
    availability,
    languages: typedList(languages),
    video: box,
    phone: box,
    inPerson: box,
    yearsOfExperience: optional(typedYears),
    sessionRate: optional(sessionRate),
    linkedin: optional(linkedin),
    bio,
    approaches: typedList(someEntries).default([]),
    clientGroups: typedList(someEntries).default([]),
    affirming: box.default(false),
    lowestFee: optional(sessionRate).default(null),
    firstWords: optional(firstWords).default(null),
    firstSession: optional(firstSession).default(null),
  })
  .refine(({ video, phone, inPerson }) => video || phone || inPerson, {
    path: ['video'],
    message: 'Choose at least one way to meet',
  })
  .refine(
    ({ sessionRate: whole, lowestFee }) =>
      lowestFee === null || (whole !== null && Number(lowestFee) < Number(whole)),
    lowestFeeRule,
  );

/** The same with the version that the page showed. */
export const proposedSchema = proposalFormSchema.safeExtend({ version: versionField() });

/** The version of the public text that the therapist has read. */
export const readSchema = z.strictObject({ version: versionField() });

export const withdrawSchema = z.strictObject({ change: z.uuid() });

/** An admin puts the proposed values on the public page. */
export const acceptSchema = z.strictObject({ change: z.uuid() });

export const refuseSchema = z.strictObject({
  change: z.uuid(),
  reason: pageOfText({ missing: 'Enter a reason', tooLong: 'Use at most 2,000 characters' }, 2_000),
});

export const acceptingSchema = z.strictObject({
  accepting: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
});
