import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelAppointment, moveAppointment } from '@/lib/booking/change/actions';
import { bookAsClient, bookAsGuest } from '@/lib/booking/confirm/actions';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdFormKind, holdsPerHour } from '@/lib/booking/hold/rules';
import { appointmentLink, holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { signedIn, signIn } from '@/test/account/signed-in';
import { bookingOfLink } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { formOf, usableToken } from '@/test/server/form';
import { sent, setUpVisitor, visitor } from '@/test/server/visitor';
import { createTherapist, createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

/** Reads the clock once: two calls with a full hour between them must name the same slot. */
const began = Date.now();

/** The first full hour in India after that many hours from now: a slot of a calendar that is always open. */
function slotIn(hours: number): string {
  const half = 0.5 * hour;
  return new Date(Math.ceil((began + hours * hour - half) / hour) * hour + half).toISOString();
}

const always = {
  slotMinutes: 45,
  bufferMinutes: 15,
  noticeMinutes: 0,
  hours: { create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 })) },
};

beforeEach(async () => {
  await db.calendar.create({ data: always });
});

async function leads<T>(answer: Promise<T>): Promise<{ to: string } | { answer: T }> {
  try {
    return { answer: await answer };
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    const [, to] = /^NEXT_REDIRECT;\w+;([^;]+);/.exec(digest) ?? [];
    if (!to) throw error;
    return { to };
  }
}

function choose(
  slot: string,
  { therapist = '', zone = 'Asia/Kolkata', token = usableToken(holdFormKind) } = {},
) {
  return leads(holdTime(null, formOf({ therapist, zone, slot }, token)));
}

async function heldName(slot: string, therapist = ''): Promise<string> {
  const led = await choose(slot, { therapist });
  const name = 'to' in led ? led.to.replace('/book/details/', '') : '';
  expect(holdLink.idOf(name)).toBeDefined();
  return name;
}

const details = {
  fullName: 'Meera Iyer',
  email: 'meera@example.in',
  phone: '98765 43210',
  mode: 'video',
  consent: 'on',
  slot: '',
};

async function bookedName(slot: string): Promise<string> {
  const led = await leads(bookAsGuest(null, sent({ ...details, booking: await heldName(slot) })));
  return /^\/book\/appointment\/([^?]+)\?done=booked$/.exec('to' in led ? led.to : '')?.[1] ?? '';
}

