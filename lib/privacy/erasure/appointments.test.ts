import { expect, it } from 'vitest';
import { bookingJobs } from '@/lib/booking/jobs';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const noDoubt = { password: '', request: { id: 'request', network: 'network' } };

const timeOn = (calendarId: string, days: number) => {
  const startsAt = new Date(Date.now() + days * 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
  return { calendarId, startsAt, endsAt, blockedUntil: endsAt };
};

const bookedTomorrow = (calendarId: string, email: string) =>
  db.booking.create({
    data: {
      ...timeOn(calendarId, 1),
      status: 'confirmed',
      confirmedAt: new Date(),
      mode: 'video',
      ...withPerson({ name: 'Meera Iyer', email, phone: '+919876543210' }),
    },
  });

/** The mails of the queued jobs about appointments. */
async function mailsOfBookings() {
  const catcher = await catchMail();
  await runDueJobs(bookingJobs);
  return catcher.caught;
}

it('removes appointments with a leaving therapist from the calendars of those who booked them', async () => {
  const { viewer } = await signedIn((await createProfile({ role: 'therapist' })).userId);
  const therapist = await createTherapist({ userId: viewer.userId });
  const calendar = await db.calendar.create({ data: { therapistId: therapist.id } });
  const { id } = await bookedTomorrow(calendar.id, 'meera@example.in');
  const holder = await createProfile();
  await db.booking.create({
    data: {
      ...timeOn(calendar.id, 2),
      ...withPerson({ clientId: holder.id }),
      status: 'held',
      heldUntil: new Date(Date.now() + 600_000),
    },
  });
  await requestErasure(viewer, noDoubt);
  expect(await db.booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'cancelled',
    icsSequence: 1,
  });
  const mails = await mailsOfBookings();
  expect(mails.map(({ recipients }) => recipients[0])).toEqual(['meera@example.in']);
  expect(mails[0]?.raw).toContain('method=CANCEL');
});

it('tells the house calendar that nobody will come, and not who it was', { tags: ['slow'] }, async () => {
  const { viewer } = await signedIn();
  const house = await db.calendar.create({ data: {} });
  await bookedTomorrow(house.id, viewer.email);
  await requestErasure(viewer, noDoubt);
  const mails = await mailsOfBookings();
  expect(mails.map(({ recipients, mail }) => `${recipients[0]}: ${mail.subject}`)).toEqual([
    expect.stringMatching(/^support@antarman\.test: An appointment is cancelled: /),
  ]);
  expect(mails[0]?.raw).not.toMatch(/Meera|Iyer/);
});
