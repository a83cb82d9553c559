import * as z from 'zod';
import { longestPassword } from '@/lib/account/password/rules';
import { erasureMessages } from '@/lib/privacy/erasure/rules';

/** The last step of deleting one's account. */
export const erasureSchema = z.strictObject({
  /** Empty for people who only use Google. */
  password: z.string().max(longestPassword * 4, erasureMessages.passwordWrong),
  money: z.enum(['', 'back', 'give-up'], erasureMessages.money).default(''),
  /** The action compares it, so that it reports all errors at once. */
  confirmation: z.string().max(200, erasureMessages.word),
});