describe('choosing a time', () => {
  it('redirects to the details of this hold, in the zone in which the person saw it', async () => {
    const name = await heldName(slotIn(30));
    expect(await db.booking.findMany({ select: { id: true, status: true } })).toEqual([
      { id: holdLink.idOf(name), status: 'held' },
    ]);
  });

  it('tells somebody who comes too late what is free instead, in their zone', async () => {
    await heldName(slotIn(30));
    const led = await choose(slotIn(30), { zone: 'America/New_York' });
    if (!('answer' in led) || led.answer.ok) throw new Error('expected a refusal');
    expect(led.answer).toMatchObject({
      message: bookingMessages.taken,
      fieldErrors: { slot: bookingMessages.chooseAnother },
    });
    const offered = led.answer.options?.slot ?? [];
    expect(offered).toHaveLength(6);
    expect(offered.map(({ value }) => value)).not.toContain(slotIn(30));
    for (const { label } of offered) expect(label).toMatch(/ New York time \(.+ IST\)$/);
  });

  it('lets one visit choose again, and takes a second submit of the same time as one', async () => {
    const token = usableToken(holdFormKind);
    const first = await choose(slotIn(30), { token });
    expect(await choose(slotIn(30), { token })).toEqual(first);
    const other = await choose(slotIn(32), { token });
    expect('to' in other && other.to).toMatch(/^\/book\/details\//);
    expect(other).not.toEqual(first);
    expect(await db.booking.count()).toBe(2);
  });

  it.each([
    ['no time', { slot: '' }],
    ['a time that is none', { slot: 'tomorrow' }],
    ['a past time', { slot: '2020-01-01T04:30:00.000Z' }],
    ['a time beside the grid', { slot: slotIn(30).replace(':30:', ':37:') }],
    ['a therapist who is none', { therapist: 'no-one-here' }],
    ['a name that is no name', { therapist: "x' OR 1=1" }],
  ])('is refused for %s, and nothing is saved', async (_what, given) => {
    const { slot = slotIn(30), therapist = '' } = given as { slot?: string; therapist?: string };
    expect(await choose(slot, { therapist })).toMatchObject({ answer: { ok: false } });
    expect(await db.booking.count()).toBe(0);
  });

  it('is refused to a network that takes one time after another, and then takes no more', {
    tags: ['slow'],
  }, async () => {
    for (let taken = 0; taken < holdsPerHour; taken += 1) await heldName(slotIn(30 + taken));
    const late = await choose(slotIn(30));
    expect(late).toMatchObject({ answer: { message: bookingMessages.taken } });
    const refused = await choose(slotIn(31 + holdsPerHour));
    expect(refused).toMatchObject({ answer: { message: bookingMessages.tooManyHolds } });
    expect(await db.booking.count()).toBe(holdsPerHour);
  });
});

describe('giving the details', () => {
  it('books it for a guest', { tags: ['slow'] }, async () => {
    const id = await bookingOfLink(await bookedName(slotIn(30)));
    expect(await db.participant.findMany({ include: { booking: true } })).toMatchObject([
      { name: 'Meera Iyer', phone: '+919876543210', booking: { id, status: 'confirmed' } },
    ]);
  });

  it('books it for a client with a therapist as a session of both', { tags: ['slow'] }, async () => {
    const therapist = await createTherapist({ modes: ['video'] });
    await db.calendar.create({ data: { ...always, therapistId: therapist.id } });
    const { token, viewer } = await signedIn();
    visitor.token = token;
    const booking = await heldName(slotIn(30), therapist.slug);
    const led = await leads(bookAsClient(null, sent({ booking, mode: 'video', slot: '' })));
    expect(led).toMatchObject({ to: expect.stringContaining('?done=booked') });
    expect(await db.therapySession.findMany({ select: { clientId: true, therapistId: true } })).toEqual([
      { clientId: viewer.profile?.id, therapistId: therapist.id },
    ]);
  });

  it('accepts nothing without the required tick', async () => {
    const booking = await heldName(slotIn(30));
    const answer = await bookAsGuest(null, sent({ ...details, booking, consent: '' }));
    expect(answer).toMatchObject({ ok: false, fieldErrors: { consent: expect.any(String) } });
    expect(await db.booking.count({ where: { status: 'confirmed' } })).toBe(0);
  });

  it('asks a guest for a phone number only where they are to be called', async () => {
    const booking = await heldName(slotIn(30));
    const without = { ...details, booking, phone: '' };
    expect(await bookAsGuest(null, sent({ ...without, mode: 'phone' }))).toMatchObject({
      ok: false,
      fieldErrors: { phone: expect.stringContaining('phone number') },
    });
    expect(await leads(bookAsGuest(null, sent(without)))).toMatchObject({
      to: expect.stringContaining('?done=booked'),
    });
    expect(await db.participant.findMany()).toMatchObject([{ email: details.email, phone: null }]);
  });

  it('is booked by somebody who is signed in as themselves before onboarding, whatever address the form holds', async () => {
    const user = await createUser({ emailVerifiedAt: null });
    await signIn(user.id);
    const booking = await heldName(slotIn(30));
    await leads(bookAsGuest(null, sent({ ...details, booking, email: 'somebody@example.in' })));
    expect(await db.participant.findMany()).toMatchObject([{ userId: user.id, email: user.email }]);
  });

  it('offers other times when it is gone, keeps the typed details, and books a new time with one submit', {
    tags: ['slow'],
  }, async () => {
    const booking = await heldName(slotIn(30));
    await db.booking.updateMany({ data: { heldUntil: new Date(Date.now() - 1_000) } });
    await heldName(slotIn(30));
    const answer = await bookAsGuest(null, sent({ ...details, booking }));
    if (answer.ok) throw new Error('expected a refusal');
    expect(answer.message).toBe(bookingMessages.takenMeanwhile);
    expect(answer.values).toMatchObject({ fullName: 'Meera Iyer', email: 'meera@example.in' });
    const [instead] = answer.options?.slot ?? [];
    const submit = () => leads(bookAsGuest(null, sent({ ...details, booking, slot: instead?.value ?? '' })));
    const led = await submit();
    expect(led).toMatchObject({ to: expect.stringContaining('?done=booked') });
    expect(await submit()).toEqual(led);
    const booked = await db.booking.findMany({ where: { status: 'confirmed' }, select: { startsAt: true } });
    expect(booked.map(({ startsAt }) => startsAt.toISOString())).toEqual([instead?.value]);
  });

  it('books the new time for the price and by the rules that the page has shown, whatever changed since', async () => {
    const therapist = await createTherapist({ modes: ['video'], sessionRate: '1800.00' });
    const { id: calendarId } = await db.calendar.create({
      data: { ...always, therapistId: therapist.id, cancelNoticeHours: 24 },
    });
    await db.appointmentTerms.create({ data: { calendarId, payingRule: 'ahead', payHours: 12 } });
    const booking = await heldName(slotIn(30), therapist.slug);
    await db.booking.updateMany({ data: { heldUntil: new Date(Date.now() - 1_000) } });
    await heldName(slotIn(30), therapist.slug);
    await db.therapist.update({ where: { id: therapist.id }, data: { sessionRate: '2500.00' } });
    await db.calendar.update({ where: { id: calendarId }, data: { cancelNoticeHours: 72 } });
    await db.appointmentTerms.update({
      where: { calendarId },
      data: { payingRule: 'after', payHours: 48, releaseUnpaid: true },
    });
    const answers = { ...details, booking, slot: slotIn(33) };
    expect(await leads(bookAsGuest(null, sent(answers)))).toMatchObject({
      to: expect.stringContaining('?done=booked'),
    });
    const booked = await db.booking.findFirstOrThrow({ where: { status: 'confirmed' } });
    expect(booked.fee?.toFixed(2)).toBe('1800.00');
    expect(booked).toMatchObject({
      payingRule: 'ahead',
      payHours: 12,
      releaseUnpaid: false,
      cancelNoticeHours: 24,
    });
    expect(booked.payUntil).toEqual(new Date(booked.startsAt.getTime() - 12 * hour));

    // A person who chooses a time now sees the new price before booking, and keeps it.
    const later = holdLink.idOf(await heldName(slotIn(36), therapist.slug)) ?? '';
    const asked = await db.booking.findUniqueOrThrow({ where: { id: later } });
    expect(asked.fee?.toFixed(2)).toBe('2500.00');
  });

  it.each([
    ['forged', () => `${randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`],
    ['of an appointment', (id: string) => appointmentLink.token(id, new Date())],
    ['too old', (id: string) => holdLink.token(id, new Date(Date.now() - 48 * hour))],
  ])('is refused for a name that is %s', async (_what, name) => {
    const id = holdLink.idOf(await heldName(slotIn(30))) ?? '';
    const answer = await bookAsGuest(null, sent({ ...details, booking: name(id) }));
    expect(answer).toMatchObject({ ok: false, message: bookingMessages.holdNotFound });
    expect(await db.booking.count({ where: { status: 'confirmed' } })).toBe(0);
  });

  it('lets nobody fill a mailbox with appointments', { tags: ['slow'] }, async () => {
    for (let booked = 0; booked < 10; booked += 1) expect(await bookedName(slotIn(30 + booked))).not.toBe('');
    const booking = await heldName(slotIn(50));
    const answer = await bookAsGuest(null, sent({ ...details, booking }));
    expect(answer).toMatchObject({ ok: false, message: bookingMessages.tooManyMails });
  });
});

describe('the link of an appointment', () => {
  it('moves it, and redirects to the link of the new time', { tags: ['slow'] }, async () => {
    const booking = await bookedName(slotIn(40));
    const led = await leads(moveAppointment(null, sent({ booking, zone: 'Asia/Kolkata', slot: slotIn(60) })));
    expect(led).toMatchObject({ to: expect.stringContaining('?done=moved') });
    const row = await db.booking.findFirstOrThrow({ where: { status: 'confirmed' } });
    expect(row.startsAt.toISOString()).toBe(slotIn(60));
  });

  it('offers other times when the new one has gone, and leaves it where it was', {
    tags: ['slow'],
  }, async () => {
    const booking = await bookedName(slotIn(40));
    await heldName(slotIn(60));
    const answer = await moveAppointment(null, sent({ booking, zone: 'Asia/Kolkata', slot: slotIn(60) }));
    expect(answer).toMatchObject({ ok: false, message: bookingMessages.taken });
    const row = await db.booking.findFirstOrThrow({ where: { status: 'confirmed' } });
    expect(row.startsAt.toISOString()).toBe(slotIn(40));
  });

  it('cancels it', { tags: ['slow'] }, async () => {
    const booking = await bookedName(slotIn(40));
    const led = await leads(cancelAppointment(null, sent({ booking })));
    expect(led).toMatchObject({ to: expect.stringContaining('?done=cancelled') });
    expect(await db.booking.findFirst()).toMatchObject({ status: 'cancelled', cancelledBy: 'guest' });
  });

  it('does nothing to an appointment when used as the name of a hold', { tags: ['slow'] }, async () => {
    const hold = await heldName(slotIn(40));
    await bookAsGuest(null, sent({ ...details, booking: hold })).catch(() => undefined);
    expect(await cancelAppointment(null, sent({ booking: hold }))).toMatchObject({
      ok: false,
      message: bookingMessages.linkNotFound,
    });
    expect(await db.booking.findFirst()).toMatchObject({ status: 'confirmed' });
  });
});
