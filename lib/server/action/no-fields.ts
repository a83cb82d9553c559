import * as z from 'zod';

export const noFieldsSchema = z.strictObject({});
