import { z } from 'zod';

/** A form with a button and no fields. */
export const noFieldsSchema = z.strictObject({});
