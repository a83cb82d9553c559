import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PayableView, PaymentSubject } from '@/lib/payment/subject';
import { includesKey, type Shown } from '@/lib/payment/submission/shown';
import { sign } from '@/lib/server/secret/derived-secret';
import { sameSecret } from '@/lib/server/secret/same-secret';

const purpose = 'payment-ticket';

const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('therapist'), slug: z.string() }),
  z.strictObject({ kind: z.literal('product'), slug: z.string() }),
  z.strictObject({ kind: z.literal('quotation'), id: z.string() }),
  z.strictObject({ kind: z.literal('internship'), applicationId: z.string() }),
  z.strictObject({ kind: z.literal('appointment'), id: z.string(), startsAt: z.string() }),
]);

const content = z.strictObject({
  subject,
  /** The key of the payment, under the name that tickets of open pages have. */
  visit: z.uuid(),
  shownPaise: z.number().int().nullable(),
  /** Absent in pages that were opened before accounts had versions. */
  accountId: z.uuid().optional(),
  /** Minutes of the meetings of a product; absent in pages that were opened before they could change. */
  meetings: z.array(z.int()).max(12).optional(),
  /** `includesKey` of what the page said that the price includes; absent in older pages. */
  includes: z.string().max(16).optional(),
  /** Milliseconds since 1970; absent in pages that were opened before tickets had a time. */
  at: z.number().int().optional(),
  page: z.string().startsWith('/'),
});

/** The state of a payment page when it was made; its form sends this back. */
export type Ticket = Shown & {
  readonly subject: PaymentSubject;
  /** "tr" of the UPI address on the page. */
  readonly upiReference: string;
  /** Minutes of the meetings on the page, which are sold. */
  readonly meetings?: readonly number[] | undefined;
  /** When the page was made; null for a ticket without a time. */
  readonly shownAt: Date | null;
  /** Address of the page, for the redirect of a browser without scripts. */
  readonly page: string;
};

/** Twelve letters and digits (62 bits) that identify a payment to banks without revealing its form token. */
export function upiReferenceOf(key: string): string {
  const number = BigInt(`0x${sign('upi-reference', key).subarray(0, 16).toString('hex')}`);
  return number.toString(36).toUpperCase().padStart(25, '0').slice(-12);
}

function signature(text: string): string {
  return sign(purpose, text).toString('base64url');
}

type Page = Pick<PayableView, 'subject' | 'amountPaise'> & Partial<Pick<PayableView, 'row' | 'includes'>>;

/**
 * Signed field for the form of a payment page. It does not expire, because a payer may return to an open page
 * the next day. The shown state then counts, or the payer is asked (`shown.ts`).
 * @param key identifies the payment to banks; see `paymentKeyOf`
 */
export function issueTicket(
  { subject, amountPaise, row, includes }: Page,
  page: string,
  key: string = randomUUID(),
  now: Date = new Date(),
): { readonly ticket: string; readonly upiReference: string } {
  const text = Buffer.from(
    JSON.stringify({
      subject,
      visit: key,
      shownPaise: amountPaise,
      accountId: row?.payeeAccountId,
      meetings: row?.meetings,
      includes: row && includesKey(includes),
      at: now.getTime(),
      page,
    }),
  ).toString('base64url');
  return { ticket: `${text}.${signature(text)}`, upiReference: upiReferenceOf(key) };
}

/** Reads such a field; null unless this server made it. */
export function readTicket(ticket: string): Ticket | null {
  const [, text, given] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (!text || !given) return null;
  if (!sameSecret(given, signature(text))) return null;
  const read = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success) return null;
  const { visit: key, at, ...known } = read.data;
  const shownAt = at === undefined ? null : new Date(at);
  return { ...known, shownAt, upiReference: upiReferenceOf(key) };
}
