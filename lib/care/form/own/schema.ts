import * as z from 'zod';
import { formLimits, questionKindNames } from '@/lib/care/form/paper';
import { lineOfText, optionalLineOfText, optionalPageOfText } from '@/lib/format/plain-text';

const id = z.string().max(60);
const tooLong = 'Keep it shorter';

const title = lineOfText(
  { missing: 'Give it a title', tooLong: 'Keep the title under 120 characters' },
  formLimits.title,
);

export const newFormSchema = z.strictObject({ title, copyOf: z.string().max(40) });

export const formHeadSchema = z.strictObject({
  form: id,
  title,
  intro: optionalPageOfText('Keep the introduction under 2,000 characters', formLimits.intro),
});

/** A section; `part` is empty for a new one. */
export const sectionSchema = z.strictObject({
  form: id,
  part: id,
  title,
  text: optionalPageOfText('Keep the text under 6,000 characters', formLimits.text),
});

/** The options of a list, one per line. */
const options = z
  .string()
  .transform((text) =>
    [...new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()))].filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().max(formLimits.option, 'Keep each choice under 120 characters'))
      .max(formLimits.options, 'Write at most 20 choices'),
  );

/** A question of a section; `part` is empty for a new one. */
export const questionSchema = z.strictObject({
  form: id,
  section: id,
  part: id,
  kind: z.enum(questionKindNames, 'Choose how it is answered'),
  label: lineOfText(
    { missing: 'Write the question', tooLong: 'Keep the question under 300 characters' },
    formLimits.label,
  ),
  hint: optionalLineOfText(tooLong, formLimits.label),
  options,
  required: z.enum(['', 'yes']).transform((text) => text === 'yes'),
});

export const partSchema = z.strictObject({ form: id, part: id, step: z.enum(['remove', 'up']) });

export const formStepSchema = z.strictObject({
  form: id,
  step: z.enum(['publish', 'archive', 'restore', 'automatic', 'by-hand']),
});
