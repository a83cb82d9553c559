import * as z from 'zod';
import { longestPassword } from '@/lib/account/password/rules';
import { erasureMessages } from '@/lib/privacy/erasure/rules';

/** The last step of somebody who deletes their account. */
export const erasureSchema = z.strictObject({
  /** Empty for people who sign in with Google alone. */
  password: z.string().max(longestPassword * 4, erasureMessages.passwordWrong),
  /** The choice for money that was paid ahead; asked for where there is any. */
  money: z.enum(['', 'back', 'give-up'], erasureMessages.money).default(''),
  /** Compared by the action, which says at once whatever is missing. */
  confirmation: z.string().max(200, erasureMessages.word),
});
