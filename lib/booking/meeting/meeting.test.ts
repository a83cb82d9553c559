import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { changeSessionMeeting, saveOwnMeeting } from '@/lib/booking/meeting/actions';
import { meetingMessages } from '@/lib/booking/meeting/rules';
import { findBooking } from '@/lib/booking/queries';
import { listOwnSessions } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf, sendSeen } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

const room = 'https://meet.example.in/asha';
const otherRoom = 'https://meet.example.in/other';
const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  const calendar = await db.calendar.create({ data: { therapistId: asha.therapist.id } });
  calendarId = calendar.id;
  visitor.token = asha.token;
});

const save = (given: Readonly<Record<string, string>>) =>
  sendSeen(saveOwnMeeting, {
    videoLink: '',
    phoneCaller: 'host',
    hostPhone: '',
    address: '',
    backupPhone: '',
    ...given,
  });

const change = (given: Readonly<Record<string, string>>) => changeSessionMeeting(null, formOf(given, ''));

let nextHour = 72;

const guest = { fullName: 'Ravi Rao', email: 'ravi@example.in', phone: '+919811112222' };

/** An appointment of Meera, or of a guest, with Asha in three days or later, held and confirmed. */
async function booked(mode = 'video', who: 'meera' | 'guest' = 'meera'): Promise<string> {
  nextHour += 1;
  const startsAt = new Date(Date.now() + nextHour * hour);
  const endsAt = new Date(startsAt.getTime() + 0.75 * hour);
  const { id } = await db.booking.create({
    data: {
      calendarId,
      startsAt,
      endsAt,
      blockedUntil: endsAt,
      heldUntil: new Date(Date.now() + hour / 6),
      submissionKey: randomUUID(),
      ...(who === 'meera' && withPerson({ clientId: meera.viewer.profile.id })),
    },
  });
  const booker = who === 'guest' ? { guest } : { viewer: meera.viewer };
  const made = await confirmBooking({ bookingId: id, mode, booker, request });
  expect(made).toMatchObject({ confirmed: true });
  return id;
}

const meetingOf = async (id: string) => (await findBooking(id))?.meeting;
const sessionOf = async (bookingId: string) =>
  (await db.therapySession.findUniqueOrThrow({ where: { bookingId } })).id;

const subjects = () => catcher.caught.map(({ mail }) => mail.subject?.split(':')[0]);

