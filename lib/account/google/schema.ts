import { z } from 'zod';
import { shownPasswordField } from '@/lib/account/password/schema';
import { isMailbox, normaliseAddress } from '@/lib/format/email-address';
import { lineOfText } from '@/lib/format/plain-text';

const unstorable = /\p{Surrogate}/u;

/** Identifies a person at the provider; it never changes. */
export const googleSubject = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/**
 * The claims that we use from a checked ID token (OpenID Connect Core §5.1): the subject, which never changes, and
 * the address. A name is optional and never a reason to refuse.
 */
export const googleClaims = z.object({
  sub: googleSubject,
  email: z.string().transform(normaliseAddress).refine(isMailbox),
  // Only a boolean counts: careless code reads the text "false" as true.
  email_verified: z.boolean().optional(),
  name: lineOfText({ missing: '', tooLong: '' }, 160)
    .refine((name) => !unstorable.test(name))
    .nullable()
    .catch(null),
});

export type GoogleIdentity = {
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
};

/** Form of /link-account; the browser's cookie says which account it is about. */
export const confirmLinkSchema = z.strictObject({ password: shownPasswordField });
