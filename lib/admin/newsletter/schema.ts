import { z } from 'zod';

export const subscriberSchema = z.strictObject({
  subscriberId: z.uuid('Please reload the page and try again'),
});
