import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { readAway } from '@/lib/booking/away/queries';
import { lockBooking, moveBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { choicesNear, findOffer } from '@/lib/booking/offer/queries';
import { slotAt } from '@/lib/booking/proposal/commands';
import { calendarOf, findBooking } from '@/lib/booking/queries';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { openNineToNine } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createQuotationRow } from '@/test/payment/quotations';
import { paidPlan } from '@/test/plan/paid-plans';
import { changeOneKind } from '@/test/therapist/kinds';

setUpDatabase();

const timeZone = 'Asia/Kolkata';
const request = { id: 'request-1', network: 'network' };
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone });

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let kothrud: string;
let couples: string;
/** A booked session of couples, on a Saturday in Kothrud. */
let id: string;
let startsAt: Date;

const place = async (name: string, on: number) => {
  const data = { therapistId: asha.therapist.id, name, address: `12 ${name} Road, Pune` };
  const { id: placeId } = await db.place.create({ data });
  await db.availabilityHours.updateMany({ where: { calendarId, weekday: on }, data: { placeId } });
  return placeId;
};

/** Saturdays in Kothrud, Sundays in Baner; couples come to Kothrud for 80 minutes, and the only other kind has 45. */
beforeEach(async () => {
  asha = await createPractice();
  const { id: therapistId, slug } = asha.therapist;
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['video', 'in_person'] } });
  calendarId = await openNineToNine(therapistId);
  kothrud = await place('Kothrud', 6);
  await place('Baner', 7);
  const kind = { name: 'Couples session', minutes: 80, modes: ['in_person'], position: 1 };
  ({ id: couples } = await db.sessionKind.create({ data: { therapistId, ...kind, placeId: kothrud } }));
  const calendar = { therapist: slug, kind: couples };
  const from = new Date(Date.now() + 54 * hour).toISOString().slice(0, 10);
  const [first] = (await findOffer(calendar, { timeZone, from }))?.week?.days ?? [];
  startsAt = new Date(first?.slots[0]?.value ?? Number.NaN);
  const held = await holdSlot({
    ...{ calendar, startsAt, viewerTimeZone: timeZone, clientId: null, submissionKey: randomUUID() },
  });
  if (!held.held) throw new Error(`not held: ${held.because}`);
  id = held.bookingId;
  const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };
  expect(
    await confirmBooking({ bookingId: id, mode: 'in_person', booker: { guest }, request }),
  ).toMatchObject({ confirmed: true });
});

const plus = (days: number) => new Date(startsAt.getTime() + days * day);
const view = async () => {
  const booking = await findBooking(id);
  if (!booking) throw new Error('expected the appointment');
  return booking;
};

/** The times that its page offers for a move. */
async function offered() {
  const offer = await findOffer(calendarOf(await view()), { timeZone, from: '', except: id });
  const slots = (offer?.week?.days ?? []).flatMap((one) => one.slots.map(({ value }) => new Date(value)));
  return { minutes: offer?.minutes, days: [...new Set(slots.map((time) => weekday.format(time)))].sort() };
}

const archive = () =>
  changeOneKind({ viewer: asha.viewer as MemberOf<'therapist'>, id: couples, fields: 'archive' });
const move = (to: Date) => moveBooking({ bookingId: id, by: 'guest', actor: 'guest', request, to });

describe('an appointment of a kind that was archived', () => {
  it('moves to times of its own length at the place of its kind alone', async () => {
    const before = await offered();
    expect(before).toEqual({ minutes: 80, days: ['Sat'] });
    expect(await archive()).toBe('archived');
    expect(await offered()).toEqual(before);
    const instead = await choicesNear(calendarOf(await view()), plus(1), { timeZone, except: id });
    expect(instead.map(({ value }) => weekday.format(new Date(value)))).not.toContain('Sun');
    expect(await move(plus(1))).toMatchObject({ done: false, because: 'taken' });
    expect(await move(plus(7))).toMatchObject({ done: true });
    const row = await db.booking.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ placeId: kothrud, kindId: couples });
    expect(row.endsAt.getTime() - row.startsAt.getTime()).toBe(80 * 60_000);
  });

  it('moves the same way once its kind is for clients, or for people with its link', async () => {
    const before = await offered();
    for (const bookableBy of ['clients', 'link']) {
      await db.sessionKind.update({ where: { id: couples }, data: { bookableBy } });
      expect(await offered()).toEqual(before);
    }
  });

  it('keeps the notice of its kind', async () => {
    const noticeHours = Math.ceil((plus(7).getTime() - Date.now()) / hour) + 1;
    await db.sessionKind.update({ where: { id: couples }, data: { noticeHours } });
    await archive();
    expect(await move(plus(7))).toMatchObject({ done: false, because: 'taken' });
  });

  it('is proposed at its place, and moved there after a holiday', async () => {
    await archive();
    const at = await db.$transaction(async (tx) => {
      const booking = await lockBooking(tx, id, new Date());
      return booking && (await slotAt(tx, booking, plus(1)));
    });
    expect(at).toMatchObject({ placeId: kothrud });
    const date = startsAt.toISOString().slice(0, 10);
    const closed = { firstDate: date, lastDate: date, startMinute: null, endMinute: null };
    const [moved] = (await readAway(asha.viewer, closed))?.appointments ?? [];
    expect(moved?.to && weekday.format(moved.to)).toBe('Sat');
  });

  it('moves to any place once its own is archived too', async () => {
    await archive();
    await db.availabilityHours.updateMany({ where: { placeId: kothrud }, data: { placeId: null } });
    await db.place.update({ where: { id: kothrud }, data: { archivedAt: new Date() } });
    expect(await offered()).toMatchObject({ days: ['Sun'] });
    const date = startsAt.toISOString().slice(0, 10);
    const closed = { firstDate: date, lastDate: date, startMinute: null, endMinute: null };
    const [moved] = (await readAway(asha.viewer, closed))?.appointments ?? [];
    expect(moved?.to && weekday.format(moved.to)).toBe('Sun');
  });
});

describe('a kind of which sessions are sold ahead', () => {
  const state = () => db.sessionKind.findUniqueOrThrow({ where: { id: couples } });

  it('is not archived while a client can still book what they paid for', async () => {
    const client = await createClientOf(asha.therapist);
    const { planId } = await paidPlan(asha, client, { kindId: couples, sessions: 2 });
    expect(await archive()).toBe('in-plan');
    expect(await state()).toMatchObject({ archivedAt: null });
    await db.planCreditEntry.create({ data: { planId, kind: 'used', sessions: 2, amount: '9600.50' } });
    expect(await archive()).toBe('archived');
  });

  it('is not archived while a client can accept or pay a quotation for it', async () => {
    const client = await createClientOf(asha.therapist);
    const { id: quotation } = await createQuotationRow(asha, client, { kindId: couples, sessions: 6 });
    const set = (data: object) => db.quotation.update({ where: { id: quotation }, data });
    expect(await archive()).toBe('in-plan');
    await set({ status: 'accepted' });
    expect(await archive()).toBe('in-plan');
    await set({ status: 'pending', validUntil: new Date(Date.now() - day) });
    expect(await archive()).toBe('archived');
  });
});
