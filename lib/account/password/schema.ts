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

/** A password that somebody enters to prove who they are; only the sign-in decides whether it can be right. */
export const shownPasswordField = z.string().min(1, passwordMessages.missing);

type Repeated = { readonly password: string; readonly confirmPassword: string };

/** Whether both fields of a new password are equal. */
export function repeatsPassword({ password, confirmPassword }: Repeated): boolean {
  return password === confirmPassword;
}

/** The field and message when they differ. */
export const repetition = { path: ['confirmPassword'], message: passwordMessages.differs };

/** Form of a signed-in person who wants another password. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: shownPasswordField,
    password: newPasswordField,
    confirmPassword: z.string().min(1, passwordMessages.repeatMissing),
  })
  .refine(repeatsPassword, repetition);
