import 'server-only';
import { refresh } from 'next/cache';
import type { z } from 'zod';
import { answerHomework } from '@/lib/care/homework/commands';
import { homeworkWords } from '@/lib/care/homework/rules';
import type { homeworkAnswerSchema } from '@/lib/care/homework/schema';
import type { Respondent } from '@/lib/care/participant/respondent';
import type { FormResult } from '@/lib/server/action/form-result';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

/** The answer to the form of a page, for a client in the account and for a guest by a link. */
export function submitAnswer(
  person: Respondent,
  answer: z.output<typeof homeworkAnswerSchema>,
): Promise<FormResult<null>> {
  return sealUnavailableIs<null>(homeworkWords.sealed, async () => {
    if (!(await answerHomework(person, answer))) return { ok: false, message: homeworkWords.unknown };
    refresh();
    return { ok: true, message: homeworkWords.answered, data: null };
  });
}
