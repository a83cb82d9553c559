import type { TaskList } from 'graphile-worker';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveBooking } from '@/lib/booking/change/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { findBooking } from '@/lib/booking/queries';
import { bookingTasks, reminderNames } from '@/lib/booking/rules';
import { waitlistJobs } from '@/lib/booking/waitlist/jobs';
import { waitlistTasks } from '@/lib/booking/waitlist/rules';
import { day, hour } from '@/lib/format/duration';
import { payingTasks } from '@/lib/payment/appointment/again';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { setUpTextCompanies } from '@/test/notification/text-companies';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const catcher = setUpMailCatcher();
const companies = setUpTextCompanies();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

/** 3 December, 10:00 am in India: still the 2nd in Toronto. */
const startsAt = new Date('2027-12-03T04:30:00Z');

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
});

async function appointment(zone: string, given: object = {}): Promise<string> {
  const { id } = await createAppointmentRow({
    calendarId,
    startsAt,
    clientId: null,
    name: 'Riya Bhatnagar',
    email: 'riya@example.com',
    viewerTimeZone: zone,
    fee: '1900.00',
    payingRule: 'ahead',
    payUntil: new Date(startsAt.getTime() - day),
    proposedStartsAt: new Date(startsAt.getTime() + 26 * hour),
    ...given,
  });
  return id;
}

/** Every mail and text message that a client can get about one appointment. */
async function everythingAbout(zone: string, given: object = {}): Promise<string[]> {
  const id = await appointment(zone, given);
  const made = { bookingId: id, sequence: '0' };
  const at = new Date().toISOString();
  const was = new Date(startsAt.getTime() - 50 * hour).toISOString();
  const jobs: TaskList = { ...bookingJobs, ...payingJobs };
  const run = (task: string, more: object = {}) => jobs[task]?.({ ...made, ...more }, {} as never);
  await run(bookingTasks.confirm);
  await db.booking.update({ where: { id }, data: { icsSequence: 1 } });
  made.sequence = '1';
  await run(bookingTasks.confirm, { was });
  await run(bookingTasks.tellPlace);
  await run(bookingTasks.tellProposal);
  await db.booking.update({ where: { id }, data: { proposedStartsAt: null } });
  await run(bookingTasks.tellWithdrawal, { at });
  for (const when of reminderNames) await run(bookingTasks.remind, { when });
  for (const task of [payingTasks.remind, payingTasks.tellUnpaid]) await run(task);
  await run(payingTasks.ask, { at });
  if ('clientId' in given) await run(bookingTasks.text, { when: 'day', side: 'person', channel: 'sms' });
  await db.booking.update({
    where: { id },
    data: { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'therapist' },
  });
  await run(bookingTasks.cancel);
  return mailsTo('riya@example.com', meera.viewer.email);
}

const mailsTo = (...addresses: readonly string[]) =>
  catcher.caught
    .filter(({ recipients }) => addresses.includes(recipients[0] ?? ''))
    .flatMap(({ mail }) => [
      mail.subject ?? '',
      mail.text ?? '',
      ...mail.attachments.map(({ content }) =>
        typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
      ),
    ]);

const subjectsWithTimes = () => catcher.caught.filter(({ mail }) => timesIn(mail.subject ?? '').length > 0);

