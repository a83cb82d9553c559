import * as z from 'zod';
import { homeworkWords, longestLine, longestTask, outcomeNames } from '@/lib/care/homework/rules';
import { optionalLineOfText, optionalPageOfText } from '@/lib/format/plain-text';
import { optionalDayField } from '@/lib/format/typed/fields';

const id = z.string().max(60);

/** Homework as the therapist gives it: a worksheet, words, or both. */
export const homeworkSchema = z.strictObject({
  client: id,
  tool: z
    .string()
    .max(80)
    .transform((slug) => slug || null),
  task: optionalPageOfText(homeworkWords.tooLong, longestTask),
  due: optionalDayField(),
});

export type HomeworkInput = z.output<typeof homeworkSchema>;

export const homeworkStepSchema = z.strictObject({ homework: id });

export const homeworkAnswerSchema = z.strictObject({
  homework: id,
  /** Token of an appointment's link, from its guest; empty from a client in the account. */
  booking: z.string().max(120).default(''),
  outcome: z.enum(outcomeNames),
  line: optionalLineOfText(homeworkWords.lineTooLong, longestLine),
});
