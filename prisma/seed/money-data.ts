import { z } from 'zod';
import { moment, readSampleData } from './data';

const text = z.string().min(1);
const rupees = z.string().regex(/^\d+\.\d\d$/);
/** The offer whose name it has, or the session that one payment of the sample data is for. */
const of = z.enum(['offer', 'appointment']).optional();

/** Status, days from the day of loading, who did it, and a reason. */
const offerStep = z.tuple([text, z.int(), z.enum(['client', 'therapist', 'service'])], text);

const reportStep = z.strictObject({
  status: text,
  at: moment,
  byAdmin: z.boolean().default(false),
  reason: text.optional(),
});

/** Money of the sample data, as `data/money.yaml` tells it. Offers lead to reports, reports to credits and transactions. */
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
        /** Sessions that a plan holds once it is paid. */
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
