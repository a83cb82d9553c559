import { z } from 'zod';
import { passwordMessages } from '@/lib/account/password/rules';
import { newPasswordField, repeatsPassword, repetition } from '@/lib/account/password/schema';
import { tokenField } from '@/lib/account/token/schema';
import { emailField } from '@/lib/format/email-address';

export const requestPasswordResetSchema = z.strictObject({
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
});

/** The button of /verify-email/{token} for a reader who did not choose the account's password. */
export const resetInsteadSchema = z.strictObject({ token: tokenField });

/** Form of /reset-password; the token comes from the link of the mail. */
export const resetPasswordSchema = z
  .strictObject({
    token: tokenField,
    password: newPasswordField,
    confirmPassword: z.string().min(1, passwordMessages.repeatMissing),
  })
  .refine(repeatsPassword, repetition);
