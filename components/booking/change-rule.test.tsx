import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppointmentChanges } from '@/components/booking/appointment-changes';
import { CancelStep } from '@/components/booking/cancel-step';
import { ChangeRule } from '@/components/booking/change-rule';
import type { BookingView } from '@/lib/booking/queries';
import { changesOf } from '@/lib/booking/rules';
import { noMeeting } from '@/lib/care/meeting/rules';
import { noFee } from '@/lib/payment/appointment/rules';

const now = new Date('2026-11-23T12:00:00Z');
const hour = 3_600_000;

/** A confirmed appointment that many hours from now and that many minutes long, where slots have 45. */
function booking(hours: number, minutes: number, withTherapist = true): BookingView {
  const startsAt = new Date(now.getTime() + hours * hour);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const appointment = { status: 'confirmed', startsAt, endsAt, cancelNoticeHours: 24, slotMinutes: 45 };
  const therapist = {
    id: 't',
    slug: 'asha-rao',
    name: 'Asha Rao',
    email: 'asha@example.in',
    modes: ['video'],
  };
  return {
    id: '01a1f998-a4bb-7439-aca1-89be65957f77',
    calendarId: '01a1f998-a4bb-7439-aca1-89be65957f78',
    status: 'confirmed',
    startsAt,
    endsAt,
    heldUntil: null,
    proposedStartsAt: null,
    timeZone: 'Asia/Kolkata',
    mode: 'video',
    meeting: noMeeting,
    fee: noFee,
    fullPlan: null,
    icsSequence: 0,
    cancelledBy: null,
    cancelledAt: null,
    changes: changesOf(appointment, now),
    therapist: withTherapist ? therapist : null,
    person: { name: 'Meera Iyer', email: 'meera@example.in', userId: null },
  };
}

const changes = (view: BookingView) =>
  renderToStaticMarkup(<AppointmentChanges booking={view} state="coming" token="x" />);
const cancelling = (view: BookingView) => renderToStaticMarkup(<CancelStep booking={view} token="x" />);

describe('the cancellation rule', () => {
  it('names no moment that has passed', () => {
    const soon = changes(booking(5, 45));
    expect(soon).toContain('It is too late to move it.');
    expect(soon).toContain('href="/refunds"');
    expect(soon).not.toMatch(/until \w+, \d/);
    expect(
      renderToStaticMarkup(<ChangeRule free={false} movable={false} freeUntil={now} charged={false} />),
    ).toContain('and it costs nothing.');
  });

  it('does not blame lateness when an appointment cannot move because it is longer than a slot', () => {
    const long = booking(72, 90);
    expect(changes(long)).toContain('You can cancel it free of charge until Wed, 25 Nov');
    expect(changes(long)).not.toContain('Choose another time');
    expect(cancelling(long)).toContain('It costs nothing.');
  });

  it('warns before a late cancellation that we may keep part of a fee, if there is one', () => {
    expect(cancelling(booking(5, 45))).toContain('part of the fee may be kept');
    expect(cancelling(booking(5, 45, false))).toContain('It costs nothing.');
  });
});
