import { z } from 'zod';

export const noFieldsSchema = z.strictObject({});
