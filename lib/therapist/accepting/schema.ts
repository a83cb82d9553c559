import { z } from 'zod';

/** The two buttons of the mail's page. */
export const acceptingLinkSchema = z.strictObject({
  token: z.string().max(200),
  accepting: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
});
