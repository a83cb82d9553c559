import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppointmentChanges } from '@/components/booking/change/appointment-changes';
import { CancelStep } from '@/components/booking/change/cancel-step';
import { ChangeRule } from '@/components/booking/change/change-rule';
import type { BookingView } from '@/lib/booking/queries';
import { hour } from '@/lib/format/duration';
import { noFee } from '@/lib/payment/appointment/rules';
import { bookingView } from '@/test/booking/booking-views';

const now = new Date('2026-11-23T12:00:00Z');

/** A confirmed appointment that many hours from now and that many minutes long, where slots have 45. */
function booking(hours: number, minutes: number, withTherapist = true): BookingView {
  const startsAt = new Date(now.getTime() + hours * hour);
  return bookingView(now, { startsAt, minutes, ...(!withTherapist && { therapist: null }) });
}

const changes = (view: BookingView) =>
  renderToStaticMarkup(<AppointmentChanges booking={view} state="coming" token="x" againHref="/book" />);
const cancelling = (view: BookingView) => renderToStaticMarkup(<CancelStep booking={view} token="x" />);

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

  it('does not blame lateness when an appointment cannot move because it is longer than a slot', () => {
    const long = booking(72, 90);
    expect(changes(long)).toContain('You can cancel it free of charge until Wed, 25 Nov');
    expect(changes(long)).not.toContain('Choose another time');
    expect(cancelling(long)).toContain('You do not owe anything for it.');
  });

  it('names before a late cancellation exactly what goes back, and asks whether somebody was ill, if a fee is paid', () => {
    const fee = { ...noFee, amountPaise: 180_000, state: 'verified' } as const;
    const late = cancelling({ ...booking(5, 45), fee });
    expect(late).toContain('Half of the fee goes back to you, within seven working days. That is ₹900.');
    expect(late).toContain('name="excused"');
    expect(cancelling({ ...booking(72, 45), fee })).not.toContain('name="excused"');
    expect(cancelling(booking(5, 45, false))).toContain('You do not owe anything for it.');
  });
});
