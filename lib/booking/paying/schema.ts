import * as z from 'zod';
import { payHoursBounds } from '@/lib/booking/paying/rules';
import { figuresField } from '@/lib/format/typed/fields';
import { lateRuleNames, missedRuleNames } from '@/lib/payment/appointment/late';
import { versionField } from '@/lib/server/action/version-field';

const hours = `Enter whole hours between ${payHoursBounds.least} and ${payHoursBounds.most}`;

export const payingSchema = z.strictObject({
  payingRule: z.enum(['free', 'ahead', 'after'], 'Choose a payment rule'),
  payHours: figuresField(/^\d{1,3}$/, hours)
    .transform(Number)
    .pipe(z.number().min(payHoursBounds.least, hours).max(payHoursBounds.most, hours)),
  releaseUnpaid: z.enum(['', 'on']).transform((box) => box === 'on'),
  lateRule: z.enum(lateRuleNames, 'Choose a late cancellation fee'),
  missedRule: z.enum(missedRuleNames, 'Choose a missed session fee'),
  version: versionField(),
});

/** Null for the therapist's own rule. */
const sameAsTherapist = z.literal('').transform(() => null);

/** The rules of a kind of session, in place of the therapist's. */
export const kindPayingSchema = z.strictObject({
  kind: z.uuid(),
  payingRule: z.union([sameAsTherapist, z.enum(['ahead', 'after'])], 'Choose a payment rule'),
  lateRule: z.union([sameAsTherapist, z.enum(lateRuleNames)], 'Choose a late cancellation fee'),
  missedRule: z.union([sameAsTherapist, z.enum(missedRuleNames)], 'Choose a missed session fee'),
});

export const askSchema = z.strictObject({ appointment: z.string().max(64) });

export type PayingInput = z.output<typeof payingSchema>;

export type KindPaying = z.output<typeof kindPayingSchema>;
