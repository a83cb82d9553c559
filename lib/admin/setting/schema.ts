import { z } from 'zod';

export const claimsSchema = z.strictObject({
  shown: z
    .enum(['yes', 'no'], 'Please reload the page and try again')
    .transform((answer) => answer === 'yes'),
});
