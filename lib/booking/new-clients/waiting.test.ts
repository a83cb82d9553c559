import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { watchWaitlists } from '@/lib/booking/waitlist/jobs';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openNineToNine } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

it('an existing client is offered an earlier time, although all weeks are full for the new people in line', async () => {
  const { therapist } = await createPractice();
  const calendarId = await openNineToNine(therapist.id);
  await db.calendar.update({
    where: { id: calendarId },
    data: { newClientsAWeek: 1, noticeMinutes: 0, horizonDays: 14 },
  });
  // Another new person in the last hour of every day, so in every week.
  const today = Temporal.Now.plainDateISO('Asia/Kolkata');
  for (let days = 0; days < 21; days += 1) {
    const startsAt = new Date(`${today.add({ days }).toString()}T20:00:00+05:30`);
    if (startsAt > new Date())
      await createAppointmentRow({ calendarId, startsAt, email: `new-${days}@example.in` });
  }
  const meera = await createClientOf(therapist);
  const wait = (email: string, soonerThan: Date | null = null) =>
    db.waitlistEntry.create({
      data: {
        ...{ therapistId: therapist.id, email, soonerThan, timeZone: 'Asia/Kolkata', noticeVersion: '1' },
        ...{ requestedAt: new Date(), confirmedAt: new Date() },
      },
    });
  for (const name of ['a', 'b', 'c']) await wait(`${name}@example.in`);
  const soonerThan = new Date(Date.now() + 240 * hour);
  const { id } = await wait(meera.viewer.email, soonerThan);
  await runDueJobs(nextFreeJobs);
  expect(await db.therapist.count({ where: { id: therapist.id, nextFreeAt: null } })).toBe(1);
  await watchWaitlists();
  const offered = await db.waitlistEntry.findMany({
    where: { bookingId: { not: null } },
    include: { booking: true },
  });
  expect(offered.map((entry) => entry.id)).toEqual([id]);
  expect(offered[0]?.booking?.startsAt.getTime()).toBeLessThan(soonerThan.getTime());
});
