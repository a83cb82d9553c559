import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '@/lib/format/duration';
import { feeOf } from '@/lib/payment/appointment/fee';
import {
  type Fee,
  type FeeState,
  feeInWords,
  feeLabel,
  feeStateInWords,
  feeStateOf,
  noFee,
  payerNews,
  payUntilOf,
  priceInWords,
  whenToPay,
} from '@/lib/payment/appointment/rules';

const startsAt = new Date('2026-11-24T13:00:00Z');
const endsAt = new Date('2026-11-24T13:45:00Z');
const before = { endsAt, timeZone: 'Asia/Kolkata', now: new Date('2026-11-20T06:00:00Z') };
const ahead = { rule: 'ahead', payHours: 24, amountPaise: 180_000 } as const;

describe('a fee of which less was paid', () => {
  const row = {
    ...{ fee: '1800.00', payingRule: 'ahead', payUntil: startsAt, releaseUnpaid: false, startsAt },
    bookedFee: null,
    plan: null,
  };
  const of = (...payments: readonly (readonly [status: string, paid: string, refunded?: string])[]) =>
    feeOf({
      ...row,
      payments: payments.map(([status, paid, refunded = '0']) => ({ status, paid, refunded })),
    });

  it('says what was paid, and that the rest is between the two', () => {
    const fee = of(['verified', '500.00']);
    expect(fee).toMatchObject({ state: 'verified', paidPaise: 50_000 });
    expect(feeLabel(fee)).toBe('Paid in part');
    expect(feeStateInWords(fee)).toBe('₹1,800, ₹500 paid.');
    expect(feeInWords(fee, before)).toBe(
      '₹1,800. ₹500 was paid before booking. The rest is agreed between the two of you.',
    );
    expect(feeInWords(fee, before, 'other')).toMatch(/between the two of them\.$/);
  });

  it.each([
    ['as much', of(['verified', '1800.00'])],
    ['more', of(['verified', '9600.50'])],
    ['in two parts', of(['verified', '500.00'], ['verified', '1300.00'])],
  ])('is no such fee when %s was paid', (_what, fee) => {
    expect(fee.paidPaise).toBeUndefined();
    expect(feeInWords(fee, before)).toBe('₹1,800, paid.');
  });

  it('is none while a report is looked for, and its refund is said first', () => {
    expect(of(['pending', '0']).paidPaise).toBeUndefined();
    const back = of(['verified', '500.00', '200.00']);
    expect(feeLabel(back)).toBe('Refunded in part');
    expect(feeStateInWords(back)).toBe('₹1,800, refunded in part, ₹200 of ₹500.');
  });
});

describe('the state of a fee', () => {
  it.each([
    [[], 'due'],
    [['rejected'], 'due'],
    [['rejected', 'pending'], 'reported'],
    [['matched'], 'reported'],
    [['pending', 'verified'], 'verified'],
    [['refunded'], 'refunded'],
    [['refunded', 'pending'], 'reported'],
  ])('%j: %s', (payments, state) => {
    expect(feeStateOf(180_000, payments)).toBe(state);
  });

  it('is none without a fee, but money that came anyway shows', () => {
    expect(feeStateOf(null, [])).toBe('none');
    expect(feeStateOf(0, ['rejected'])).toBe('none');
    expect(feeStateOf(null, ['verified'])).toBe('verified');
  });

  it('is said in words without asking to pay what is being checked', () => {
    const fee = {
      amountPaise: 180_000,
      rule: 'ahead',
      payUntil: startsAt,
      releases: false,
      refund: null,
      plan: null,
    } as const;
    const said = (state: FeeState, given: Partial<Fee> = {}) =>
      feeInWords({ ...fee, ...given, state }, before);
    expect(said('due')).toMatch(/^₹1,800, not paid yet. Please pay by Tue/);
    expect(said('due')).not.toContain('free again');
    expect(said('due', { releases: true })).toContain(
      'If it is not paid by then, the appointment is cancelled and the time opens for booking.',
    );
    for (const state of ['reported', 'verified', 'refunded'] as const) {
      expect(said(state)).not.toMatch(/pay by|You pay/);
    }
    const refund = { refundedPaise: 60_000, paidPaise: 180_000 };
    expect(payerNews({ state: 'reported', refund: null }, 'Asha Rao’s bank account')).toBe(
      'We are checking your payment against Asha Rao’s bank account. This takes up to two working days. Then we email you. Please do not pay again.',
    );
    expect(payerNews({ state: 'verified', refund: null }, null)).toBe('Payment received.');
    expect(payerNews({ state: 'verified', refund }, null)).toBeNull();
    expect(payerNews({ state: 'due', refund: null }, null)).toBeNull();
    expect(said('verified', { refund })).toBe('₹1,800, refunded in part, ₹600 of ₹1,800.');
    expect(priceInWords({ amountPaise: null })).toBe('Fee to be confirmed');
    expect(priceInWords({ amountPaise: 0 })).toBe('Free of charge');
  });
});

