import * as z from 'zod';
import { importMessages as says } from '@/lib/care/client-card/import/rules';
import { consentField } from '@/lib/care/client-card/schema';

const id = z.string().max(60);

const column = z
  .string()
  .regex(/^(-1|\d{1,2})$/, says.column)
  .transform(Number);

export const matchSchema = z.strictObject({
  import: id,
  name: column,
  firstName: column,
  lastName: column,
  email: column,
  phone: column,
});

export const takeSchema = z.strictObject({ import: id, consent: consentField });

export const undoSchema = z.strictObject({ import: id });
