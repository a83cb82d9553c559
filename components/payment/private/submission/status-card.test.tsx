import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatusCard } from '@/components/payment/private/submission/status-card';
import type { ReceiptKind } from '@/lib/payment/receipt/rules';
import type { PaymentState } from '@/lib/payment/status/queries';

const verified: PaymentState = {
  id: '0198f2a4-7c1e-7000-8000-000000000001',
  title: 'Session with Asha Rao',
  amountPaise: 150_000,
  status: 'verified',
  account: 'Asha Rao’s bank account',
  refund: null,
  steps: [],
  reason: null,
  bookingLink: null,
  papers: [],
  therapistSlug: null,
  paidOtherwise: null,
  ofAppointment: false,
};

/** The words of the links to the papers, as they are read. */
function papersOf(...kinds: readonly ReceiptKind[]): readonly string[] {
  const papers = kinds.map((kind) => ({ kind, href: `/papers/${kind}` }));
  const markup = renderToStaticMarkup(<StatusCard state={{ ...verified, papers }} />);
  return [...markup.matchAll(/<a[^>]*href="\/papers\/[^>]*>(.*?)<\/a>/g)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, ''),
  );
}

describe('the papers of a payment', () => {
  it.each([
    ['receipt', 'Open your receipt (PDF)'],
    ['bill_of_supply', 'Open your bill of supply (PDF)'],
    ['tax_invoice', 'Open your tax invoice (PDF)'],
    ['credit_note', 'Open the credit note (PDF)'],
  ] as const)('are named by what they are: %s', (kind, words) => {
    expect(papersOf(kind)).toEqual([words]);
  });

  it('keep their names beside each other', () => {
    expect(papersOf('tax_invoice', 'credit_note')).toEqual([
      'Open your tax invoice (PDF)',
      'Open the credit note (PDF)',
    ]);
  });
});
