import * as z from 'zod';
import {
  lengthOfPassword,
  longestPassword,
  passwordMessages,
  shortestPassword,
} from '@/lib/account/password/rules';

/** A new password: never trimmed, every character allowed. */
export const newPasswordField = z
  .string()
  .min(1, passwordMessages.missing)
  .refine((typed) => typed === '' || lengthOfPassword(typed) >= shortestPassword, passwordMessages.tooShort)
  .refine((typed) => lengthOfPassword(typed) <= longestPassword, passwordMessages.tooLong);

/** A password entered as proof of identity. It is not judged; only the sign-in compares it. */
export const shownPasswordField = z.string().min(1, passwordMessages.missing);

type Repeated = { readonly password: string; readonly confirmPassword: string };

export function repeatsPassword({ password, confirmPassword }: Repeated): boolean {
  return password === confirmPassword;
}

export const repetition = { path: ['confirmPassword'], message: passwordMessages.differs };

export const changePasswordSchema = z
  .strictObject({
    currentPassword: shownPasswordField,
    password: newPasswordField,
    confirmPassword: z.string().min(1, passwordMessages.repeatMissing),
  })
  .refine(repeatsPassword, repetition);
