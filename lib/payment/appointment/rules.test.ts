import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeInWords, feeStateOf, payUntilOf, priceInWords } from '@/lib/payment/appointment/rules';

const hour = 3_600_000;
const startsAt = new Date('2026-11-24T13:00:00Z');
const ahead = { rule: 'ahead', payHours: 24, amountPaise: 180_000 } as const;

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
    expect(feeInWords({ ...fee, state: 'due' })).toMatch(/^₹1,800.00, not paid yet. Please pay until Tue/);
    expect(feeInWords({ ...fee, state: 'due' })).not.toContain('free again');
    expect(feeInWords({ ...fee, releases: true, state: 'due' })).toContain(
      'If it is not paid by then, the appointment is cancelled and the time is free again.',
    );
    for (const state of ['reported', 'verified', 'refunded'] as const) {
      expect(feeInWords({ ...fee, state })).not.toMatch(/pay until|You pay/);
    }
    const refund = { refundedPaise: 60_000, paidPaise: 180_000 };
    expect(feeInWords({ ...fee, state: 'verified', refund })).toBe(
      '₹1,800.00, refunded in part, ₹600.00 of ₹1,800.00.',
    );
    expect(priceInWords({ amountPaise: null })).toBe('Fee to be confirmed');
    expect(priceInWords({ amountPaise: 0 })).toBe('Free of charge');
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
