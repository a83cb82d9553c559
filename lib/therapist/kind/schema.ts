import * as z from 'zod';
import { paiseTyped, rupeesOf } from '@/lib/format/money';
import { lineOfText } from '@/lib/format/plain-text';
import { figuresField } from '@/lib/format/typed/fields';
import { versionField } from '@/lib/server/action/version-field';
import { bookableByLabels, minutesBounds, mostPeople, noticeBounds } from '@/lib/therapist/kind/rules';
import { claimsProtectedTitle } from '@/lib/therapist/title/rules';

const mostPaise = 1_000_000_00;

const name = lineOfText({ missing: 'Enter a name', tooLong: 'Use at most 60 characters' }, 60).refine(
  (words) => !claimsProtectedTitle(words),
  'This contains a title. Enter it under your title',
);

function wholeNumber({ least, most }: { readonly least: number; readonly most: number }, message: string) {
  return figuresField(/^\d{1,3}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

const empty = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** Rupees with two decimals, as the column takes them; 0 is free of charge, empty is not yet confirmed. */
const fee = z.string().transform((text, context): string | null => {
  if (text.trim() === '') return null;
  const paise = paiseTyped(text);
  if (paise !== null && paise <= mostPaise) return rupeesOf(paise);
  const message = 'Enter rupees such as 3,000, at most 10,00,000, 0 for free of charge, or leave it empty';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const people = z
  .string()
  .regex(/^[1-8]$/, `Choose from 1 to ${mostPeople}`)
  .transform(Number);

const box = z.enum(['', 'on']).transform((value) => value === 'on');
const id = z.string().max(60);

/** The form of a kind of session. */
export const kindSchema = z
  .strictObject({
    name,
    minutes: wholeNumber(minutesBounds, 'Enter whole minutes between 15 and 240'),
    peopleFrom: people,
    peopleTo: people,
    fee,
    video: box,
    phone: box,
    inPerson: box,
    /** Empty for any place, and where the therapist has none. */
    place: id.prefault(''),
    noticeHours: z.union(
      [empty, wholeNumber(noticeBounds, 'hours')],
      'Enter whole hours between 0 and 336, or leave it empty',
    ),
    bookableBy: z
      .string()
      .refine((value) => Object.hasOwn(bookableByLabels, value), 'Choose who may book it'),
  })
  .refine(({ peopleFrom, peopleTo }) => peopleFrom <= peopleTo, {
    path: ['peopleTo'],
    message: 'Choose the same number as “at least”, or more',
  })
  .refine(({ place, inPerson }) => place === '' || inPerson, {
    path: ['place'],
    message: 'A place is for meeting in person. Tick “In person”, or choose no place',
  });

/** The same of a kind that exists. */
export const changedKindSchema = kindSchema.safeExtend({ kind: id, version: versionField() });

export const kindStepSchema = z.strictObject({ kind: id, step: z.enum(['up', 'archive']) });

export type KindInput = z.output<typeof kindSchema>;
