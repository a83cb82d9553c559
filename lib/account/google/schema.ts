import { z } from 'zod';
import { shownPasswordField } from '@/lib/account/password/schema';
import { isMailbox, normaliseAddress } from '@/lib/email-address';
import { lineOfText } from '@/lib/plain-text';

const unstorable = /\p{Surrogate}/u;

/**
 * What is believed of a checked ID token (OpenID Connect Core §5.1): the subject, which never changes, and the
 * address. A name is welcome and never a reason to refuse.
 */
export const googleClaims = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  email: z.string().transform(normaliseAddress).refine(isMailbox),
  // Only the boolean counts: the text "false" is true to a careless reader.
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

/** Form of /link-account; which account it is about, the browser's cookie says. */
export const confirmLinkSchema = z.strictObject({ password: shownPasswordField });
