import { renderToBuffer } from '@react-pdf/renderer';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { ReceiptDocument } from '@/components/payment/receipt/receipt-document';
import type { ReceiptView } from '@/lib/payment/receipt/queries';

const receipt: ReceiptView = {
  kind: 'receipt',
  number: 'R/26-27/000041',
  issuedAt: new Date('2026-11-20T06:00:00Z'),
  payee: {
    name: 'Asha Rao',
    address: 'Pune',
    taxStatus: 'unregistered',
    gstin: null,
    profession: 'Counselling Psychologist',
    registers: ['RCI A12345'],
  },
  payer: {
    name: 'Ravi Śarmā',
    paidOn: '2026-11-19',
    method: 'UPI',
    collectedBy: null,
    reference: '632412345678',
    details: 'Six sessions of 45 minutes.',
    sessions: ['2026-11-21', '2026-11-28'],
    part: null,
  },
  contact: [],
  paidSessions: null,
  toBook: null,
  timeZone: 'Asia/Kolkata',
  description: 'Individual therapy',
  currency: 'INR',
  amountPaise: 15_000_050,
  taxPaise: 0,
  entered: false,
  undone: null,
  corrects: null,
};

const printed = (given: Partial<ReceiptView> = {}) =>
  renderToBuffer(<ReceiptDocument receipt={{ ...receipt, ...given }} />);

async function read(given: Partial<ReceiptView> = {}) {
  const pdf = await getDocumentProxy(new Uint8Array(await printed(given)));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { pdf, totalPages, text: text.replace(/\s+/g, ' ') };
}

it('is one sheet of A4 with number, both sides, amount in figures and in words', async () => {
  const { pdf, totalPages, text } = await read();
  expect(totalPages).toBe(1);
  for (const words of [
    'Receipt',
    'R/26-27/000041',
    '20 November 2026',
    'Asha Rao',
    'Counselling Psychologist',
    'Registered: RCI A12345',
    'Ravi Śarmā',
    'reference (UTR) 632412345678',
    'Six sessions of 45 minutes.',
    'Sessions agreed for 21 November 2026, 28 November 2026',
    'Individual therapy',
    '₹1,50,000.50',
    'One lakh fifty thousand rupees and fifty paise only',
    'Paid on 19 November 2026 by UPI, reference',
    'not registered under GST',
  ]) {
    expect(text).toContain(words);
  }
  const [, , width, height] = (await pdf.getPage(1)).view;
  expect(width).toBeCloseTo(595.28, 0);
  expect(height).toBeCloseTo(841.89, 0);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Receipt R/26-27/000041', Language: 'en-IN' });
});

it('prints names in Devanagari', { tags: ['slow'] }, async () => {
  const { text } = await read({ payer: { ...receipt.payer, name: 'आशा राव' } });
  expect(text).toContain('आशा');
  expect(text).toContain('राव');
});

it('shows value and both halves of the tax on a tax invoice, and none on a bill of supply', {
  tags: ['slow'],
}, async () => {
  const payee = { ...receipt.payee, taxStatus: 'registered', gstin: '27ABCDE1234F1Z5' } as const;
  const invoice = await read({ kind: 'tax_invoice', payee, amountPaise: 118_000, taxPaise: 18_000 });
  for (const words of [
    'Tax invoice',
    '27ABCDE1234F1Z5',
    '₹1,000.00',
    '₹90.00',
    '₹1,180.00',
    'state code 27',
    '9993',
  ]) {
    expect(invoice.text).toContain(words);
  }
  const supply = await read({ kind: 'bill_of_supply', payee: { ...payee, taxStatus: 'composition' } });
  expect(supply.text).toContain('not eligible to collect tax on supplies');
  expect(supply.text).not.toContain('Central GST');
});

it('names the receipt that a credit note reverses', { tags: ['slow'] }, async () => {
  const issuedAt = new Date('2026-11-01T06:00:00Z');
  const corrects = { number: 'R/26-27/000040', issuedAt, amountPaise: 118_000 };
  const { text } = await read({ kind: 'credit_note', number: 'C/26-27/000041', corrects });
  expect(text).toContain('reverses number R/26-27/000040 of 1 November 2026');
  expect(text).toContain('Amount refunded');
  const part = await read({ kind: 'credit_note', amountPaise: 18_000, taxPaise: 0, corrects });
  expect(part.text).toContain('reverses ₹180.00 of the ₹1,180.00 of number R/26-27/000040');
  // It says that it is a part. It names no sessions, because some of them may still take place.
  expect(part.text).toContain('A part of: Individual therapy');
  expect(part.text).toContain('The receipt was for: Six sessions of 45 minutes.');
  expect(part.text).not.toMatch(/Sessions? on/);
  expect(text).toContain('Sessions agreed for 21 November 2026');
  const payer = { ...receipt.payer, part: '1 of 6 sessions' };
  const one = await read({ kind: 'credit_note', amountPaise: 18_000, payer, corrects });
  expect(one.text).toContain('1 of 6 sessions: Individual therapy');
});

