import { expect, it } from 'vitest';
import { bookingJobs } from '@/lib/booking/jobs';
import { reminderJobs } from '@/lib/booking/reminder-jobs';
import { bookingTasks } from '@/lib/booking/rules';
import { stopNumber } from '@/lib/notification/text/commands';
import { db } from '@/lib/server/db';
import { bookInThreeDays } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { setUpTextCompanies } from '@/test/notification/text-companies';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
setUpMailCatcher();
const companies = setUpTextCompanies();

async function booked(client: Person, practice: Awaited<ReturnType<typeof createPractice>>): Promise<void> {
  const { id } = await db.calendar.create({ data: { therapistId: practice.therapist.id } });
  await bookInThreeDays({ calendarId: id, booker: { viewer: client.viewer }, mode: 'phone' });
}

const number = (person: Person, channel: string, phone: string, provenAt: Date | null = new Date()) =>
  db.textNumber.create({ data: { userId: person.viewer.userId, channel, phone, provenAt } });

/** Makes every job due and runs it, the reminders twice. */
async function letTimePass(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;
  const reminders = await db.$queryRaw<{ task: string; payload: object }[]>`
    SELECT t.identifier AS task, j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier LIKE '%remind%booking%'
      OR t.identifier = 'send-booking-reminder'`;
  for (const { task, payload } of reminders) await reminderJobs[task]?.(payload, {} as never);
  const texts = { [bookingTasks.text]: reminderJobs[bookingTasks.text] };
  await runDueJobs({ ...bookingJobs, ...texts });
}

it('reach each proven number once at each chosen time, with the time and a link, and name nobody', {
  tags: ['slow'],
}, async () => {
  const [meera, asha] = [await createStranger(), await createPractice()];
  await number(meera, 'sms', '+919876543210');
  await number(meera, 'whatsapp', '+919876543211', null);
  await number(asha, 'whatsapp', '+919876543212');
  await db.notificationPreferences.create({ data: { userId: meera.viewer.userId, remindAt: 'day,hour' } });
  await booked(meera, asha);
  await letTimePass();
  const sent = companies.taken.map(({ channel, to }) => `${channel} ${to}`).toSorted();
  expect(sent).toEqual(['sms +919876543210', 'sms +919876543210', 'whatsapp +919876543212']);
  for (const { template, words } of companies.taken) {
    expect(template).toMatch(/reminder$/);
    expect(words).toHaveLength(2);
    expect(words[0]).toMatch(/IST$/);
    expect(words.join()).not.toMatch(/Asha|Rao|Meera|therapy/);
  }
  // Each link leads to the page where its reader moves or cancels this appointment.
  const { id } = await db.booking.findFirstOrThrow();
  const links = companies.taken.map(({ channel, words }) => [channel, words[1]]);
  expect(links.filter(([channel]) => channel === 'sms')).toEqual(
    Array(2).fill(['sms', expect.stringMatching(/\/book\/appointment\/[\w.-]+$/)]),
  );
  const [, host] = links.find(([channel]) => channel === 'whatsapp') ?? [];
  const { pathname, searchParams } = new URL(host ?? '');
  expect([pathname, searchParams.get('session')]).toEqual(['/therapist-dashboard/calendar', id]);
});

it('do not come after STOP, though they were on their way', async () => {
  const [meera, asha] = [await createStranger(), await createPractice()];
  await number(meera, 'sms', '+919876543210');
  await booked(meera, asha);
  await db.$executeRaw`
    SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;
  await runDueJobs(
    Object.fromEntries(Object.entries(bookingJobs).filter(([task]) => task !== bookingTasks.text)),
  );
  await stopNumber('sms', '+919876543210');
  await runDueJobs(reminderJobs);
  expect(companies.taken).toEqual([]);
});
