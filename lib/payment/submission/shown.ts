import { hour } from '@/lib/format/duration';
import { formatRupees } from '@/lib/format/money';
import { formatMoment } from '@/lib/format/time';

/** Milliseconds for which a payment page counts without a question: as long as its payment's reference. */
const shownCountsMs = 24 * hour;

/** The page as the payer saw it, from its signed ticket. */
type Shown = {
  readonly shownPaise: number | null;
  readonly accountId?: string | undefined;
  readonly shownAt: Date | null;
};

type Now = {
  readonly amountPaise: number | null;
  readonly row: { readonly payeeAccountId: string };
};

/** Changes of price and payment details since the page was made. */
export type ShownChange = {
  readonly shownPaise: number;
  /** Null: the fee is to be agreed. */
  readonly nowPaise: number | null;
  readonly accountChanged: boolean;
};

export function changeSince({ shownPaise, accountId }: Shown, { amountPaise, row }: Now): ShownChange | null {
  if (shownPaise === null) return null;
  const accountChanged = accountId !== undefined && accountId !== row.payeeAccountId;
  if (!accountChanged && shownPaise === amountPaise) return null;
  return { shownPaise, nowPaise: amountPaise, accountChanged };
}

/** Whether a page is recent enough that its price and account count without asking the payer. */
export function stillCounts({ shownAt }: Pick<Shown, 'shownAt'>, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < shownCountsMs;
}

/** "The price is now ₹2,000. It was ₹1,500 when you opened this page." */
export function changeInWords({ shownPaise, nowPaise, accountChanged }: ShownChange): string {
  const price =
    nowPaise === null ? 'The fee is now to be agreed.' : `The price is now ${formatRupees(nowPaise)}.`;
  return [
    nowPaise !== shownPaise && `${price} It was ${formatRupees(shownPaise)} when you opened this page.`,
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
  { shownPaise, nowPaise, accountChanged }: ShownChange,
  { shownAt }: Shown,
): string {
  const opened = shownAt
    ? `The payer’s page was opened on ${formatMoment(shownAt)}`
    : 'The payer’s page was older';
  return [
    `${opened} and showed ${formatRupees(shownPaise)}.`,
    nowPaise !== shownPaise &&
      (nowPaise === null
        ? 'When this was reported, the fee was to be agreed.'
        : `When this was reported, the price was ${formatRupees(nowPaise)}.`),
    accountChanged && 'It showed the account that was valid then; this payment belongs to that account.',
  ]
    .filter(Boolean)
    .join(' ');
}
