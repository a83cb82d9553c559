import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { readAway } from '@/lib/booking/away/queries';
import { lockBooking, moveBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { findOffer } from '@/lib/booking/offer/queries';
import { archiveOwnPlace } from '@/lib/booking/place/actions';
import { placeMessages } from '@/lib/booking/place/rules';
import { slotAt } from '@/lib/booking/proposal/commands';
import { findBooking, waysToMeet } from '@/lib/booking/queries';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { addOwnKind, stepOwnKind } from '@/lib/therapist/kind/actions';
import { listOwnKinds, readOwnKind } from '@/lib/therapist/kind/queries';
import { kindMessages, newKindFormKind, placeInPerson } from '@/lib/therapist/kind/rules';
import { therapistProfile } from '@/lib/therapist/queries';
import { arrangedSessions, arrangeSession, sessionFields } from '@/test/booking/arranging';
import { openNineToNine } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { changeOneKind } from '@/test/therapist/kinds';

setUpDatabase();
setUpVisitor();

const timeZone = 'Asia/Kolkata';
const request = { id: 'request-1', network: 'network' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let kothrud: string;
let baner: string;
let couples: string;

const place = async (name: string, weekday: number) => {
  const data = { therapistId: asha.therapist.id, name, address: `12 ${name} Road, Pune` };
  const { id } = await db.place.create({ data });
  await db.availabilityHours.updateMany({ where: { calendarId, weekday }, data: { placeId: id } });
  return id;
};

/** Saturdays in Kothrud, Sundays in Baner, other days by video; couples come to Kothrud. */
beforeEach(async () => {
  asha = await createPractice();
  visitor.token = asha.token;
  const { id: therapistId } = asha.therapist;
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['video', 'in_person'] } });
  calendarId = await openNineToNine(therapistId);
  kothrud = await place('Kothrud', 6);
  baner = await place('Baner', 7);
  const kind = { name: 'Couples session', minutes: 45, modes: ['in_person'], position: 1 };
  ({ id: couples } = await db.sessionKind.create({ data: { therapistId, ...kind, placeId: kothrud } }));
});

async function times(kind: string = couples): Promise<Date[]> {
  const all: Date[] = [];
  for (let from: string | null = ''; from !== null; ) {
    const offer = await findOffer({ therapist: asha.therapist.slug, kind }, { timeZone, from, names: true });
    all.push(...(offer?.week?.days ?? []).flatMap(({ slots }) => slots.map(({ value }) => new Date(value))));
    from = offer?.week?.later ?? null;
  }
  return all;
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone });
const daysOf = (found: readonly Date[]) => [...new Set(found.map((time) => weekday.format(time)))].sort();

/** A Saturday at nine, with the next two days after it. */
async function saturday(): Promise<Date> {
  const found = (await times()).find(
    (time) => time.getTime() > Date.now() + 30 * hour && weekday.format(time) === 'Sat',
  );
  if (!found) throw new Error('expected a time');
  return found;
}

const plus = (time: Date, days: number) => new Date(time.getTime() + days * day);

const hold = (startsAt: Date, kind = couples) =>
  holdSlot({
    calendar: { therapist: asha.therapist.slug, kind },
    ...{ startsAt, viewerTimeZone: timeZone, clientId: null, submissionKey: randomUUID() },
  });

async function booked(startsAt: Date, kind = couples): Promise<string> {
  const held = await hold(startsAt, kind);
  if (!held.held) throw new Error(`not held: ${held.because}`);
  const { bookingId } = held;
  const answer = await confirmBooking({ bookingId, mode: 'in_person', booker: { guest }, request });
  expect(answer).toMatchObject({ confirmed: true });
  return bookingId;
}

const row = (id: string) => db.booking.findUniqueOrThrow({ where: { id } });
const setKind = (data: object) => db.sessionKind.update({ where: { id: couples }, data });

