import { z } from 'zod';
import { shownPasswordField } from '@/lib/account/password/schema';
import { emailField } from '@/lib/format/email-address';

/** Form of /login (product.md §5). `next` is the page to return to; the start page for an unknown one. */
export const signInSchema = z.strictObject({
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
  password: shownPasswordField,
  next: z.string().max(400, 'Please reload the page and try again'),
});