describe('when a fee is to be paid', () => {
  const due: Fee = { ...noFee, amountPaise: 180_000, rule: 'ahead', payUntil: startsAt, state: 'due' };
  const later: Fee = { ...due, rule: 'after', payUntil: null };
  const over = { endsAt, timeZone: 'Asia/Kolkata', now: endsAt };

  it('is a coming moment before it, and a past one after it', () => {
    expect(whenToPay({ ...due, releases: true }, before)).toMatch(
      /^To be paid by Tue.*the time opens for booking\.$/,
    );
    expect(whenToPay({ ...due, releases: true }, over)).toMatch(/^Payment was due by Tue, .* IST\.$/);
    expect(feeInWords(due, over)).toMatch(
      /not paid yet\. Payment was due by Tue, .* IST\. Please pay now\.$/,
    );
    // A late booking can be paid until the beginning and is not released.
    const row = {
      ...{ fee: '1800.00', bookedFee: null },
      payingRule: 'ahead',
      releaseUnpaid: true,
      startsAt,
      payments: [],
      plan: null,
    };
    expect(whenToPay(feeOf({ ...row, payUntil: startsAt }), before)).toMatch(/^To be paid by Tue, .* IST\.$/);
    const earlier = new Date(startsAt.getTime() - hour);
    expect(whenToPay(feeOf({ ...row, payUntil: earlier }), before)).toMatch(/the time opens for booking\.$/);
    expect(whenToPay(later, before)).toBe('To be paid after the appointment.');
    expect(whenToPay(later, over)).toBe('To be paid now.');
    expect(feeInWords(later, before)).toContain('You pay after the appointment.');
    expect(feeInWords(later, over)).toBe('₹1,800, not paid yet. Please pay now.');
  });

  it('asks only the person who pays', () => {
    expect(feeInWords(later, over, 'other')).toBe('₹1,800, not paid yet. To be paid now.');
  });

  it('is agreed between the two once the session was missed, for whoever reads it', () => {
    const missed = { ...over, missed: true };
    const agreed = {
      you: 'The session was missed. Please agree between you whether it is paid.',
      them: 'The session was missed. They agree between them whether it is paid.',
    };
    for (const fee of [due, later]) {
      expect(feeInWords(fee, missed)).toBe(`₹1,800, not paid yet. ${agreed.you}`);
      expect(feeInWords(fee, missed, 'other')).toBe(`₹1,800, not paid yet. ${agreed.them}`);
    }
    expect(feeInWords({ ...due, state: 'verified' }, missed, 'other')).toBe('₹1,800, paid.');
    expect(feeInWords({ ...noFee, amountPaise: 0 }, missed, 'other')).toBe('Free of charge.');
  });

  it('is never, once it is reported, paid or refunded', () => {
    for (const state of ['none', 'plan', 'reported', 'verified', 'refunded'] as const) {
      expect(whenToPay({ ...due, state }, before)).toBeNull();
    }
  });
});

describe('the last moment to pay ahead', () => {
  it('is some hours before, or two hours from now for somebody who books late', () => {
    const at = (hours: number) => new Date(startsAt.getTime() - hours * hour);
    expect(payUntilOf(ahead, startsAt, at(72))).toEqual(at(24));
    expect(payUntilOf(ahead, startsAt, at(10))).toEqual(at(8));
    expect(payUntilOf(ahead, startsAt, at(1))).toEqual(startsAt);
  });

  it('is never after the beginning and never before now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 336 }), fc.integer({ min: 0, max: 1_000 }), (payHours, lead) => {
        const now = new Date(startsAt.getTime() - lead * hour);
        const until = payUntilOf({ ...ahead, payHours }, startsAt, now);
        expect(until?.getTime()).toBeLessThanOrEqual(startsAt.getTime());
        expect(until?.getTime()).toBeGreaterThanOrEqual(now.getTime());
      }),
    );
  });

  it('exists only for a fee that is paid ahead', () => {
    expect(payUntilOf({ ...ahead, rule: 'after' }, startsAt, startsAt)).toBeNull();
    expect(payUntilOf({ ...ahead, amountPaise: null }, startsAt, startsAt)).toBeNull();
    expect(payUntilOf({ ...ahead, amountPaise: 0 }, startsAt, startsAt)).toBeNull();
  });
});
