import { describe, expect, it } from 'vitest';
import {
  cancelledForHost,
  moneyAfterCancelling,
  moneyIfCancelled,
  moneyIfHostCancels,
  whyCancelled,
} from '@/lib/booking/cancelled-words';
import { changesOf } from '@/lib/booking/rules';
import { hour } from '@/lib/format/duration';
import { usualRules } from '@/lib/payment/appointment/late';
import { type Fee, noFee } from '@/lib/payment/appointment/rules';
import type { Due } from '@/lib/payment/refund-due/rules';
import { dueBack, bookedTherapist as therapist } from '@/test/booking/booking-views';

const startsAt = new Date('2026-11-24T13:00:00Z');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * hour);

const nobody = { due: null, person: null, hostZone: 'Asia/Kolkata', hostMissedAt: null };

/** The words about the money of an appointment with this fee, cancelled so many hours before it began. */
function said(
  fee: Partial<Fee>,
  cancelledBy: string,
  hours: number,
  host: typeof therapist | null = therapist,
  due: Due | null = null,
): string {
  const row = { status: 'cancelled', startsAt, endsAt: startsAt, cancelNoticeHours: 24, slotMinutes: 45 };
  return moneyAfterCancelling({
    ...{ startsAt, rules: usualRules },
    fee: { ...noFee, amountPaise: 180_000, rule: 'ahead', ...fee },
    therapist: host,
    due,
    backOnPlan: false,
    cancelledBy,
    cancelledAt: hoursBefore(hours),
    changes: changesOf(row, startsAt),
  });
}

describe('an appointment that was cancelled', () => {
  it.each([
    ['client', 'You cancelled it.'],
    ['guest', 'You cancelled it.'],
    ['system', 'It was not paid in time, so the time is free again.'],
    ['therapist', 'Asha Rao cancelled it. We are sorry.'],
    ['admin', 'Our team cancelled it. We are sorry.'],
  ])('by %s says who ended it', (cancelledBy, words) => {
    expect(whyCancelled({ cancelledBy, therapist, hostMissedAt: null })).toBe(words);
  });

  it('because its therapist did not come says so, whoever ended it', () => {
    const missed = { cancelledBy: 'therapist', therapist, hostMissedAt: startsAt };
    expect(whyCancelled(missed)).toBe('Asha Rao did not come. We are sorry.');
  });

  it('owes nothing while nothing was paid', () => {
    for (const state of ['none', 'due'] as const) {
      expect(said({ state }, 'system', 24)).toBe('You do not owe anything for it.');
      expect(said({ state }, 'client', 1)).toBe('You do not owe anything for it.');
    }
  });

  it('sends back the whole fee unless the person cancelled late', () => {
    const whole =
      'You have paid for it: the whole fee is refunded to you, within seven working days. That is ₹1,800.';
    expect(said({ state: 'verified' }, 'client', 25)).toBe(whole);
    expect(said({ state: 'verified' }, 'client', 24)).toBe(whole);
    expect(said({ state: 'verified' }, 'therapist', 1)).toBe(whole);
    expect(said({ state: 'verified' }, 'client', 23)).toContain(
      'After a late cancellation, you cannot use this payment for another appointment. Half of the fee is refunded to you, within seven working days. That is ₹900.',
    );
    expect(said({ state: 'verified' }, 'guest', 1)).toContain('You do not need proof.');
    expect(said({ state: 'reported' }, 'therapist', 1)).toContain(
      'Once it has arrived, the whole fee is refunded',
    );
  });

  it('names no part of a fee for our own consultations, which cost nothing and free their payment', () => {
    for (const by of ['client', 'guest', 'admin']) {
      for (const state of ['verified', 'reported'] as const) {
        const words = said({ state, amountPaise: 0 }, by, 1, null);
        expect(words).toBe(
          'It was free of charge. Your purchase is not affected, and you can book another time with your payment link.',
        );
        expect(words).not.toMatch(/half|late|whole fee/);
        const fee: Fee = { ...noFee, amountPaise: 0, state };
        expect(cancelledForHost({ ...nobody, therapist: null, cancelledBy: by, fee })).toBeNull();
      }
      expect(said({ state: 'none', amountPaise: 0 }, by, 1, null)).toBe('You do not owe anything for it.');
    }
  });

  it('says after a part was sent what has gone back and what is left, and no longer that the whole fee goes back', () => {
    const refund = { refundedPaise: 50_000, paidPaise: 180_000 };
    expect(
      said({ state: 'verified', refund }, 'therapist', 30, therapist, dueBack({ sentPaise: 50_000 })),
    ).toBe('₹500 has been refunded. ₹1,300 will be refunded to you by 3 December 2026 at the latest.');
  });

  it('says what has gone back, and that a session of a plan is used', () => {
    expect(said({ state: 'refunded' }, 'client', 30)).toBe('Your payment has been refunded.');
    const refund = { refundedPaise: 90_000, paidPaise: 180_000 };
    expect(said({ state: 'verified', refund }, 'client', 2)).toBe('₹900 of ₹1,800 has been refunded.');
    expect(said({ state: 'plan' }, 'client', 2)).toContain('the session counts as used');
  });

  it('says before the press what it says after it, with the amount', () => {
    const fee: Fee = { ...noFee, amountPaise: 180_000, rule: 'ahead', state: 'verified' };
    for (const state of ['verified', 'reported', 'due', 'none'] as const) {
      for (const hours of [25, 1]) {
        const terms = { startsAt, rules: usualRules, noticeHours: 24 };
        const before = moneyIfCancelled({ ...terms, fee: { ...fee, state }, therapist }, hoursBefore(hours));
        expect(said({ state: state === 'due' ? 'none' : state }, 'client', hours)).toBe(before);
      }
    }
  });

  it('tells the host beforehand what becomes of a guest’s payment', () => {
    const refund = { refundedPaise: 90_000, paidPaise: 180_000 };
    expect(moneyIfHostCancels({ state: 'verified', refund })).toBe('₹900 of ₹1,800 has been refunded.');
    expect(moneyIfHostCancels({ state: 'verified', refund: null })).toContain(
      'we refund the whole fee to them',
    );
    expect(moneyIfHostCancels({ state: 'reported', refund: null })).toContain('Once it has arrived');
    for (const state of ['none', 'due', 'refunded'] as const)
      expect(moneyIfHostCancels({ state, refund: null })).toBeNull();
  });

  it('tells the host about a release, and about money to send back', () => {
    const fee = (state: Fee['state']): Fee => ({ ...noFee, state });
    expect(cancelledForHost({ ...nobody, therapist, cancelledBy: 'system', fee: fee('due') })).toContain(
      'not paid in time',
    );
    expect(cancelledForHost({ ...nobody, therapist, cancelledBy: 'client', fee: fee('verified') })).toContain(
      'refund the amount',
    );
    expect(cancelledForHost({ ...nobody, therapist, cancelledBy: 'client', fee: fee('due') })).toBeNull();
  });
});
