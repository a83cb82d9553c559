import { z } from 'zod';
import { homeQuestions } from '@/content/home/questions';
import { line, text } from '@/lib/site/content/fields';
import type { ContentKind } from '@/lib/site/content/kind';

const questionsSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: line('Please enter the question', 150),
        answer: text('Please enter the answer', 1_500),
      }),
    )
    .min(1, 'Keep at least one question')
    .max(20, 'Keep at most 20 questions')
    .refine(
      (all) => new Set(all.map(({ question }) => question)).size === all.length,
      'Two questions are the same',
    ),
});

export type Questions = z.output<typeof questionsSchema>;

/** The questions of the home page, also given to search engines. */
export const questionsKind: ContentKind<Questions> = {
  name: 'questions',
  schema: questionsSchema,
  files: { home: { questions: homeQuestions.map((one) => ({ ...one })) } },
};
