import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMember } from '@/lib/account/session/guard';
import { type Member, viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { findCalendar, listFreeSlots } from '@/lib/booking/calendar/queries';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

/** Always open, so that tests can run at any hour. */
const always = {
  slotMinutes: 45,
  bufferMinutes: 15,
  noticeMinutes: 0,
  hours: { create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 })) },
};

/** Read once: two calls with a full hour between them must name the same time. */
const began = Date.now();
function slotIn(hours: number): Date {
  return new Date(Math.ceil((began + (hours - 0.5) * hour) / hour) * hour + 0.5 * hour);
}

const catcher = setUpMailCatcher();

beforeEach(async () => {
  await db.calendar.create({ data: always });
});

async function held(
  startsAt: Date,
  given: { therapist?: string; clientId?: string; timeZone?: string } = {},
) {
  const answer = await holdSlot({
    calendar: given.therapist ? { therapist: given.therapist } : 'house',
    startsAt,
    viewerTimeZone: given.timeZone ?? 'Asia/Kolkata',
    clientId: given.clientId ?? null,
    submissionKey: randomUUID(),
  });
  if (!answer.held) throw new Error('expected a hold');
  return answer.bookingId;
}

async function bookedByGuest(startsAt: Date, timeZone?: string): Promise<string> {
  const bookingId = await held(startsAt, timeZone ? { timeZone } : {});
  await confirmBooking({ bookingId, mode: 'video', booker: { guest }, request });
  return bookingId;
}

async function member(): Promise<Member> {
  const profile = await createProfile();
  const device = { userAgent: null, networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
  const viewer = await viewerOfToken((await startSession(db, profile.userId, device)).token);
  if (!isMember(viewer)) throw new Error('expected a member');
  return viewer;
}

const byGuest = (bookingId: string) => ({ bookingId, by: 'guest', actor: 'guest', request }) as const;

async function jobTasks(): Promise<string[]> {
  const rows = await db.$queryRaw<{ task: string }[]>`
    SELECT task_identifier AS task FROM graphile_worker.jobs
    WHERE task_identifier <> 'refresh-next-free' ORDER BY task_identifier`;
  return rows.map(({ task }) => task);
}

describe('booking a held time', () => {
  it('saves a guest with consent and enqueues the mails, in one transaction and once', async () => {
    const bookingId = await held(slotIn(72));
    const confirm = () => confirmBooking({ bookingId, mode: 'video', booker: { guest }, request });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    for (const answer of answers) expect(answer).toMatchObject({ confirmed: true, bookingId });
    expect(
      await db.booking.findUnique({ where: { id: bookingId }, include: { participants: true } }),
    ).toMatchObject({
      status: 'confirmed',
      participants: [{ name: 'Meera Iyer', email: 'meera@example.in' }],
      heldUntil: null,
    });
    expect(await db.consent.findMany({ select: { email: true, purpose: true } })).toEqual([
      { email: 'meera@example.in', purpose: 'booking' },
    ]);
    expect(await jobTasks()).toEqual([
      'remind-host-of-booking',
      'remind-host-of-booking',
      'remind-host-of-booking',
      'remind-host-of-booking',
      'send-booking-confirmation',
      'send-booking-reminder',
      'send-booking-reminder',
      'send-booking-reminder',
      'send-booking-reminder',
      'tell-host-of-booking',
    ]);
    await runDueJobs(bookingJobs);
    expect(catcher.caught.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
      'meera@example.in',
      'support@antarman.test',
    ]);
  });

  it("makes a member's appointment with a therapist a session of both", { tags: ['slow'] }, async () => {
    const therapist = await createTherapist();
    await db.calendar.create({ data: { ...always, therapistId: therapist.id } });
    const viewer = await member();
    const startsAt = slotIn(72);
    const bookingId = await held(startsAt, { therapist: therapist.slug, clientId: viewer.profile.id });
    await confirmBooking({ bookingId, mode: 'phone', booker: { viewer }, request });
    expect(await db.therapySession.findMany()).toMatchObject([
      {
        clientId: viewer.profile.id,
        therapistId: therapist.id,
        sessionDate: startsAt,
        durationMinutes: 45,
        status: 'scheduled',
        bookingId,
      },
    ]);
  });

  it('refuses what another member holds, a way to meet that is not offered, and a time that is gone', async () => {
    const [viewer, stranger] = [await member(), await member()];
    const own = await held(slotIn(72), { clientId: viewer.profile.id });
    const as = (booker: Member) => ({ bookingId: own, mode: 'video', booker: { viewer: booker }, request });
    expect(await confirmBooking(as(stranger))).toEqual({ confirmed: false, because: 'not-yours' });
    expect(await confirmBooking({ ...as(viewer), mode: 'in_person' })).toEqual({
      confirmed: false,
      because: 'mode',
    });
    await db.booking.update({ where: { id: own }, data: { status: 'released' } });
    expect(await confirmBooking(as(viewer))).toEqual({ confirmed: false, because: 'gone' });
    expect(await confirmBooking({ ...as(viewer), bookingId: randomUUID() })).toEqual({
      confirmed: false,
      because: 'gone',
    });
    expect(await jobTasks()).toEqual([]);
  });

  it('is still possible after the ten minutes as long as nobody else has taken the time', async () => {
    const startsAt = slotIn(72);
    const slow = await held(startsAt);
    await db.booking.update({ where: { id: slow }, data: { heldUntil: new Date(Date.now() - hour) } });
    expect(
      await confirmBooking({ bookingId: slow, mode: 'video', booker: { guest }, request }),
    ).toMatchObject({
      confirmed: true,
    });
    const other = await held(slotIn(96));
    await db.booking.update({ where: { id: other }, data: { heldUntil: new Date(Date.now() - hour) } });
    await held(slotIn(96));
    expect(await confirmBooking({ bookingId: other, mode: 'video', booker: { guest }, request })).toEqual({
      confirmed: false,
      because: 'gone',
    });
  });
});