describe('where one meets', () => {
  it('is stored from the first second, and later settings do not change it by themselves', async () => {
    expect(await save({ videoLink: room, backupPhone: '98765 43210' })).toMatchObject({ ok: true });
    const id = await booked();
    expect(await meetingOf(id)).toMatchObject({ link: room, backupPhone: '+919876543210' });
    await save({ videoLink: otherRoom });
    expect(await meetingOf(id)).toMatchObject({ link: room });
    expect(await db.notification.count({ where: { kind: 'booking.place' } })).toBe(0);
  });

  it('reaches appointments that have none, and the others when the therapist says so', {
    tags: ['slow'],
  }, async () => {
    const [early, set] = [await booked(), await booked()];
    expect(await meetingOf(early)).toMatchObject({ link: null });
    await change({ session: await sessionOf(set), videoLink: otherRoom });
    expect(await save({ videoLink: room })).toMatchObject({ ok: true });
    expect(await meetingOf(early)).toMatchObject({ link: room });
    // It was set by hand, so it does not change.
    expect(await meetingOf(set)).toMatchObject({ link: otherRoom });
    await save({ videoLink: `${room}-2`, everywhere: 'on' });
    expect(await meetingOf(early)).toMatchObject({ link: `${room}-2` });
    expect(await meetingOf(set)).toMatchObject({ link: otherRoom });
  });

  it('tells the client once with mail and calendar file, and reminders follow the new version', {
    tags: ['slow'],
  }, async () => {
    await save({ videoLink: room });
    const id = await booked();
    await runDueJobs(bookingJobs);
    const session = await sessionOf(id);
    expect(await change({ session, videoLink: otherRoom })).toMatchObject({ ok: true });
    expect(await change({ session, videoLink: otherRoom })).toMatchObject({ ok: true });
    await runDueJobs(bookingJobs);
    const told = catcher.caught.filter(({ mail }) => mail.subject?.startsWith('Where you meet'));
    expect(told).toHaveLength(1);
    expect(told[0]?.mail.text).toContain(otherRoom);
    expect(await db.notification.count({ where: { kind: 'booking.place' } })).toBe(1);
    await db.$executeRaw`
      SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;
    await runDueJobs(bookingJobs);
    // Two for the client, one for the host.
    expect(subjects().filter((subject) => subject === 'Reminder')).toHaveLength(3);
    const join = catcher.caught.find(({ mail }) => mail.subject?.startsWith('You can join now'));
    expect(join?.mail.text).toContain(otherRoom);
  });

  it('is the product’s own room when the therapist chooses it, for the calendar or for one session', {
    tags: ['slow'],
  }, async () => {
    expect(await save({ videoIn: 'room', videoLink: room })).toMatchObject({ ok: true });
    const id = await booked();
    const own = await meetingOf(id);
    expect(own).toMatchObject({ link: null, ownRoom: { person: expect.stringContaining('/room/') } });
    await runDueJobs(bookingJobs);
    const address = own?.ownRoom?.person ?? 'no address';
    expect(catcher.caught.some(({ mail }) => mail.html?.includes(address))).toBe(true);
    const { sessions } = await listOwnSessions(meera.viewer, { time: 'coming' });
    expect(sessions[0]?.meeting?.ownRoom).toEqual(own?.ownRoom);
    const session = await sessionOf(id);
    expect(await change({ session, videoIn: 'link', videoLink: otherRoom })).toMatchObject({ ok: true });
    expect(await meetingOf(id)).toMatchObject({ link: otherRoom, ownRoom: null });
    expect(await change({ session, videoIn: 'room', videoLink: '' })).toMatchObject({ ok: true });
    expect(await meetingOf(id)).toMatchObject({ link: null, ownRoom: own?.ownRoom });
  });

  it('says who calls which number', { tags: ['slow'] }, async () => {
    await db.profile.update({ where: { id: meera.viewer.profile.id }, data: { phone: '+919811112222' } });
    const host = await booked('phone');
    expect(await meetingOf(host)).toMatchObject({ caller: 'host', phone: '+919811112222' });
    expect(await save({ phoneCaller: 'person' })).toMatchObject({
      ok: false,
      fieldErrors: { hostPhone: meetingMessages.hostPhone },
    });
    await save({ phoneCaller: 'person', hostPhone: '98765 43210' });
    expect(await meetingOf(await booked('phone'))).toMatchObject({
      caller: 'person',
      phone: '+919876543210',
    });
    const { sessions } = await listOwnSessions(meera.viewer, { time: 'coming' });
    expect(sessions.map(({ meeting }) => meeting?.caller)).toEqual(['host', 'person']);
  });

  it.each([
    'http://meet.example.in/a',
    'javascript:alert(1)',
    'https://asha:secret@meet.example.in',
    'https://meet',
    'room 5',
  ])('refuses %s as a link', async (videoLink) => {
    expect(await save({ videoLink })).toMatchObject({
      ok: false,
      fieldErrors: { videoLink: meetingMessages.link },
    });
  });

  it('is changed for one appointment of a guest, who is told by mail', async () => {
    await save({ videoLink: room });
    const [one, other] = [await booked('video', 'guest'), await booked('video', 'guest')];
    await runDueJobs(bookingJobs);
    expect(await change({ session: await sessionOf(one), videoLink: otherRoom })).toMatchObject({ ok: true });
    expect(await change({ session: await sessionOf(one), videoLink: otherRoom })).toMatchObject({ ok: true });
    expect([await meetingOf(one), await meetingOf(other)]).toMatchObject([
      { link: otherRoom },
      { link: room },
    ]);
    await runDueJobs(bookingJobs);
    const told = catcher.caught.filter(({ mail }) => mail.subject?.startsWith('Where you meet'));
    expect(told.map(({ recipients }) => recipients)).toEqual([[guest.email]]);
    expect(told[0]?.mail.text).toContain(otherRoom);
    visitor.token = (await createPractice()).token;
    expect(await change({ session: await sessionOf(one), videoLink: room })).toMatchObject({
      message: meetingMessages.unknown,
    });
    expect(await meetingOf(one)).toMatchObject({ link: otherRoom });
  });

  it('is changed by nobody but the therapist of the session, and not after its end', {
    tags: ['slow'],
  }, async () => {
    const id = await booked();
    const session = await sessionOf(id);
    const other = await createPractice();
    visitor.token = other.token;
    expect(await change({ session, videoLink: room })).toMatchObject({ message: meetingMessages.unknown });
    visitor.token = meera.token;
    expect(await change({ session, videoLink: room })).toMatchObject({ ok: false });
    visitor.token = asha.token;
    await db.booking.update({
      where: { id },
      data: {
        startsAt: new Date(Date.now() - 2 * hour),
        endsAt: new Date(Date.now() - hour),
        blockedUntil: new Date(Date.now() - hour),
      },
    });
    expect(await change({ session, videoLink: room })).toMatchObject({ message: meetingMessages.over });
    expect(await meetingOf(id)).toMatchObject({ link: null });
  });
});
