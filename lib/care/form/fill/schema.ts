import * as z from 'zod';
import { readAnswers } from '@/lib/care/form/answers';
import { formLimits, type Question } from '@/lib/care/form/paper';
import { answerFields, formWords } from '@/lib/care/form/rules';
import { personName } from '@/lib/format/plain-text';

const id = z.string().max(60);
/** Token of an appointment's link, from its guest; empty from a client in the account. */
const booking = z.string().max(120).default('');
const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** `readAnswers` checks it against the questions. */
const answer = z.string();
export const answerShape = Object.fromEntries(answerFields.map((field) => [field, answer])) as Record<
  (typeof answerFields)[number],
  typeof answer
>;

export const signedName = personName(
  { missing: formWords.nameMissing, tooLong: formWords.nameTooLong, notAName: formWords.nameWrong },
  formLimits.name,
);

export const agreed = z.literal('yes', formWords.agree);

export const stepSchema = z.strictObject({
  form: id,
  booking,
  version,
  /** Number of the step among the client's, from 1. */
  step: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number),
  go: z.enum(['next', 'back', 'leave']),
  ...answerShape,
});

/** The same for the page, which knows its questions; it refuses the same as `saveStep`, in the same words. */
export function answersSchema(questions: readonly Question[]) {
  return stepSchema.superRefine(
    ({ form: _form, booking: _booking, version: _version, step: _step, go, ...fields }, context) => {
      const { errors } = readAnswers(questions, fields, go === 'next');
      for (const [name, message] of Object.entries(errors)) {
        context.addIssue({ code: 'custom', path: [name], message });
      }
    },
  );
}

export const signSchema = z.strictObject({ form: id, booking, version, name: signedName, agreed });

export const formSchema = z.strictObject({ form: id, booking });
