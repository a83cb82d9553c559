import * as z from 'zod';
import { passwordMessages } from '@/lib/account/password/rules';
import { newPasswordField, repeatsPassword, repetition } from '@/lib/account/password/schema';
import { signUpMessages } from '@/lib/account/sign-up/rules';
import { emailField } from '@/lib/format/email-address';
import { personName } from '@/lib/format/plain-text';

/** Form of a new account, on /login and /signup: the password twice and the terms (product.md §2). */
export const signUpSchema = z
  .strictObject({
    fullName: personName(
      { missing: signUpMessages.nameMissing, tooLong: 'Keep your name under 160 characters' },
      160,
    ),
    email: emailField({
      missing: 'Enter your email address',
      malformed: 'Enter an email address like name@example.com',
    }),
    password: newPasswordField,
    confirmPassword: z.string().min(1, passwordMessages.repeatMissing),
    terms: z.literal('on', signUpMessages.terms),
    /** The page to open next; the start page for an unknown one. */
    next: z.string().max(400, 'Please reload the page and try again'),
  })
  .refine(repeatsPassword, repetition);

export type SignUpInput = Omit<z.output<typeof signUpSchema>, 'confirmPassword' | 'terms'>;
