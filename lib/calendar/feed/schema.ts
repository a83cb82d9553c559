import { z } from 'zod';

/** What the one button of the page does. */
export const feedSchema = z.strictObject({ step: z.enum(['create', 'revoke']) });
