import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMember } from '@/lib/account/session/guard';
import { cancelBooking } from '@/lib/booking/change/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { reminderJobs } from '@/lib/booking/reminder-jobs';
import { bookingTasks } from '@/lib/booking/rules';
import { allowPush } from '@/lib/notification/push/commands';
import { pushJobs } from '@/lib/notification/push/jobs';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { bookInThreeDays } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { pushBrowser, pushPair } from '@/test/notification/push-browser';
import { createPractice } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };

const catcher = setUpMailCatcher();

beforeEach(async () => {
  await db.calendar.create({ data: {} });
});

async function member(given: { readonly mailReminders?: boolean } = {}) {
  const { viewer } = await signedIn();
  if (!isMember(viewer)) throw new Error('expected a member');
  if (given.mailReminders !== undefined) {
    await db.notificationPreferences.create({ data: { userId: viewer.userId, ...given } });
  }
  return viewer;
}

async function booked(booker: Parameters<typeof bookInThreeDays>[0]['booker']): Promise<string> {
  const { id } = await db.calendar.findFirstOrThrow({ where: { therapistId: null } });
  return bookInThreeDays({ calendarId: id, booker, mode: 'video' });
}

const subjectsTo = (address: string) =>
  catcher.caught
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ mail }) => mail.subject?.split(':')[0])
    .toSorted();

/** Moves the reminders of every appointment to now. */
const letTimePass = () => db.$executeRaw`
  SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;

it('reminds guests and members, but no member who wants no reminders', async () => {
  const wanting = await member();
  const refusing = await member({ mailReminders: false });
  const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };
  for (const booker of [{ viewer: wanting }, { viewer: refusing }, { guest }]) await booked(booker);
  await letTimePass();
  await runDueJobs(bookingJobs);
  const all = ['Reminder', 'Reminder', 'Your appointment is booked'];
  expect(subjectsTo(wanting.email)).toEqual(all);
  expect(subjectsTo('meera@example.in')).toEqual(all);
  expect(subjectsTo(refusing.email)).toEqual(['Your appointment is booked']);
});

it('checks when the reminder is due, not when the appointment was booked', { tags: ['slow'] }, async () => {
  const viewer = await member();
  await booked({ viewer });
  await db.notificationPreferences.create({ data: { userId: viewer.userId, mailReminders: false } });
  await letTimePass();
  await runDueJobs(bookingJobs);
  expect(subjectsTo(viewer.email)).toEqual(['Your appointment is booked']);
});

it('reminds at the times that each person chose, also of what was booked before', async () => {
  const viewer = await member();
  await booked({ viewer });
  await db.notificationPreferences.create({ data: { userId: viewer.userId, remindAt: 'three' } });
  await letTimePass();
  await runDueJobs(bookingJobs);
  expect(subjectsTo(viewer.email)).toEqual(['Reminder', 'Your appointment is booked']);
  expect(await db.participant.findFirstOrThrow()).toMatchObject({
    dayReminderAt: null,
    threeReminderAt: expect.any(Date),
    hourReminderAt: null,
  });
});

it('asks the devices of a person once for each reminder, with mail or without, whatever the hour', async () => {
  const viewer = await member();
  const { subscription } = pushBrowser('https://push.example.in/1');
  await allowPush(viewer, subscription, request);
  await booked({ viewer });
  const never = { contactFromMinute: 0, contactUntilMinute: 1 };
  await db.notificationPreferences.create({
    data: { userId: viewer.userId, mailReminders: false, remindAt: 'day,hour', ...never },
  });
  await db.notification.deleteMany();
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE task_id = (
    SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'push-notification')`;
  await letTimePass();
  const again = await db.$queryRaw<{ payload: object }[]>`
    SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'send-booking-reminder'`;
  await runDueJobs(bookingJobs);
  for (const { payload } of again) await reminderJobs[bookingTasks.remind]?.(payload, {} as never);
  expect(subjectsTo(viewer.email)).toEqual(['Your appointment is booked']);
  const shown = await db.notification.findMany({ select: { kind: true, title: true } });
  expect(shown.map(({ kind }) => kind)).toEqual(['booking.reminder', 'booking.reminder']);
  const keys = pushPair();
  vi.stubEnv('VAPID_PUBLIC_KEY', keys.publicKey);
  vi.stubEnv('VAPID_PRIVATE_KEY', keys.privateKey);
  await runDueJobs({ 'push-notification': pushJobs['push-notification'] });
  vi.unstubAllEnvs();
  const [queued] = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'send-push' AND run_at <= now()`;
  expect(queued?.n).toBe(2);
});

it('always says that an appointment is cancelled', { tags: ['slow'] }, async () => {
  const viewer = await member({ mailReminders: false });
  const bookingId = await booked({ viewer });
  await runDueJobs(bookingJobs);
  await cancelBooking({ bookingId, by: 'client', actor: viewer, request });
  await runDueJobs(bookingJobs);
  expect(subjectsTo(viewer.email)).toEqual(['Cancelled', 'Your appointment is booked']);
});

describe('the host’s reminders', () => {
  const link = 'https://meet.example.org/asha-room';

  async function hosted(mode: 'video' | 'phone', terms: object, mailReminders = true) {
    const { therapist, viewer } = await createPractice();
    const client = await member();
    const calendar = await db.calendar.create({ data: { therapistId: therapist.id } });
    await db.appointmentTerms.create({ data: { calendarId: calendar.id, ...terms } });
    await db.notificationPreferences.create({ data: { userId: viewer.userId, mailReminders } });
    await bookInThreeDays({ calendarId: calendar.id, booker: { viewer: client }, mode });
    await letTimePass();
    await runDueJobs(bookingJobs);
    const { email } = await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } });
    const mails = catcher.caught.filter(({ recipients }) => recipients.includes(email));
    return { client, mails: mails.map(({ mail }) => mail), email };
  }

  it('say where one meets and hold the link to join, as the client’s do, and name nobody', {
    tags: ['slow'],
  }, async () => {
    const { client, mails, email } = await hosted('video', { videoLink: link });
    expect(subjectsTo(email)).toEqual(['Reminder', 'You can join now', 'You have a new appointment']);
    const reminders = mails.filter(({ subject }) => !subject?.startsWith('You have'));
    for (const { text, html } of reminders) {
      expect(text).toContain(link);
      expect(String(html)).toContain(`href="${link}"`);
      expect(text).not.toContain(client.profile.lastName);
      expect(text).not.toContain(client.email);
    }
    const theirs = catcher.caught.filter(
      ({ recipients, mail }) =>
        recipients.includes(client.email) && /^(?:Reminder|You can)/.test(mail.subject ?? ''),
    );
    expect(theirs).toHaveLength(3);
    for (const { mail } of theirs) expect(String(mail.html)).toContain(`href="${link}"`);
  });

  it('say who calls whom without a number of the client, and come once', { tags: ['slow'] }, async () => {
    const { mails, email } = await hosted('phone', { phoneCaller: 'host' });
    expect(subjectsTo(email)).toEqual(['Reminder', 'You have a new appointment']);
    expect(mails.map(({ text }) => text).join()).toContain('You call your client.');
    expect(mails.map(({ text }) => text).join()).not.toContain('+91');
  });

  it('stay away from a therapist who wants none', { tags: ['slow'] }, async () => {
    const { email } = await hosted('video', { videoLink: link }, false);
    expect(subjectsTo(email)).toEqual(['You have a new appointment']);
  });
});
