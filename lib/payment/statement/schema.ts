import * as z from 'zod';
import { statementMessages } from '@/lib/payment/statement/rules';
import { onBehalfField } from '@/lib/payment/verification/schema';

export const matchSchema = z.strictObject({
  payment: z.uuid(),
  credit: z.uuid(),
  onBehalf: onBehalfField,
  confirmed: z.literal('yes', statementMessages.confirm),
});

export const takeBackSchema = z.strictObject({ payment: z.uuid(), onBehalf: onBehalfField });
