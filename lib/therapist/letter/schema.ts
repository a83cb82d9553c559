import * as z from 'zod';
import { lineOfText, pageOfText } from '@/lib/format/plain-text';
import { versionField } from '@/lib/server/action/version-field';
import {
  bodyFault,
  letterKinds,
  longestBody,
  longestSubject,
  letterMessages as says,
  subjectFault,
} from '@/lib/therapist/letter/rules';

const kind = z.enum(letterKinds);

const without = (fault: (text: string) => string | null) => (text: string, context: z.RefinementCtx) => {
  const message = fault(text);
  if (message) context.addIssue({ code: 'custom', message });
};

/** A therapist's own words for one kind of email. @param origin reads that of the service, to which links may lead */
export function letterSchema(origin: () => string) {
  return z.strictObject({
    kind,
    version: versionField(),
    subject: lineOfText({ missing: says.subject, tooLong: says.subjectLong }, longestSubject).superRefine(
      without((text) => subjectFault(text, origin())),
    ),
    body: pageOfText({ missing: says.body, tooLong: says.bodyLong }, longestBody).superRefine(
      without((text) => bodyFault(text, origin())),
    ),
  });
}

export const letterKindSchema = z.strictObject({ kind });

export type LetterInput = z.output<ReturnType<typeof letterSchema>>;
