import * as z from 'zod';
import { rescheduleMessages } from '@/lib/booking/proposal/rules';
import { timeZoneField } from '@/lib/format/time-zone';
import { localTimeField } from '@/lib/format/typed/fields';

/** Another time for a session or a guest's appointment, on the clock of `timeZone`. */
export const proposalSchema = z.strictObject({
  session: z.string().max(60),
  startsAt: localTimeField(rescheduleMessages.noTime),
  timeZone: timeZoneField,
  /** The shown state: see `proposalBasis`. */
  basis: z.string().max(60),
  /** "later": the later sessions of the series move by as much. */
  scope: z.enum(['', 'later']),
});

export const withdrawalSchema = z.strictObject({
  session: z.string().max(60),
  basis: z.string().max(60),
});

export const proposalAnswerSchema = z.strictObject({
  booking: z.string().max(120, rescheduleMessages.linkNotFound),
});
