import { z } from 'zod';

/** A link's secret as it stands in a form; anything that cannot be one is treated like one that is spent. */
export const tokenField = z.string().max(200, 'Please use the link from the mail');
