import { z } from 'zod';
import { emailField } from '@/lib/format/email-address';

export const subscribeSchema = z.strictObject({
  email: emailField({
    missing: 'Enter your email address',
    malformed: 'Enter an email address like name@example.com',
  }),
});

/** Token from a mail: 256 bits in base64url. */
export const tokenSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
