import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyNamed,
  formatAmount,
  formatRupees,
  paiseOf,
  paiseTyped,
  rupeesOf,
  rupeesShown,
  shortRupees,
} from '@/lib/format/money';
import { anyText } from '@/test/case/any-text';

const paise = fc.nat({ max: Number.MAX_SAFE_INTEGER });

describe('reading an amount', () => {
  it.each([
    ['0', 0],
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.05', 150_005],
    ['007', 700],
    ['0.29', 29],
    ['1.15', 115],
    ['4.35', 435],
    ['1000000.00', 100_000_000],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('takes %s', (typed, expected) => {
    expect(paiseOf(typed)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    ' 5',
    '5 ',
    '5\n',
    '-1',
    '+1',
    '-0',
    '.5',
    '5.',
    '0.001',
    '1.005',
    '1e3',
    '1e309',
    '0x10',
    'NaN',
    'Infinity',
    '1,000',
    '10,00,000.01',
    '1_000',
    '1.000.00',
    '₹5',
    '٥',
    '५',
    '５',
    '1\u200b0',
    '90071992547409.92',
    '9'.repeat(400),
  ])('does not take %j', (typed) => {
    expect(paiseOf(typed)).toBeNull();
  });

  it('accepts nothing but digits and one point', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        expect(paiseOf(typed) === null || /^[0-9]+(\.[0-9]{1,2})?$/.test(typed)).toBe(true);
      }),
    );
  });
});

describe('reading an amount as people write it', () => {
  it.each([
    ['9,600', 960_000],
    ['₹9,600.00', 960_000],
    ['1,20,000', 12_000_000],
    ['120,000', 12_000_000],
    ['10,00,000.01', 100_000_001],
    ['Rs. 1500/-', 150_000],
    ['Rs1500', 150_000],
    ['INR 1,500', 150_000],
    ['1500 Rs', 150_000],
    ['रु. १५००', 150_000],
    ['१,५०० रुपये', 150_000],
    ['1500.5', 150_050],
    [' 1500 ', 150_000],
    ['₹ １５００', 150_000],
    ['1,50', null],
    ['1,500,0', null],
    ['1.500,00', null],
    ['1500.005', null],
    ['-1', null],
    ['$15', null],
    ['1e3', null],
    ['₹', null],
    ['', null],
  ])('%j', (typed, expected) => {
    expect(paiseTyped(typed)).toBe(expected);
  });

  it('takes every amount as a page, a field and a receipt write it', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const dollars = formatAmount(amount, 'USD').slice(3);
        for (const typed of [
          formatRupees(amount),
          rupeesOf(amount),
          dollars,
          rupeesShown(rupeesOf(amount)),
        ]) {
          expect(paiseTyped(typed), typed).toBe(amount);
        }
      }),
    );
  });
});

describe('writing an amount', () => {
  it.each([
    [0, '₹0', '0.00'],
    [5, '₹0.05', '0.05'],
    [99_999, '₹999.99', '999.99'],
    [15_000_000, '₹1,50,000', '150000.00'],
    [100_000_000, '₹10,00,000', '1000000.00'],
    [123_456_789_012, '₹1,23,45,67,890.12', '1234567890.12'],
  ])('%d paise', (amount, shown, stored) => {
    expect(formatRupees(amount)).toBe(shown);
    expect(rupeesOf(amount)).toBe(stored);
  });

  it.each([
    [0, 'US$0'],
    [4_000, 'US$40'],
    [124_050, 'US$1,240.50'],
    [100_000_000, 'US$1,000,000'],
  ])('%d cents', (amount, shown) => {
    expect(formatAmount(amount, 'USD')).toBe(shown);
  });

  it.each(['', 'usd', 'EUR'])('in %j is no way to pay', (text) => {
    expect(() => currencyNamed(text)).toThrow(TypeError);
  });

  it('reads back as the same amount, in its stored form and as shown', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(paiseOf(rupeesOf(amount))).toBe(amount);
        expect(paiseOf(formatRupees(amount).replaceAll(/[₹,]/g, ''))).toBe(amount);
      }),
    );
  });

  it('groups by thousands once and then by hundreds', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(formatRupees(amount)).toMatch(/^₹(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{2})?$/);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d, which is no amount',
    (amount) => {
      expect(() => rupeesOf(amount)).toThrow(RangeError);
      expect(() => formatRupees(amount)).toThrow(RangeError);
    },
  );
});

it('writes whole rupees for a field without paise, and keeps paise that are there', () => {
  expect([150_000, 150_050, 5, 0].map((amount) => shortRupees(rupeesOf(amount)))).toEqual([
    '1500',
    '1500.50',
    '0.05',
    '0',
  ]);
});
