import { z } from 'zod';

export const sessionStepSchema = z.strictObject({ session: z.string().max(60) });
