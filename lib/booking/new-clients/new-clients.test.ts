import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { calendarShown } from '@/lib/booking/calendar/availability/rules';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { bookAsGuest } from '@/lib/booking/confirm/actions';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdTime } from '@/lib/booking/hold/actions';
import { holdSlot } from '@/lib/booking/hold/commands';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { holdLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { choicesNear, findOffer } from '@/lib/booking/offer/queries';
import { offerTimes } from '@/lib/booking/waitlist/offer';
import { day, hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { changingFacts } from '@/lib/therapist/free-times/queries';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openNineToNine } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { newVisitor, sent, visitor } from '@/test/server/visitor';

setUpDatabase();

const zone = 'Asia/Kolkata';
const request = { id: 'request-1', network: '203.0.113.7' };
const today = Temporal.Now.plainDateISO(zone);
const monday = today.add({ days: 8 - today.dayOfWeek });
/** A time of a coming week: 0 is the first whole one, and day 0 its Monday. */
const at = (week: number, weekday = 0, clock = '10:00') =>
  new Date(`${monday.add({ weeks: week, days: weekday }).toString()}T${clock}:00+05:30`);

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;

const limit = (newClientsAWeek: number | null) =>
  db.calendar.update({ where: { id: calendarId }, data: { newClientsAWeek } });
const guest = (name: string) => ({ fullName: name, email: `${name}@example.in`, phone: '+919876543210' });

const hold = (startsAt: Date, clientId: string | null = null, more: { kind?: string } = {}) =>
  holdSlot({
    calendar: { therapist: asha.therapist.slug, ...more },
    ...{ startsAt, viewerTimeZone: zone, clientId, submissionKey: randomUUID() },
  });

async function book(startsAt: Date, name: string): Promise<string> {
  const held = await hold(startsAt);
  if (!held.held) throw new Error(`expected a hold, not ${held.because}`);
  const { bookingId } = held;
  const booked = await confirmBooking({ bookingId, mode: 'video', booker: { guest: guest(name) }, request });
  expect(booked).toMatchObject({ confirmed: true });
  return bookingId;
}

async function offered(clientId: string | null = null): Promise<readonly number[]> {
  const page = { timeZone: zone, from: monday.toString(), clientId };
  const offer = await findOffer({ therapist: asha.therapist.slug }, page);
  return offer?.week?.days.flatMap(({ slots }) => slots.map(({ value }) => Date.parse(value))) ?? [];
}

beforeEach(async () => {
  newVisitor();
  asha = await createPractice();
  visitor.token = asha.token;
  calendarId = await openNineToNine(asha.therapist.id);
});

describe('a limit of new clients a week', () => {
  it('is set and taken back with the weekly hours, and only there where clients come to a therapist', async () => {
    const form = async (newClientsAWeek: string) => {
      const view = await readAvailability(asha.viewer, 'own');
      if (!view) throw new Error('expected a calendar');
      const { basis, hours, ...settings } = view;
      return saveOwnHours(
        null,
        formOf({ ...calendarShown(hours, settings), basis, newClientsAWeek, copy: '' }, ''),
      );
    };
    for (const [typed, stored] of [
      ['3', 3],
      ['', null],
    ] as const) {
      expect(await form(typed)).toMatchObject({ ok: true });
      expect(await db.calendar.findUniqueOrThrow({ where: { id: calendarId } })).toMatchObject({
        newClientsAWeek: stored,
      });
    }
    for (const wrong of ['0', '21', 'three'])
      expect(await form(wrong)).toMatchObject({
        ok: false,
        fieldErrors: { newClientsAWeek: expect.any(String) },
      });
  });

  it('offers strangers no time of a full week, and refuses one at the hold, with others instead', async () => {
    await limit(2);
    await book(at(0), 'a');
    expect(await offered()).toContain(at(0, 1).getTime());
    await book(at(0, 6, '20:00'), 'b');
    expect((await offered()).filter((time) => time < at(1, 0, '00:00').getTime())).toEqual([]);
    const stranger = await createStranger();
    const id = stranger.viewer.profile.id;
    for (const clientId of [null, id]) {
      const refused = await hold(at(0, 2), clientId);
      expect(refused).toMatchObject({ held: false, because: 'full-week' });
      if (refused.held) throw new Error('expected no hold');
      expect(refused.instead.length).toBeGreaterThan(0);
      expect(
        refused.instead.filter(
          ({ startsAt }) => startsAt >= at(0, 0, '00:00') && startsAt < at(1, 0, '00:00'),
        ),
      ).toEqual([]);
    }
    expect(await findOffer({ therapist: asha.therapist.slug }, { timeZone: zone, from: '' })).toMatchObject({
      fullWeeks: true,
    });
    newVisitor();
    const fields = { therapist: asha.therapist.slug, kind: '', shown: '', zone, device: '' };
    const answer = await holdTime(
      null,
      formOf({ ...fields, slot: at(0, 2).toISOString() }, usableToken(holdFormKind)),
    );
    expect(answer).toMatchObject({ ok: false, message: bookingMessages.fullWeek(true) });
    expect(await hold(at(1))).toMatchObject({ held: true });
  });

  it('holds no existing client back, nor the links of a kind, nor a move, nor what the therapist arranges', async () => {
    await limit(1);
    const meera = await createClientOf(asha.therapist);
    const counted = await book(at(0), 'a');
    const known = meera.viewer.profile.id;
    expect(await offered(known)).toContain(at(0, 1).getTime());
    expect(await hold(at(0, 1), known)).toMatchObject({ held: true });
    const data = {
      therapistId: asha.therapist.id,
      name: 'By link',
      minutes: 45,
      position: 1,
      bookableBy: 'link',
    };
    const { id: kind } = await db.sessionKind.create({ data });
    expect(await hold(at(0, 2), null, { kind })).toMatchObject({ held: true });
    await book(at(1), 'b');
    const move = { bookingId: counted, by: 'guest', actor: 'guest', request } as const;
    expect(await moveBooking({ ...move, to: at(1, 1) })).toMatchObject({ done: true });
    // The session that an arranging therapist writes is a row of the calendar, and counts.
    await createAppointmentRow({ calendarId, startsAt: at(2), name: 'New', email: 'new@example.in' });
    expect(await hold(at(2, 1))).toMatchObject({ held: false, because: 'full-week' });
  });

  it('counts a person once, in the week of their first appointment that is not cancelled', async () => {
    await limit(2);
    const first = await book(at(0), 'a');
    await book(at(0, 1), 'a');
    await book(at(1), 'a');
    expect(await hold(at(0, 2))).toMatchObject({ held: true });
    await db.booking.updateMany({ where: { status: 'held' }, data: { status: 'released' } });
    await book(at(1, 1), 'b');
    expect(await hold(at(1, 2))).toMatchObject({ held: true });
    await db.booking.updateMany({ where: { status: 'held' }, data: { status: 'released' } });
    await book(at(0, 3), 'c');
    expect(await hold(at(0, 4))).toMatchObject({ held: false, because: 'full-week' });
    const cancel = { by: 'guest', actor: 'guest', request } as const;
    await cancelBooking({ ...cancel, bookingId: first });
    expect(await hold(at(0, 4))).toMatchObject({ held: false, because: 'full-week' });
    await db.booking.updateMany({ where: { startsAt: at(0, 1) }, data: { status: 'cancelled' } });
    // Both appointments of the first person in that week are cancelled, so the third week is their first.
    expect(await hold(at(0, 4))).toMatchObject({ held: true });
  });

  it('does not count people with a card, by account or by address', async () => {
    await limit(1);
    const meera = await createStranger();
    const { therapist } = asha;
    const clientId = meera.viewer.profile.id;
    const sealed = { sealedKey: Buffer.alloc(68, 1), sealed: Buffer.alloc(40, 1) };
    const cards = [
      { ...sealed, name: 'M', clientId, linkedAt: new Date() },
      { ...sealed, name: 'K', email: 'k@example.in' },
    ];
    for (const card of cards) await db.clientCard.create({ data: { therapistId: therapist.id, ...card } });
    await book(at(0), 'k');
    await createAppointmentRow({ calendarId, startsAt: at(0, 1), clientId });
    await book(at(0, 2), 'a');
    expect(await hold(at(0, 3))).toMatchObject({ held: false, because: 'full-week' });
    expect(await hold(at(0, 3), clientId)).toMatchObject({ held: true });
  });

  it('keeps the promise of a live hold, and asks again after it, in a sentence of its own', async () => {
    await limit(1);
    const held = await hold(at(0));
    if (!held.held) throw new Error('expected a hold');
    const past = { heldUntil: new Date(Date.now() - minute) };
    await db.booking.update({ where: { id: held.bookingId }, data: past });
    await book(at(0, 1), 'a');
    const { bookingId } = held;
    const confirm = (name: string) =>
      confirmBooking({ bookingId, mode: 'video', booker: { guest: guest(name) }, request });
    expect(await confirm('b')).toEqual({ confirmed: false, because: 'full-week' });
    newVisitor();
    const booking = holdLink.token(bookingId, new Date(Date.now() + hour));
    const form = { ...guest('b'), booking, mode: 'video', consent: 'on', slot: '' };
    expect(await bookAsGuest(null, sent(form))).toMatchObject({
      ok: false,
      message: bookingMessages.fullMeanwhile(true),
    });
    // An address with an appointment is known.
    expect(await confirm('a')).toMatchObject({ confirmed: true });
  });

  it('leaves existing clients all choices near a lost time', async () => {
    await limit(1);
    await book(at(0), 'a');
    const meera = await createClientOf(asha.therapist);
    const near = async (clientId: string | null) =>
      (await choicesNear({ therapist: asha.therapist.slug }, at(0, 1), { timeZone: zone, clientId })).map(
        ({ value }) => value,
      );
    expect(await near(meera.viewer.profile.id)).toContain(at(0, 1).toISOString());
    expect(await near(null)).not.toContain(at(0, 1).toISOString());
  });

  it('is followed by the next free time that the directory and the profile show', async () => {
    await db.availabilityHours.deleteMany({ where: { calendarId, weekday: { not: 3 } } });
    await runDueJobs(nextFreeJobs);
    const next = async () => (await changingFacts(asha.therapist.slug)).nextFree;
    const free = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
    expect(free.nextFreeAt).not.toBeNull();
    expect(await next()).toBe(free.nextFreeAt?.toISOString());
    const first = free.nextFreeAt ?? new Date();
    await createAppointmentRow({
      calendarId,
      startsAt: new Date(first.getTime() + hour),
      email: 'a@example.in',
    });
    await limit(1);
    await runDueJobs(nextFreeJobs);
    const later = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
    expect(later.nextFreeAt?.getTime()).toBe(first.getTime() + 7 * day);
    await limit(null);
    await runDueJobs(nextFreeJobs);
    const again = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
    expect(again.nextFreeAt).toEqual(first);
  });

  it('lets new people on the waitlist fill a week no further, and existing clients go on', async () => {
    await limit(1);
    await db.calendar.update({ where: { id: calendarId }, data: { noticeMinutes: 0, horizonDays: 14 } });
    const meera = await createClientOf(asha.therapist);
    const join = (email: string, minutes: number) =>
      db.waitlistEntry.create({
        data: {
          therapistId: asha.therapist.id,
          email,
          ...{ timeZone: zone, noticeVersion: '1' },
          requestedAt: new Date(),
          confirmedAt: new Date(Date.now() + minutes * minute),
        },
      });
    const [one, two] = [await join('one@example.in', 0), await join('two@example.in', 1)];
    const known = await join(meera.viewer.email, 2);
    expect(await offerTimes(asha.therapist.id)).toBe(3);
    const timeOf = async ({ id }: { readonly id: string }) => {
      const { booking } = await db.waitlistEntry.findUniqueOrThrow({
        where: { id },
        include: { booking: true },
      });
      if (!booking) throw new Error('expected an offer');
      const date = Temporal.Instant.fromEpochMilliseconds(booking.startsAt.getTime())
        .toZonedDateTimeISO(zone)
        .toPlainDate();
      return date.subtract({ days: date.dayOfWeek - 1 }).toString();
    };
    const [first, second, third] = [await timeOf(one), await timeOf(two), await timeOf(known)];
    expect(second > first).toBe(true);
    expect(third).toBe(first);
  });
});