describe('a kind of session with a place', () => {
  it('is offered, held and moved in hours there alone; one without a place in all of them', async () => {
    expect(daysOf(await times())).toEqual(['Sat']);
    const time = await saturday();
    expect(await hold(plus(time, 1))).toMatchObject({ held: false, because: 'taken' });
    const id = await booked(time);
    expect(await row(id)).toMatchObject({
      placeId: kothrud,
      meetingAddress: 'Kothrud, 12 Kothrud Road, Pune',
    });
    const change = { bookingId: id, by: 'guest', actor: 'guest', request } as const;
    expect(await moveBooking({ ...change, to: plus(time, 1) })).toMatchObject({ because: 'taken' });
    expect(await moveBooking({ ...change, to: plus(time, 7) })).toMatchObject({ done: true });
    await setKind({ placeId: null });
    expect(daysOf(await times())).toEqual(['Sat', 'Sun']);
  });

  it('keeps its video hours, and is not met in person at another place that takes video too', async () => {
    await setKind({ modes: [] });
    expect(daysOf(await times())).toEqual(['Fri', 'Mon', 'Sat', 'Thu', 'Tue', 'Wed']);
    await db.place.update({ where: { id: baner }, data: { alsoRemote: true } });
    const sunday = plus(await saturday(), 1);
    const held = await hold(sunday);
    const view = held.held ? await findBooking(held.bookingId) : null;
    expect(view && (await waysToMeet(view))).toEqual({ ways: ['video'], place: 'Baner' });
    const asked = { bookingId: view?.id ?? '', mode: 'in_person', booker: { guest }, request };
    expect(await confirmBooking(asked)).toEqual({ confirmed: false, because: 'mode' });
  });

  it('asks for no hours elsewhere, also where the hours name no place at all', async () => {
    await db.availabilityHours.updateMany({ data: { placeId: null } });
    expect(await times()).toEqual([]);
    const offered = (await listOwnKinds(asha.viewer))?.offered;
    expect(offered?.map(({ misfit }) => misfit)).toEqual([null, 'place']);
  });

  it('is arranged there, alone and in a series, unless its therapist names another place', async () => {
    const client = await createClientOf(asha.therapist);
    // Late on a day whose hours are at the other place.
    const late = async (days: number) =>
      `${plus(await saturday(), days)
        .toISOString()
        .slice(0, 10)}T22:30`;
    const fields = { kind: couples, mode: 'in_person', durationMinutes: '45' };
    const arrange = (given: Readonly<Record<string, string>> & { readonly startsAt: string }) =>
      arrangeSession(sessionFields(client, { ...fields, ...given }));
    expect(await arrange({ startsAt: await late(1), repeat: 'weekly', count: '2' })).toMatchObject({
      ok: true,
    });
    expect(await arrange({ startsAt: await late(0), place: baner })).toMatchObject({ ok: true });
    const places = (await arrangedSessions()).map(({ booking }) => booking?.placeId);
    expect(places.toSorted()).toEqual([kothrud, kothrud, baner].toSorted());
  });

  it('is proposed there at another time, and moves there after a closed day', async () => {
    const time = await saturday();
    const id = await booked(time);
    const at = await db.$transaction(async (tx) => {
      const booking = await lockBooking(tx, id, new Date());
      return booking && (await slotAt(tx, booking, plus(time, 1)));
    });
    expect(at).toMatchObject({ placeId: kothrud });
    await db.availabilityHours.updateMany({ where: { calendarId, weekday: 6 }, data: { placeId: baner } });
    await db.availabilityHours.updateMany({ where: { calendarId, weekday: 2 }, data: { placeId: kothrud } });
    const date = time.toISOString().slice(0, 10);
    const closed = { firstDate: date, lastDate: date, startMinute: null, endMinute: null };
    const [moved] = (await readAway(asha.viewer, closed))?.appointments ?? [];
    expect(moved?.to && weekday.format(moved.to)).toBe('Tue');
  });

  it('gives the next free time of its therapist where it is the first kind', async () => {
    const nextFree = async () => {
      await runDueJobs(nextFreeJobs);
      return (await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } })).nextFreeAt;
    };
    await setKind({ position: -1, bookableBy: 'everybody' });
    expect(await nextFree()).toEqual((await times())[0]);
    await setKind({ placeId: baner });
    expect(await nextFree()).toEqual((await times())[0]);
    expect(weekday.format((await nextFree()) ?? new Date(0))).toBe('Sun');
  });

  it('offers a kept hour of a client at its place alone', async () => {
    const client = await createClientOf(asha.therapist);
    const clientId = client.viewer.profile.id;
    const fromDate = new Date();
    const hour = { calendarId, clientId, startMinute: 615, minutes: 45, everyWeeks: 1, fromDate };
    await db.keptHour.createMany({ data: [1, 7].map((on) => ({ ...hour, weekday: on })) });
    const of = { therapist: asha.therapist.slug, kind: couples };
    const next = async () =>
      (await findOffer(of, { timeZone, from: '', names: true, clientId }))?.own?.next ?? null;
    expect(await next()).toBeNull();
    await setKind({ placeId: baner });
    expect(weekday.format((await next()) ?? new Date(0))).toBe('Sun');
  });

  it('names it in words, to everybody, and for a place that it names archiving is refused', async () => {
    const profile = await therapistProfile(asha.therapist.slug);
    const namedFor = (modes: readonly string[]) => profile?.kinds.map((kind) => placeInPerson(kind, modes));
    expect(namedFor(['video', 'in_person'])).toEqual([null, 'Kothrud']);
    expect(namedFor(['video'])).toEqual([null, null]);
    await db.availabilityHours.updateMany({ data: { placeId: null } });
    const archive = () => archiveOwnPlace(null, formOf({ place: kothrud }, ''));
    expect(await archive()).toMatchObject({ ok: false, message: placeMessages['in-kind'] });
    expect(await stepOwnKind(null, formOf({ kind: couples, step: 'archive' }, ''))).toMatchObject({
      ok: true,
    });
    expect(await archive()).toMatchObject({ ok: true });
  });
});

