import { z } from 'zod';

/** The id of the participant whose link ends. */
export const newLinkSchema = z.strictObject({ participant: z.string().max(60) });
