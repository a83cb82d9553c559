import { z } from 'zod';
import { agreed, answerShape, signedName } from '@/lib/care/form/fill/schema';

/** The guardian's answers and name; `version` is that of the text on their page. */
export const guardianSignSchema = z.strictObject({
  token: z.string().max(100),
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  name: signedName,
  agreed,
  ...answerShape,
});

export const guardianLinkSchema = z.strictObject({ token: z.string().max(100) });
