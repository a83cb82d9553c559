import { z } from 'zod';

/** A link's secret in a form; a text that cannot be a secret counts as used up. */
export const tokenField = z.string().max(200, 'Please use the link from the email');
