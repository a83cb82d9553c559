import { z } from 'zod';

/** A form that names one session and nothing else. */
export const sessionStepSchema = z.strictObject({ session: z.string().max(60) });
