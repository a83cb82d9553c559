import * as z from 'zod';
import { statementMessages } from '@/lib/payment/statement/rules';

export const matchSchema = z.strictObject({
  payment: z.uuid(),
  credit: z.uuid(),
  confirmed: z.literal('yes', statementMessages.confirm),
});

export const takeBackSchema = z.strictObject({ payment: z.uuid() });
