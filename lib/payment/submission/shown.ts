import { createHash } from 'node:crypto';
import { hour } from '@/lib/format/duration';
import { formatRupees } from '@/lib/format/money';
import { formatMoment } from '@/lib/format/time';
import { amountInWords } from '@/lib/payment/transaction/rules';

/** Milliseconds for which a payment page counts without a question: as long as its payment's reference. */
const shownCountsMs = 24 * hour;

/** The page as the payer saw it, from its signed fields. */
export type Shown = {
  /** Paise, or cents on a page in dollars. */
  readonly shownPaise: number | null;
  readonly accountId?: string | undefined;
  /** `includesKey` of the page; absent in pages that were opened before it was signed. */
  readonly includes?: string | undefined;
};

type ShownOnce = Shown & { readonly shownAt: Date | null };

type Now = {
  readonly amountPaise: number | null;
  readonly includes?: string;
  readonly row: { readonly payeeAccountId: string };
};

/** Changes of price, payment details and what is sold since the page was made. */
export type ShownChange = {
  readonly shownPaise: number;
  /** Null: the fee is to be agreed. */
  readonly nowPaise: number | null;
  readonly accountChanged: boolean;
  /** The content of the price now, if the page said something else. */
  readonly includes: string | null;
};

/** Names what a price includes, in a signed field; empty for a price without such words. */
export function includesKey(includes: string | undefined): string {
  return includes === undefined ? '' : createHash('sha256').update(includes).digest('base64url').slice(0, 16);
}

export function changeSince({ shownPaise, accountId, includes }: Shown, now: Now): ShownChange | null {
  if (shownPaise === null) return null;
  const accountChanged = accountId !== undefined && accountId !== now.row.payeeAccountId;
  const includesOther = includes !== undefined && includes !== includesKey(now.includes);
  if (!accountChanged && !includesOther && shownPaise === now.amountPaise) return null;
  return {
    shownPaise,
    nowPaise: now.amountPaise,
    accountChanged,
    includes: includesOther ? (now.includes ?? null) : null,
  };
}

/** Whether a page is recent enough that its price and account count without asking the payer. */
export function stillCounts({ shownAt }: Pick<ShownOnce, 'shownAt'>, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < shownCountsMs;
}

/** "The price is now ₹2,000. It was ₹1,500 when you opened this page." */
export function changeInWords(
  { shownPaise, nowPaise, accountChanged, includes }: ShownChange,
  currency = 'INR',
): string {
  const amount = (amountPaise: number) => amountInWords({ amountPaise, currency });
  const price = nowPaise === null ? 'The fee is not agreed yet.' : `The price is now ${amount(nowPaise)}.`;
  return [
    nowPaise !== shownPaise && `${price} It was ${amount(shownPaise)} when you opened this page.`,
    includes !== null &&
      `What it includes has changed since you opened this page. It now includes: ${includes.replace(/\.?$/, '.')}`,
    accountChanged && 'The payment details have changed since you opened this page.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The payer's statement at the question's checkbox. */
export function paidAsShown({ shownPaise }: ShownChange): string {
  return `I have already paid ${formatRupees(shownPaise)}, as this page showed`;
}

export function changeForPayee(
  { shownPaise, nowPaise, accountChanged, includes }: ShownChange,
  { shownAt }: ShownOnce,
): string {
  const opened = shownAt
    ? `The payer’s page was opened on ${formatMoment(shownAt)}`
    : 'The payer’s page was older';
  return [
    `${opened} and showed ${formatRupees(shownPaise)}.`,
    nowPaise !== shownPaise &&
      (nowPaise === null
        ? 'When this was reported, the fee was not agreed yet.'
        : `When this was reported, the price was ${formatRupees(nowPaise)}.`),
    includes !== null && 'It showed what the price included then; the payment bought that.',
    accountChanged && 'It showed the account that was valid then; this payment belongs to that account.',
  ]
    .filter(Boolean)
    .join(' ');
}
