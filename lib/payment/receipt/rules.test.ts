import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYearOf, receiptNumber, taxWithin } from '@/lib/payment/receipt/rules';
import { amountInFullWords } from '@/lib/payment/receipt/words';

const paise = fc.integer({ min: 1, max: 100_000_000 });

describe('the tax inside a price', () => {
  it('is zero for payees who are unregistered or pay by composition', () => {
    fc.assert(fc.property(paise, (amount) => taxWithin(amount, 'unregistered') === 0));
    fc.assert(fc.property(paise, (amount) => taxWithin(amount, 'composition') === 0));
  });

  it('has two equal halves, and the value comes to 118 % with them, within a paisa each', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const tax = taxWithin(amount, 'registered');
        expect(tax % 2).toBe(0);
        expect(tax).toBeLessThan(amount);
        expect(Math.abs(tax - (amount * 18) / 118)).toBeLessThanOrEqual(1);
      }),
    );
    expect(taxWithin(118_000, 'registered')).toBe(18_000);
    expect(taxWithin(150_000, 'registered')).toBe(22_882);
  });
});

it.each([
  ['2026-03-31T18:29:59.999Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2026-11-20T06:00:00Z', '2026-27'],
  ['2027-01-01T00:00:00Z', '2026-27'],
  ['2099-04-01T00:00:00Z', '2099-00'],
])('the financial year of %s is %s by the clock in India', (moment, year) => {
  expect(financialYearOf(new Date(moment))).toBe(year);
});

it('writes a number of at most sixteen characters that the GST rules allow', () => {
  expect(receiptNumber({ kind: 'receipt', financialYear: '2026-27', number: 41 })).toBe('R/26-27/000041');
  const longest = receiptNumber({ kind: 'credit_note', financialYear: '2026-27', number: 99_999_999 });
  expect(longest).toMatch(/^[A-Z0-9/-]{1,16}$/);
});

it.each([
  [100, 'One rupee only'],
  [15_000_050, 'One lakh fifty thousand rupees and fifty paise only'],
  [100_000_000, 'Ten lakh rupees only'],
  [5, 'Zero rupees and five paise only'],
])('says %i paise in words as people in India do', (amount, words) => {
  expect(amountInFullWords(amount, 'INR')).toBe(words);
});

it.each([
  [4_000, 'Forty US dollars only'],
  [100, 'One US dollar only'],
  [15_000_001, 'One hundred fifty thousand US dollars and one cent only'],
  [5, 'Zero US dollars and five cents only'],
])('says %i cents in words as people in the United States do', (amount, words) => {
  expect(amountInFullWords(amount, 'USD')).toBe(words);
});
