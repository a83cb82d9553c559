import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuestAppointment } from '@/components/booking/private/view/guest-appointment';
import type { OwnAppointment } from '@/lib/booking/calendar/view/appointment';
import { noFee } from '@/lib/payment/appointment/rules';

const id = '0198f2a4-7c1e-7000-8000-000000000001';
const now = new Date('2026-11-20T06:00:00Z');
const appointment: OwnAppointment = {
  id,
  name: 'Ravi Rao',
  email: 'ravi@example.in',
  phone: null,
  startsAt: new Date('2026-11-24T06:00:00Z'),
  endsAt: new Date('2026-11-24T06:45:00Z'),
  proposedStartsAt: null,
  timeZone: 'Asia/Kolkata',
  cancelled: false,
  way: 'video',
  mode: 'Video call',
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
  expect(coming).toContain('Save where you meet');
  expect(coming).toContain(`name="session" value="${id}"`);
  expect(coming).toContain('Link of the call');
  expect(shown({ way: 'in_person' })).toContain('Address');
  expect(shown({ cancelled: true })).not.toContain('Save where you meet');
  const endsAt = new Date(now.getTime() - 60_000);
  expect(shown({ startsAt: new Date(endsAt.getTime() - 3_600_000), endsAt })).not.toContain(
    'Save where you meet',
  );
});