/** All clock times of a text, each with the words after it. */
const timesIn = (text: string) =>
  [
    ...text
      .replaceAll('\\,', ',')
      .replaceAll(/\r?\n[ \t]/g, '')
      .replaceAll(/\r?\n/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .matchAll(/\d{1,2}:\d{2} [ap]m(?=(.{0,48}))/g),
  ].map(([, after = '']) => after);

describe.each([
  ['a guest', async () => ({})],
  ['a member', async () => ({ name: null, email: null, clientId: meera.viewer.profile.id })],
] as const)('every mail and text to %s', (_who, given) => {
  it('says each time on the Toronto clock first, then on India’s, both named', async () => {
    await db.textNumber.create({
      data: { userId: meera.viewer.userId, channel: 'sms', phone: '+919876543210', provenAt: new Date() },
    });
    const texts = await everythingAbout('America/Toronto', await given());
    const spoken = [...texts, ...companies.taken.flatMap(({ words }) => words)];
    const times = spoken.flatMap(timesIn);
    expect(times.length).toBeGreaterThan(25);
    for (const [index, after] of times.entries()) {
      expect(after).toMatch(index % 2 === 0 ? /^ Toronto time \(\w{3}, \d+ \w+, \d/ : /^ IST\)/);
    }
    expect(subjectsWithTimes().length).toBeGreaterThan(5);
  });

  it('says each time once for India, as IST', async () => {
    const texts = await everythingAbout('Asia/Kolkata', await given());
    const times = texts.flatMap(timesIn);
    expect(times.length).toBeGreaterThan(15);
    for (const after of times) expect(after).toMatch(/^ IST(?! \()/);
  });
});

it('a member who reads times elsewhere gets both clocks, however they booked', async () => {
  await db.profile.update({ where: { id: meera.viewer.profile.id }, data: { timeZone: 'America/Toronto' } });
  const id = await appointment('Asia/Kolkata', {
    name: null,
    email: null,
    clientId: meera.viewer.profile.id,
  });
  expect((await findBooking(id))?.timeZone).toBe('America/Toronto');
});

it('what the account says of an appointment is on its reader’s clock and on India’s', async () => {
  await db.profile.update({ where: { userId: asha.viewer.userId }, data: { timeZone: 'America/Toronto' } });
  await db.availabilityHours.createMany({
    data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ calendarId, weekday, startMinute: 0, endMinute: 1440 })),
  });
  await db.calendar.update({ where: { id: calendarId }, data: { horizonDays: 180 } });
  const soon = new Date(Math.ceil(Date.now() / (24 * hour)) * day + 72 * hour + 4.5 * hour);
  const id = await appointment('America/Toronto', { startsAt: soon, proposedStartsAt: null, payUntil: null });
  const change = { bookingId: id, by: 'guest', actor: 'guest', request: { id: 'r', network: 'n' } } as const;
  const moved = await moveBooking({ ...change, to: new Date(soon.getTime() + day) });
  expect(moved.done).toBe(true);
  const [told] = await db.notification.findMany({ where: { userId: asha.viewer.userId } });
  expect(told?.title).toMatch(/Toronto time \(.* IST\), instead of .* Toronto time \(.* IST\)$/);
});

it('an offer from the waitlist is on the clock from which somebody joined, and on India’s', async () => {
  const bookingId = await appointment('America/Toronto', {
    status: 'held',
    confirmedAt: null,
    heldUntil: new Date(Date.now() + hour),
    name: null,
    email: null,
  });
  const { id: entryId } = await db.waitlistEntry.create({
    data: {
      ...{ therapistId: asha.therapist.id, email: 'riya@example.com', noticeVersion: '2026-11' },
      ...{
        timeZone: 'America/Toronto',
        confirmedAt: new Date(),
        bookingId,
        offeredUntil: new Date(Date.now() + hour),
      },
    },
  });
  await waitlistJobs[waitlistTasks.mailOffer]?.({ entryId, bookingId }, {} as never);
  const times = mailsTo('riya@example.com').flatMap(timesIn);
  expect(times.length).toBeGreaterThan(3);
  for (const [index, after] of times.entries())
    expect(after).toMatch(index % 2 === 0 ? /^ Toronto time \(/ : /^ IST\)/);
});

it('news of a moved appointment names the person, both times and the money in the text, and nobody in the subject', async () => {
  const id = await appointment('America/Toronto', { icsSequence: 1, proposedStartsAt: null });
  const was = new Date('2027-12-01T04:30:00Z').toISOString();
  const job = { bookingId: id, sequence: '1', what: 'moved', was };
  await bookingJobs[bookingTasks.tellHost]({ ...job });
  await bookingJobs[bookingTasks.confirm]({ bookingId: id, sequence: '1', was });
  const [host, person] = catcher.caught;
  expect(host?.mail.subject).toBe('An appointment has a new time: Fri, 3 Dec, 10:00 am IST');
  expect(host?.mail.text?.replaceAll(/\s+/g, ' ')).toMatch(
    /Fri, 3 Dec, 10:00 am IST, with Riya Bhatnagar\. It was on Wed, 1 Dec, 10:00 am IST before\. Price: ₹1,900/,
  );
  expect(person?.mail.text?.replaceAll(/\s+/g, ' ')).toMatch(
    /It was on Tue, 30 Nov, 11:30 pm Toronto time \(Wed, 1 Dec, 10:00 am IST\) before\..*With .*Price: ₹1,900/,
  );
});

it('mails say how long the appointment lasts, to both sides', async () => {
  const endsAt = new Date(startsAt.getTime() + 1.5 * hour);
  await everythingAbout('America/Toronto', { endsAt, blockedUntil: endsAt });
  const id = (await db.booking.findFirstOrThrow()).id;
  await db.booking.update({
    where: { id },
    data: { status: 'confirmed', cancelledAt: null, cancelledBy: null },
  });
  const jobs: TaskList = bookingJobs;
  await jobs[bookingTasks.remindHost]?.({ bookingId: id, sequence: '1', when: 'hour' }, {} as never);
  const told = catcher.caught
    .map(({ mail }) => mail.text?.replaceAll(/\s+/g, ' ') ?? '')
    .filter((text) => /coming up|booked|Where you meet/.test(text));
  expect(told.length).toBeGreaterThan(3);
  for (const text of told) expect(text).toMatch(/IST\)?, 90 minutes/);
});