describe('the form of a kind', () => {
  const couple = {
    name: 'For two',
    minutes: '80',
    peopleFrom: '2',
    peopleTo: '2',
    fee: '',
    video: '',
    phone: '',
    inPerson: 'on',
  };
  const add = async (given: Readonly<Record<string, string>>) => {
    const fields = { ...couple, noticeHours: '', bookableBy: 'everybody', ...given };
    return addOwnKind(null, formOf(fields, usableToken(newKindFormKind))).catch((error) => {
      if (error instanceof Error && 'digest' in error) return { ok: true } as const;
      throw error;
    });
  };

  it('takes one of the therapist’s own places for meeting in person, and an archived one as little as another’s', async () => {
    const other = await createPractice();
    const data = { therapistId: other.therapist.id, name: 'Aundh', address: '1 Aundh Road' };
    const { id: foreign } = await db.place.create({ data });
    for (const wrong of [foreign, 'Kothrud', randomUUID()]) {
      expect(await add({ place: wrong })).toMatchObject({ ok: false, message: kindMessages.place });
    }
    await db.place.update({ where: { id: baner }, data: { archivedAt: new Date() } });
    expect(await add({ place: baner })).toMatchObject({ ok: false, message: kindMessages.place });
    const remote = { inPerson: '', video: 'on', place: kothrud };
    expect(await add(remote)).toMatchObject({
      ok: false,
      fieldErrors: { place: 'A place is for meeting in person. Tick “In person”, or choose no place' },
    });
    expect(await add({ place: kothrud })).toMatchObject({ ok: true });
    expect(await db.sessionKind.count({ where: { placeId: kothrud } })).toBe(2);
  });

  it('changes the place and takes it away', async () => {
    const viewer = asha.viewer as MemberOf<'therapist'>;
    await changeOneKind({ viewer, id: couples, fields: { place: baner } });
    expect(await readOwnKind(viewer, couples)).toMatchObject({ shown: { place: baner } });
    await changeOneKind({ viewer, id: couples, fields: { place: '' } });
    expect(await db.sessionKind.findUnique({ where: { id: couples } })).toMatchObject({ placeId: null });
  });
});
