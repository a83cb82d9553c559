import { z } from 'zod';

export const acceptingLinkSchema = z.strictObject({
  token: z.string().max(200),
  accepting: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
});
