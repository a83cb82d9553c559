import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppointmentCard } from '@/components/booking/appointment-card';
import type { BookingView } from '@/lib/booking/queries';
import { appointmentState } from '@/lib/booking/rules';
import { noMeeting } from '@/lib/care/meeting/rules';
import { noFee } from '@/lib/payment/appointment/rules';
import { bookingView } from '@/test/booking/booking-views';

const startsAt = new Date('2026-11-24T13:00:00Z');
const dayBefore = new Date('2026-11-23T13:00:00Z');

/** The text of the page at this moment, of an appointment by video that is not paid. */
function shown(now: Date, changed: Partial<BookingView> = {}): string {
  const booking = bookingView(now, {
    startsAt,
    meeting: { ...noMeeting, link: 'https://meet.example.org/asha' },
    fee: { ...noFee, amountPaise: 180_000, rule: 'ahead', payUntil: dayBefore, state: 'due' },
    ...changed,
  });
  const state = appointmentState(booking, now);
  return renderToStaticMarkup(
    <AppointmentCard
      booking={booking}
      state={state}
      token="x"
      done={undefined}
      now={now}
      payHref="/pay"
      question={null}
    />,
  ).replace(/<[^>]*>/g, ' ');
}

it('marks an invented therapist', () => {
  const { therapist } = bookingView(dayBefore, { startsAt });
  const invented = therapist && { ...therapist, isSample: true };
  expect(shown(dayBefore, { therapist: invented })).toMatch(/Asha Rao, video\.\s+Sample/);
  expect(shown(dayBefore)).not.toContain('Sample');
});

it('says who cancelled', () => {
  const released = shown(dayBefore, { status: 'cancelled', cancelledBy: 'system' });
  expect(released).toContain('It was not paid in time');
  expect(released).not.toContain('Pay now');
  expect(released).toContain('Nothing to pay');
  expect(released).not.toContain('Not paid yet');
  expect(shown(dayBefore, { status: 'cancelled', cancelledBy: 'therapist' })).toContain(
    'Asha Rao cancelled it. We are sorry. You do not owe anything for it.',
  );
  expect(shown(dayBefore, { status: 'cancelled', cancelledBy: 'guest' })).toContain('You cancelled it.');
});

it('gives a guest the reason of their therapist, and nobody else a reason', () => {
  const cancelled = { status: 'cancelled', cancelledBy: 'therapist', cancelReason: 'A cold.' } as const;
  expect(shown(dayBefore, cancelled)).toContain('A cold.');
  const person = { id: 'p', linkId: 'p', name: 'Meera Iyer', email: 'meera@example.in', userId: 'u' };
  expect(shown(dayBefore, { ...cancelled, person })).not.toContain('A cold.');
  expect(shown(dayBefore, { ...cancelled, cancelledBy: 'admin' })).not.toContain('A cold.');
});

it('says whether the money has arrived, and nothing of it once cancelled', () => {
  const fee = { ...noFee, amountPaise: 180_000, rule: 'ahead', payUntil: dayBefore } as const;
  const reported = { fee: { ...fee, state: 'reported' }, paidTo: 'Asha Rao’s bank account' } as const;
  expect(shown(dayBefore, reported)).toMatch(
    /We are checking your payment against Asha Rao’s bank account\..* Please do not pay again\./,
  );
  expect(shown(dayBefore, { fee: { ...fee, state: 'verified' } })).toContain('Payment received.');
  expect(shown(dayBefore, { ...reported, status: 'cancelled', cancelledBy: 'therapist' })).not.toContain(
    'Please do not pay again.',
  );
});

it('says in words when the two meet, and what happens next step by step', () => {
  const due = shown(dayBefore);
  expect(due).toMatch(/See you on\s+Tuesday 24\u00a0November, 6:30\u00a0pm IST/);
  expect(due).toMatch(/With Asha Rao, video.*What happens next\s+Pay, and we email you/s);
  const verified = { ...noFee, amountPaise: 180_000, state: 'verified' } as const;
  expect(shown(dayBefore, { fee: verified })).toMatch(/What happens next\s+We email you a reminder/);
});

it('puts the way into the call first once it is open, and paying before that', () => {
  const early = shown(dayBefore);
  expect(early).toContain('You can join from 6:15 pm.');
  expect(early.indexOf('Pay now')).toBeLessThan(early.indexOf('You can join'));
  const begun = shown(new Date('2026-11-24T13:05:00Z'));
  expect(begun).toContain('Your appointment has begun');
  expect(begun.indexOf('Join the call')).toBeLessThan(begun.indexOf('₹1,800'));
  expect(begun.indexOf('Join the call')).toBeGreaterThan(0);
  expect(shown(new Date('2026-11-24T14:00:00Z'))).toContain('This appointment is over');
});

it('says how it ended once the therapist has said so', () => {
  const after = new Date('2026-11-25T13:00:00Z');
  expect(shown(after)).toContain('This appointment is over');
  const held = shown(after, { outcome: 'completed' });
  expect(held).toContain('This appointment took place');
  expect(held).not.toContain('missed');
  const missed = shown(after, { outcome: 'no_show' });
  expect(missed).toContain('This appointment was missed');
  expect(missed).toContain('Asha Rao marked it as missed.');
  // The two may have agreed on a payment, so the way to pay stays; a day for it is no longer named.
  expect(missed).toContain('Please agree between you whether it is paid.');
  expect(missed).toContain('Pay now');
  expect(missed).not.toContain('Payment was due');
  const paid = { ...noFee, amountPaise: 180_000, rule: 'ahead', state: 'verified' } as const;
  for (const fee of [noFee, paid]) {
    const settled = shown(after, { outcome: 'no_show', fee });
    expect(settled).toContain('This appointment was missed');
    expect(settled).not.toMatch(/Whether it is paid|Pay now/);
  }
  // An outcome taken back leaves nothing of it.
  expect(shown(after, { outcome: null })).not.toContain('missed');
});