it('states dollars in figures and words, with their tax, and no rupee anywhere', {
  tags: ['slow'],
}, async () => {
  const payee = { ...receipt.payee, taxStatus: 'registered', gstin: '27ABCDE1234F1Z5' } as const;
  const dollars = { payee, currency: 'USD', amountPaise: 124_050, taxPaise: 18_924 } as const;
  const { text } = await read({ kind: 'tax_invoice', ...dollars });
  for (const words of [
    'US$1,240.50',
    'US$1,051.26',
    'US$94.62',
    'One thousand two hundred forty US dollars and fifty cents only',
    'All amounts are in US dollars, as paid.',
  ]) {
    expect(text).toContain(words);
  }
  const corrects = { number: 'T/26-27/000040', issuedAt: receipt.issuedAt, amountPaise: 124_050 };
  const note = await read({ kind: 'credit_note', ...dollars, amountPaise: 4_050, taxPaise: 0, corrects });
  expect(note.text).toContain('reverses US$40.50 of the US$1,240.50 of number T/26-27/000040');
  for (const paper of [text, note.text]) expect(paper).not.toMatch(/₹|rupee|paise/);
  expect((await read()).text).not.toContain('dollar');
});

it('says who took the money for the payee', { tags: ['slow'] }, async () => {
  const { text } = await read({ payer: { ...receipt.payer, method: 'Razorpay', collectedBy: 'Antarman' } });
  expect(text).toContain('Antarman took the money for Asha Rao.');
  expect((await read()).text).not.toContain('took the money');
});

it('is the same file each time it is made', { tags: ['slow'] }, async () => {
  expect(Buffer.compare(await printed(), await printed())).toBe(0);
});

it('names the payer’s address only when it is asked for', { tags: ['slow'] }, async () => {
  expect((await read()).text).not.toContain('ravi@example.in');
  expect((await read({ contact: ['ravi@example.in'] })).text).toContain('ravi@example.in');
});

it('names the times of a plan as of the day on which it is printed, on both clocks where its payer is elsewhere', async () => {
  const paidSessions = {
    asOf: '2026-12-10',
    held: [new Date('2026-11-21T04:30:00Z'), new Date('2026-12-05T04:30:00Z')],
    booked: [new Date('2026-12-12T04:30:00Z')],
    missed: [new Date('2026-11-28T04:30:00Z')],
    cancelled: [],
  };
  const payer = { ...receipt.payer, sessions: [] };
  expect((await read({ payer, paidSessions })).text).toContain(
    'Sessions of this payment, as of 10 December 2026: held on Sat, 21 Nov, 2026, 10:00 am IST; ' +
      'Sat, 5 Dec, 2026, 10:00 am IST; planned for Sat, 12 Dec, 2026, 10:00 am IST; ' +
      'missed or cancelled too late, on Sat, 28 Nov, 2026, 10:00 am IST.',
  );
  const one = { ...paidSessions, held: [], missed: [] };
  const abroad = await read({ payer, paidSessions: one, timeZone: 'America/Toronto' });
  expect(abroad.text).toContain(
    'as of 10 December 2026: planned for Fri, 11 Dec, 2026, 11:30 pm Toronto time (Sat, 12 Dec, 2026, 10:00 am IST).',
  );
  expect(abroad.text).toContain('Days without a time are days in India.');
  expect((await read()).text).not.toContain('Days without a time');
});

it('says of money that the payee entered that nobody has confirmed it, and of an undone entry that it counts for nothing', async () => {
  expect((await read()).text).not.toContain('not proven');
  const { text } = await read({
    entered: true,
    payer: { ...receipt.payer, method: 'Cash', reference: null },
  });
  expect(text).toContain('Entered, not proven');
  expect(text).toContain('Paid on 19 November 2026 by Cash.');
  expect(text).toContain('Asha Rao entered this payment. No bank and no card company has confirmed it to');
  const undone = { at: new Date('2026-11-22T06:00:00Z'), reason: 'Typed twice.' };
  expect((await read({ entered: true, undone })).text).toContain(
    'Undone on 22 November 2026: this document counts for nothing. Typed twice.',
  );
});

it('prints no tax for exempt health care of a registered payee', async () => {
  const payee = { ...receipt.payee, taxStatus: 'exempt', gstin: '27ABCDE1234F1Z5' } as const;
  const { text } = await read({ kind: 'bill_of_supply', payee });
  expect(text).toContain('Bill of supply');
  expect(text).toContain('GSTIN 27ABCDE1234F1Z5');
  expect(text).toContain('Health care service, exempt from GST.');
  expect(text).not.toMatch(/Central GST|State GST|SAC|taxable/);
});