it('mails no time for free cancelling once that has passed', { tags: ['slow'] }, async () => {
  await bookedByGuest(slotIn(5));
  await bookedByGuest(slotIn(72));
  await runDueJobs(bookingJobs);
  const letters = catcher.caught.filter(({ recipients }) => recipients[0] === 'meera@example.in');
  const said = letters.map(({ mail }) => /You can [^.;]*/.exec(mail.text ?? '')?.[0]);
  expect(said.toSorted()).toEqual([
    'You can cancel it until it begins',
    expect.stringMatching(/^You can move or cancel it free of charge until /),
  ]);
});

describe('changing an appointment', () => {
  it('moves it to a free slot under the same id, with its session, and tells both', async () => {
    const bookingId = await bookedByGuest(slotIn(72));
    const to = slotIn(80);
    expect(await moveBooking({ ...byGuest(bookingId), to })).toMatchObject({ done: true });
    expect(await db.booking.findUnique({ where: { id: bookingId } })).toMatchObject({
      startsAt: to,
      icsSequence: 1,
      status: 'confirmed',
    });
    await runDueJobs(bookingJobs);
    // The mails about the first time belong to an old sequence, so they are not sent.
    expect(catcher.caught.map(({ mail }) => mail.subject?.split(':')[0]).toSorted()).toEqual([
      'An appointment has a new time',
      'Your appointment has a new time',
    ]);
  });

  it('keeps its length, which need not be that of today’s kind, and tells the therapist', async () => {
    const { userId } = await createProfile({ role: 'therapist' });
    const therapist = await createTherapist({ userId });
    await db.calendar.create({ data: { ...always, therapistId: therapist.id } });
    const viewer = await member();
    const first = slotIn(72);
    const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * minute);
    const of = { therapist: therapist.slug, clientId: viewer.profile.id };
    const bookingId = await held(first, of);
    await confirmBooking({ bookingId, mode: 'video', booker: { viewer }, request });
    await db.booking.update({
      where: { id: bookingId },
      data: { endsAt: minutesAfter(first, 30) },
    });
    const move = (to: Date) => moveBooking({ bookingId, by: 'client', actor: viewer, request, to });
    const calendar = await findCalendar({ therapist: therapist.slug, minutes: 30 });
    const range = { from: slotIn(80), until: slotIn(88) };
    const [free] = calendar ? await listFreeSlots(calendar, { range }) : [];
    const second = free?.startsAt ?? first;
    expect(await move(second)).toMatchObject({ done: true });
    expect(await db.booking.findUnique({ where: { id: bookingId } })).toMatchObject({
      startsAt: second,
      endsAt: minutesAfter(second, 30),
      blockedUntil: minutesAfter(second, 45),
    });
    expect(await db.notification.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { userId, kind: 'booking.confirmed' },
      { userId, kind: 'session.moved', href: '/therapist-dashboard' },
    ]);
  });

  it('gives a time to one of two appointments that want it', { tags: ['slow'] }, async () => {
    const one = await bookedByGuest(slotIn(72));
    const two = await bookedByGuest(slotIn(74));
    const to = slotIn(80);
    const answers = await Promise.all([one, two].map((id) => moveBooking({ ...byGuest(id), to })));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(answers.find(({ done }) => !done)).toEqual({ done: false, because: 'taken' });
  });

  it('does not move it late, to the past, outside the hours, or after it was cancelled', async () => {
    const soon = await bookedByGuest(slotIn(5));
    expect(await moveBooking({ ...byGuest(soon), to: slotIn(80) })).toEqual({
      done: false,
      because: 'too-late',
    });
    const later = await bookedByGuest(slotIn(72));
    for (const to of [slotIn(-5), new Date(slotIn(80).getTime() + 60_000)]) {
      expect(await moveBooking({ ...byGuest(later), to })).toEqual({ done: false, because: 'taken' });
    }
    const wasAt = slotIn(72);
    await cancelBooking(byGuest(later));
    for (const to of [slotIn(80), wasAt]) {
      expect(await moveBooking({ ...byGuest(later), to })).toEqual({ done: false, because: 'too-late' });
    }
  });

  it('cancels it once, frees the time and removes it from the calendar', { tags: ['slow'] }, async () => {
    const startsAt = slotIn(72);
    const bookingId = await bookedByGuest(startsAt);
    await Promise.all([cancelBooking(byGuest(bookingId)), cancelBooking(byGuest(bookingId))]);
    await held(startsAt);
    await runDueJobs(bookingJobs);
    const toPerson = catcher.caught.filter(({ recipients }) => recipients[0] === 'meera@example.in');
    expect(toPerson).toHaveLength(1);
    expect(toPerson[0]?.mail.subject).toMatch(/^Cancelled: /);
    expect(toPerson[0]?.raw).toContain('method=CANCEL');
  });

  it('cannot cancel what has begun', { tags: ['slow'] }, async () => {
    const bookingId = await bookedByGuest(slotIn(72));
    await db.booking.update({
      where: { id: bookingId },
      data: {
        startsAt: new Date(Date.now() - 60_000),
        endsAt: new Date(Date.now() + hour),
        blockedUntil: new Date(Date.now() + hour),
      },
    });
    expect(await cancelBooking(byGuest(bookingId))).toEqual({ done: false, because: 'too-late' });
  });
});
