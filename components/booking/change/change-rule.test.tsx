import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppointmentChanges } from '@/components/booking/change/appointment-changes';
import { CancelStep } from '@/components/booking/change/cancel-step';
import { ChangeRule } from '@/components/booking/change/change-rule';
import type { BookingView } from '@/lib/booking/queries';
import { hour } from '@/lib/format/duration';
import { rulesInHours, usualRules } from '@/lib/payment/appointment/late';
import { noFee } from '@/lib/payment/appointment/rules';
import { bookingView } from '@/test/booking/booking-views';

const now = new Date('2026-11-23T12:00:00Z');

/** A confirmed appointment that many hours from now and that many minutes long, where slots have 45. */
function booking(hours: number, minutes: number, withTherapist = true): BookingView {
  const startsAt = new Date(now.getTime() + hours * hour);
  return bookingView(now, { startsAt, minutes, ...(!withTherapist && { therapist: null }) });
}

const changes = (view: BookingView) =>
  renderToStaticMarkup(
    <AppointmentChanges booking={view} state="coming" token="x" againHref="/book" now={now} />,
  );
const cancelling = (view: BookingView) =>
  renderToStaticMarkup(<CancelStep booking={view} token="x" now={now} />);

describe('the cancellation rule', () => {
  it('names no moment that has passed', () => {
    const soon = changes(booking(5, 45));
    expect(soon).toContain('It begins in less than 24 hours, so it cannot be moved.');
    expect(soon).toContain('href="/refunds"');
    expect(soon).not.toMatch(/until \w+, \d/);
    expect(
      renderToStaticMarkup(
        <ChangeRule
          free={false}
          movable={false}
          freeUntil={now}
          noticeHours={24}
          timeZone="Asia/Kolkata"
          charged={false}
          rules={usualRules}
          feePaise={0}
          startsAt={now}
          now={now}
        />,
      ),
    ).toContain('and it costs nothing.');
  });

  it('names the notice of this therapist, not a usual one', () => {
    const startsAt = new Date(now.getTime() + 30 * hour);
    const late = { cancellable: true, movable: false, free: false, freeUntil: now, noticeHours: 48 };
    expect(changes(bookingView(now, { startsAt, changes: late }))).toContain(
      'It begins in less than 48 hours, so it cannot be moved.',
    );
  });

  it('says the rule of this booking in its own dates and amounts, and no others', () => {
    const fee = { ...noFee, amountPaise: 180_000, state: 'due' } as const;
    const rules = { late: 'half-all-12', missed: 'all' } as const;
    const coming = (hours: number) => changes({ ...booking(hours, 45), fee, rules });
    expect(coming(72)).toContain(
      'After that, cancelling costs ₹900, and ₹1,800 after Thu, 26 Nov, 5:30 am IST. It costs nothing if you were ill or in crisis; your word is enough. If you do not come, it costs ₹1,800.',
    );
    expect(coming(20)).toContain('Cancelling costs ₹900, and ₹1,800 after');
    expect(coming(5)).toContain('Cancelling costs ₹1,800.');
    for (const hours of [72, 20, 5]) expect(coming(hours)).not.toContain('refund rules');
    const late = cancelling({ ...booking(20, 45), fee, rules });
    expect(late).toContain(
      'By the rule of this booking, cancelling late costs ₹900. If you were ill or in crisis, it costs nothing. You do not need proof.',
    );
    expect(late).toContain('name="excused"');
    const paid = cancelling({ ...booking(20, 45), fee: { ...fee, state: 'verified' }, rules });
    expect(paid).toContain('You have paid for it: ₹900 is refunded to you, within seven working days.');
    const none = { ...booking(5, 45), fee, rules: { late: 'none', missed: 'none' } as const };
    expect(changes(none)).toContain('Cancelling costs nothing. If you do not come, it costs nothing.');
    expect(cancelling(none)).toContain('You do not owe anything for it.');
    expect(cancelling(none)).not.toContain('name="excused"');
  });

  it('says the last 48 hours by a longer notice, and only the whole fee by a shorter one', () => {
    const fee = { ...noFee, amountPaise: 180_000, state: 'due' } as const;
    const rules = { late: 'half-all-48', missed: 'usual' } as const;
    const told = (hours: number) => changes({ ...booking(hours, 45), fee, rules });
    expect(told(72)).toContain('After that, cancelling costs ₹1,800. It costs nothing if you were ill');
    expect(told(20)).toContain('Cancelling costs ₹1,800.');
    const offered = (noticeHours: number) => rulesInHours({ rules, noticeHours }).late;
    expect(offered(72)).toContain(
      'After that, cancelling costs half of the fee, and the whole fee from 48 hours before it begins.',
    );
    expect(offered(24)).toContain('After that, cancelling costs the whole fee. It costs nothing');
  });

  it('does not blame lateness when an appointment cannot move because it is longer than a slot', () => {
    const long = booking(72, 90);
    expect(changes(long)).toContain('You can cancel it free of charge until Wed, 25 Nov');
    expect(changes(long)).not.toContain('Choose another time');
    expect(cancelling(long)).toContain('You do not owe anything for it.');
  });

  it('names before a late cancellation exactly what goes back, and asks whether somebody was ill, if a fee is paid', () => {
    const fee = { ...noFee, amountPaise: 180_000, state: 'verified' } as const;
    const late = cancelling({ ...booking(5, 45), fee });
    expect(late).toContain('Half of the fee is refunded to you, within seven working days. That is ₹900.');
    expect(late).toContain('name="excused"');
    expect(cancelling({ ...booking(72, 45), fee })).not.toContain('name="excused"');
    expect(cancelling(booking(5, 45, false))).toContain('You do not owe anything for it.');
  });
});
