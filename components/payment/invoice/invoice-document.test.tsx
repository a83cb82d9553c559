import { renderToBuffer } from '@react-pdf/renderer';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { InvoiceDocument } from '@/components/payment/invoice/invoice-document';
import type { Invoice } from '@/lib/payment/invoice/queries';

const sums = { chargedPaise: 180_000, provenPaise: 30_000, enteredPaise: 50_001 };

const invoice: Invoice = {
  month: '2026-11',
  asOf: '2026-12-01',
  payee: {
    name: 'Asha Rao',
    title: 'Psychologist',
    address: 'Pune',
    taxStatus: 'exempt',
    gstin: '27ABCDE1234F1Z5',
  },
  payer: 'Ravi Śarmā',
  lines: [
    {
      id: '1',
      at: new Date('2026-11-20T06:00:00Z'),
      title: 'Session',
      note: '',
      papers: ['B/26-27/000001'],
      ...sums,
    },
  ],
  total: sums,
  timeZone: 'Asia/Kolkata',
};

it('prints every line, entered money apart, the balance, and no tax for exempt health care', async () => {
  const pdf = await getDocumentProxy(
    new Uint8Array(await renderToBuffer(<InvoiceDocument invoice={invoice} />)),
  );
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
  for (const words of [
    'Invoice for November 2026',
    'As of 1 December 2026',
    'B/26-27/000001',
    'Fees ₹1,800.00',
    'Paid ₹300.00',
    'Entered, not proven ₹500.01',
    '₹999.99 to pay',
    'Health care service, exempt from GST.',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Central GST|State GST/);
});
