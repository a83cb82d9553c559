import * as z from 'zod';
import {
  lengthOfPassword,
  longestPassword,
  passwordMessages,
  shortestPassword,
} from '@/lib/account/password/rules';

/** A password that is being chosen: never trimmed, every character allowed. */
export const newPasswordField = z
  .string()
  .min(1, passwordMessages.missing)
  .refine((typed) => typed === '' || lengthOfPassword(typed) >= shortestPassword, passwordMessages.tooShort)
  .refine((typed) => lengthOfPassword(typed) <= longestPassword, passwordMessages.tooLong);

/** A password that is being shown to us; whether it can be right at all is for the sign-in to say. */
export const shownPasswordField = z.string().min(1, passwordMessages.missing);

type Repeated = { readonly password: string; readonly confirmPassword: string };

/** Whether both fields of a new password hold the same. */
export function repeatsPassword({ password, confirmPassword }: Repeated): boolean {
  return password === confirmPassword;
}

/** Where and how it is said when they do not. */
export const repetition = { path: ['confirmPassword'], message: passwordMessages.differs };

/** Form of somebody signed in who wants another password. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: shownPasswordField,
    password: newPasswordField,
    confirmPassword: z.string().min(1, passwordMessages.repeatMissing),
  })
  .refine(repeatsPassword, repetition);
