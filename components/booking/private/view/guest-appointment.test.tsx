import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuestAppointment } from '@/components/booking/private/view/guest-appointment';
import type { OwnAppointment } from '@/lib/booking/calendar/view/appointment';
import { noFee } from '@/lib/payment/appointment/rules';

const id = '0198f2a4-7c1e-7000-8000-000000000001';
const now = new Date('2026-11-20T06:00:00Z');
const appointment: OwnAppointment = {
  id,
  hasAccount: false,
  imported: false,
  name: 'Ravi Rao',
  email: 'ravi@example.in',
  phone: null,
  startsAt: new Date('2026-11-24T06:00:00Z'),
  endsAt: new Date('2026-11-24T06:45:00Z'),
  proposedStartsAt: null,
  timeZone: 'Asia/Kolkata',
  cancelled: false,
  cancelledBy: null,
  cancelReason: null,
  way: 'video',
  mode: 'Video call',
  kind: null,
  meeting: {
    link: 'https://meet.example.in/asha',
    ownRoom: null,
    address: null,
    caller: null,
    phone: null,
    backupPhone: null,
  },
  fee: noFee,
};
const shown = (change: Partial<OwnAppointment>) =>
  renderToStaticMarkup(
    <GuestAppointment
      hostZone="Asia/Kolkata"
      appointment={{ ...appointment, ...change }}
      postTo="/therapist-dashboard"
      now={now}
    />,
  );

it('the appointment of a guest lets its therapist say where the two meet, until it is over', () => {
  const coming = shown({});
  expect(coming).toContain('Save');
  expect(coming).toContain(`name="session" value="${id}"`);
  expect(coming).toContain('Link of the call');
  expect(shown({ way: 'in_person' })).toContain('Address');
  expect(shown({ cancelled: true })).not.toContain('Save');
  const endsAt = new Date(now.getTime() - 60_000);
  expect(shown({ startsAt: new Date(endsAt.getTime() - 3_600_000), endsAt })).not.toContain('Save');
});

it('can be cancelled with a reason until it begins, and says what becomes of the money', () => {
  const coming = shown({});
  expect(coming).toContain('Cancel this appointment');
  expect(coming).toContain(`name="appointment" value="${id}"`);
  expect(coming).toMatch(/<textarea[^>]* required/);
  expect(coming).toContain('Your client gets it by email.');
  expect(coming).not.toContain('refund');
  const fee = { ...noFee, amountPaise: 180_000, rule: 'ahead' } as const;
  expect(shown({ fee: { ...fee, state: 'verified' } })).toContain(
    'They have paid for it: we refund the whole fee to them, within seven working days.',
  );
  expect(shown({ fee: { ...fee, state: 'reported' } })).toContain(
    'Once it has arrived, we refund the whole fee',
  );
  expect(shown({ startsAt: new Date(now.getTime() - 60_000) })).not.toContain('Cancel this appointment');
});

it('once cancelled says who did it and why, and what is left to do', () => {
  const cancelled = { cancelled: true, cancelledBy: 'therapist', cancelReason: '<b>Ill</b>' };
  const gone = shown(cancelled);
  expect(gone).not.toContain('Cancel this appointment');
  expect(gone).toContain('Cancelled by you');
  expect(gone).toContain('&lt;b&gt;Ill&lt;/b&gt;');
  expect(gone).not.toContain('It was paid.');
  const fee = { ...noFee, amountPaise: 180_000, state: 'verified' } as const;
  expect(shown({ ...cancelled, fee })).toMatch(
    /It was paid\. <a [^>]+>Refunds due<\/a> shows the amount and the last day/,
  );
  expect(shown({ ...cancelled, cancelledBy: 'guest' })).toContain('Cancelled by the person who booked it');
});

it('an imported appointment says that its person has had no email, and what would send one', () => {
  expect(shown({})).toContain('with the link in their email');
  const imported = shown({ imported: true });
  expect(imported).toContain('they have had no email about it');
  expect(imported).toContain('No account yet');
  expect(imported).not.toContain('with the link in their email');
});
