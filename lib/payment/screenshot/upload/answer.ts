import * as z from 'zod';

const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), upload: z.string() }),
  z.object({
    ok: z.literal(false),
    message: z.string(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
    formToken: z.string().optional(),
    reference: z.string().optional(),
  }),
]);

/** The answer to a script that has sent a file: the token for its form, or the refusal. */
export type UploadAnswer = z.output<typeof answer>;

/** Reads that answer from text; undefined for any other text. */
export function readUploadAnswer(text: string): UploadAnswer | undefined {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
