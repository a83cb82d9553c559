import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it } from 'vitest';
import { appointmentLink, holdLink } from '@/lib/booking/link';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';
import AppointmentPage from './appointment/[token]/page';
import DetailsPage from './details/[token]/page';

setUpDatabase();
beforeEach(() => newVisitor());

async function row(given: Partial<Parameters<typeof createAppointmentRow>[0]> = {}) {
  const { id: calendarId } = await db.calendar.create({
    data: { therapistId: (await createTherapist()).id },
  });
  const startsAt = new Date(Date.now() + 72 * hour);
  return createAppointmentRow({ calendarId, clientId: null, startsAt, ...given });
}

async function details(): Promise<string> {
  const heldUntil = new Date(Date.now() + hour / 6);
  const { id } = await row({ status: 'held', confirmedAt: null, mode: null, heldUntil });
  const visit = {
    params: Promise.resolve({ token: holdLink.token(id, heldUntil) }),
    searchParams: Promise.resolve({}),
  };
  const { prelude } = await prerender(await DetailsPage(visit));
  return new Response(prelude).text();
}

async function appointment(): Promise<string> {
  const { id, endsAt } = await row({ guestName: 'Ravi Kumar', guestEmail: 'ravi@example.in' });
  const visit = {
    params: Promise.resolve({ token: appointmentLink.token(id, endsAt) }),
    searchParams: Promise.resolve({}),
  };
  const { prelude } = await prerender(await AppointmentPage(visit));
  return new Response(prelude).text();
}

describe.each([
  ['details', details],
  ['appointment', appointment],
])('the page of the %s', (_, page) => {
  it('says of a guest that they have begun, so that the footer does not invite them', async () => {
    expect(await page()).toContain('data-begun="guest"');
  });

  it('says of somebody signed in that they are a member, so that no link for guests is shown', async () => {
    await signIn();
    expect(await page()).toContain('data-begun="member"');
  });
});
