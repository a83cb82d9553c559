import { z } from 'zod';
import { longestPassword } from '@/lib/account/password/rules';
import { erasureMessages, erasureWord } from '@/lib/privacy/erasure/rules';

export const erasureSchema = z.strictObject({
  /** Empty from people who sign in with Google alone. */
  password: z.string().max(longestPassword * 4, erasureMessages.passwordWrong),
  confirmation: z
    .string()
    .refine((typed) => typed.trim().toUpperCase() === erasureWord, erasureMessages.word),
});
