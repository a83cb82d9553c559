import { z } from 'zod';

/** A button that needs no fields. */
export const noFieldsSchema = z.strictObject({});
