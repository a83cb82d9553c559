import * as z from 'zod';
import { mostSessions } from '@/lib/care/plan/rules';
import { formatRupees, paiseTyped } from '@/lib/format/money';
import { lineOfText, optionalPageOfText, pageOfText } from '@/lib/format/plain-text';
import { figuresField, optionalDayField } from '@/lib/format/typed/fields';
import { highestAmount, quotationMessages } from '@/lib/payment/quotation/rules';

const readable = 'Enter the amount in rupees, such as 9,600 or 1500.50';

/** Rupees as typed, then in paise. */
const amount = z
  .string()
  .transform((typed, context) => {
    const paise = paiseTyped(typed);
    if (paise === null) context.addIssue({ code: 'custom', message: readable });
    return paise ?? z.NEVER;
  })
  .refine((paise) => paise > 0, `The amount must be more than ${formatRupees(0)}`)
  .refine((paise) => paise <= highestAmount, `The amount can be at most ${formatRupees(highestAmount)}`);

const howMany = `Enter a number of sessions between 1 and ${mostSessions}, or leave it empty`;

/** The number of sessions, or null for other work. */
const sessions = figuresField(/^(?:[1-9]\d{0,2})?$/, howMany)
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .pipe(z.number().max(mostSessions, howMany).nullable())
  // Pages that were opened before quotations had sessions lack this field.
  .prefault('');

/** The therapist's form (product.md §5). The server decides its owner, state and currency. */
export const quotationSchema = z.strictObject({
  client: z.uuid(quotationMessages.noClient),
  serviceType: lineOfText(
    { missing: 'Enter the service type', tooLong: 'Keep the service type under 160 characters' },
    160,
  ),
  description: pageOfText(
    { missing: 'Describe what is included', tooLong: 'Keep the description under 4,000 characters' },
    4_000,
  ),
  sessions,
  /** Id of the kind of the sessions; empty for the first one. Ignored if no number of sessions is given. */
  kind: z.string().max(60).prefault(''),
  amount,
  /** "2026-11-24", or null for none. */
  validUntil: optionalDayField(),
});

export type QuotationInput = z.output<typeof quotationSchema>;

const quotation = z.uuid(quotationMessages.unknown);

export const stepSchema = z.strictObject({ quotation });

export const declineSchema = z.strictObject({
  quotation,
  reason: optionalPageOfText('Keep the reason under 1,000 characters', 1_000),
});
