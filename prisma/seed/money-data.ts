import { z } from 'zod';
import { moment, readSampleData } from './data';

const text = z.string().min(1);
const rupees = z.string().regex(/^\d+\.\d\d$/);
/** The quotation with this name, the session that one sample payment pays, or a product of the service. */
const of = z.enum(['offer', 'appointment', 'product']).optional();

/** Status, days from the day of loading, actor, and a reason. */
const offerStep = z.tuple([text, z.int(), z.enum(['client', 'therapist', 'service'])], text);

const reportStep = z.strictObject({
  status: text,
  at: moment,
  byAdmin: z.boolean().default(false),
  reason: text.optional(),
});

/**
 * Payments of the sample data, from `data/money.yaml`. Quotations lead to reports, reports to credits and
 * transactions.
 */
export const money = readSampleData(
  'money.yaml',
  z.strictObject({
    offers: z.array(
      z.strictObject({
        name: text,
        client: z.email(),
        serviceType: text,
        description: text,
        amount: rupees,
        /** Sessions of its plan once paid. */
        sessions: z.int().positive().optional(),
        lastDay: z.int(),
        steps: z.tuple([offerStep], offerStep),
      }),
    ),
    reports: z.array(
      z.strictObject({
        name: text,
        payer: text,
        email: z.email(),
        isGuest: z.boolean().default(false),
        of,
        amount: rupees,
        reference: text,
        steps: z.tuple([reportStep], reportStep),
      }),
    ),
    credits: z.array(
      z.strictObject({
        daysAgo: z.int().positive(),
        amount: rupees,
        narration: text,
        report: text.optional(),
        reference: text.optional(),
      }),
    ),
    transactions: z.array(
      z.strictObject({
        name: text,
        of,
        description: text,
        amount: rupees,
        method: text,
        createdAt: moment,
        paidAt: moment.optional(),
      }),
    ),
    refund: z.strictObject({ of: text, amount: rupees, reason: text, at: moment }),
  }),
);
