import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusCard } from '@/components/payment/private/submission/status-card';
import type { ReceiptKind } from '@/lib/payment/receipt/rules';
import type { PaymentStatus } from '@/lib/payment/rules';
import type { PaymentState } from '@/lib/payment/submission/queries';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

/** The card of a payment that went through these steps, an hour each. */
function shown(
  steps: readonly PaymentStatus[],
  more: Partial<PaymentState> = {},
  payAgain: string | null = null,
) {
  const state: PaymentState = {
    id: '01a1f998-a4bb-7439-aca1-89be65957f73',
    title: 'Session with Asha Rao',
    amountPaise: 150_000,
    status: steps.at(-1) ?? 'pending',
    account: 'Asha Rao’s bank account',
    due: null,
    refund: null,
    steps: steps.map((status, index) => ({ status, at: at(index), back: null })),
    reason: null,
    bookingLink: null,
    papers: [],
    therapistSlug: null,
    paidOtherwise: null,
    appointment: null,
    ...more,
  };
  return renderToStaticMarkup(<StatusCard state={state} payAgain={payAgain} />);
}

it('leads from a rejected report to the page of the appointment, or of the therapist', () => {
  const again = /<a [^>]*href="\/payment\/appointment\/signed"[^>]*>Send the details again/;
  expect(shown(['pending', 'rejected'], {}, '/payment/appointment/signed')).toMatch(again);
  expect(shown(['pending', 'rejected'], { therapistSlug: 'asha-rao' })).toMatch(
    /href="\/payment\/asha-rao"[^>]*>Send the details again/,
  );
  for (const markup of [
    shown(['pending', 'rejected']),
    shown(['pending'], {}, '/payment/appointment/signed'),
    shown(['pending', 'rejected'], { paidOtherwise: at(9) }, '/payment/appointment/signed'),
  ]) {
    expect(markup).not.toContain('Send the details again');
  }
});

it('says at the step that a match was taken back', () => {
  const words = 'The match was undone';
  expect(shown(['pending', 'matched', 'rejected'])).toMatch(new RegExp(`Not received.*${words}`, 's'));
  expect(shown(['pending', 'matched', 'pending']).split(words)).toHaveLength(2);
  expect(shown(['pending', 'matched', 'pending', 'rejected']).split(words)).toHaveLength(2);
  expect(shown(['pending', 'rejected'])).not.toContain(words);
  expect(shown(['pending', 'matched', 'verified'])).not.toContain(words);
});

/** The words of the links to the papers, as they are read. */
function papersOf(...kinds: readonly ReceiptKind[]): readonly string[] {
  const papers = kinds.map((kind) => ({ kind, href: `/papers/${kind}` }));
  const links = shown(['verified'], { papers }).matchAll(/<a[^>]*href="\/papers\/[^>]*>(.*?)<\/a>/g);
  return Array.from(links, ([, inner = '']) => inner.replaceAll(/<[^>]+>/g, ''));
}

it.each([
  ['receipt', 'Open your receipt (PDF)'],
  ['bill_of_supply', 'Open your bill of supply (PDF)'],
  ['tax_invoice', 'Open your tax invoice (PDF)'],
  ['credit_note', 'Open the credit note (PDF)'],
] as const)('names a paper by what it is: %s', (kind, words) => {
  expect(papersOf(kind)).toEqual([words]);
  expect(papersOf('tax_invoice', kind).at(-1)).toBe(words);
});
