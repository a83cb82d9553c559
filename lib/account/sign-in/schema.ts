import { z } from 'zod';
import { shownPasswordField } from '@/lib/account/password/schema';
import { emailField } from '@/lib/email-address';

/** Form of /login (spec §5). `next` is the page to come back to; an unknown one leads to the start page. */
export const signInSchema = z.strictObject({
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
  password: shownPasswordField,
  next: z.string().max(400, 'Please reload the page and try again'),
});
