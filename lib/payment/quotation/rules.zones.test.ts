import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupeesOf } from '@/lib/format/money';
import { endOfIndianDay, indianDay } from '@/lib/format/time';
import {
  highestAmount,
  quotationStatuses,
  settledMessage,
  statusLabels,
  statusNow,
} from '@/lib/payment/quotation/rules';
import { quotationSchema } from '@/lib/payment/quotation/schema';
import { anyText } from '@/test/case/any-text';
import { randomCases } from '@/test/case/sample';

describe('the state of a quotation', () => {
  const validUntil = endOfIndianDay('2026-11-24');

  it('changes at midnight in India by itself', () => {
    const at = (now: string) => statusNow({ status: 'pending', validUntil }, new Date(now));
    expect(at('2026-11-24T18:29:59Z')).toBe('pending');
    expect(at('2026-11-24T18:29:59.999Z')).toBe('pending');
    expect(at('2026-11-24T18:30:00Z')).toBe('expired');
  });

  it('stays as somebody set it, and has no end without a day', () => {
    const later = new Date('2030-01-01T00:00:00Z');
    expect(statusNow({ status: 'pending', validUntil: null }, later)).toBe('pending');
    for (const status of quotationStatuses.filter((known) => known !== 'pending')) {
      expect(statusNow({ status, validUntil }, later)).toBe(status);
    }
  });

  it('is never an unknown one', () => {
    expect(() => statusNow({ status: 'approved', validUntil }, validUntil)).toThrow(TypeError);
  });

  it('has its own words each', () => {
    expect(new Set(Object.values(statusLabels)).size).toBe(quotationStatuses.length);
    expect(new Set(quotationStatuses.map(settledMessage)).size).toBe(quotationStatuses.length);
  });
});

describe('the end of a day in India', () => {
  it('lies in that day, and the next millisecond in the next one', () => {
    const days = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (moment) => {
        const day = indianDay(moment);
        const end = endOfIndianDay(day);
        expect(indianDay(end)).toBe(day);
        expect(indianDay(new Date(end.getTime() + 1)) > day).toBe(true);
        expect(end >= moment && end.getTime() - moment.getTime() < 86_400_000).toBe(true);
      }),
      randomCases(100),
    );
  });
});

describe('the amount in the form', () => {
  const amount = quotationSchema.shape.amount;

  it('is accepted from one paisa to ten lakh, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: highestAmount }), (paise) => {
        expect(amount.parse(rupeesOf(paise))).toBe(paise);
      }),
      randomCases(100),
    );
  });

  it('is refused above, and whenever it is not plainly a number', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: highestAmount + 1, max: Number.MAX_SAFE_INTEGER }), (paise) => {
        expect(amount.safeParse(rupeesOf(paise)).success).toBe(false);
      }),
      randomCases(100),
    );
    // Digits of other widths and scripts count by their value, as in "９００" and "४००".
    expect(amount.safeParse('४००').success).toBe(true);
    const withoutDigits = anyText().filter((typed) => !/\p{Nd}/u.test(typed.normalize('NFKC')));
    fc.assert(
      fc.property(withoutDigits, (typed) => {
        expect(amount.safeParse(typed).success).toBe(false);
      }),
      randomCases(100),
    );
    for (const typed of ['-4', '+4', '4e3', '4.', '.5', '4.005', '4 000', '4,5', '0', '0.00']) {
      expect(amount.safeParse(typed).success, typed).toBe(false);
    }
  });
});
