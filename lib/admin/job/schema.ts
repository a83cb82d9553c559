import { z } from 'zod';

export const jobSchema = z.strictObject({
  jobId: z.string().regex(/^\d{1,18}$/, 'Please reload the page and try again'),
});
