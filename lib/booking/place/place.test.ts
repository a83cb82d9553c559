import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveOwnHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { availabilityMessages, calendarShown } from '@/lib/booking/calendar/availability/rules';
import { moveBooking } from '@/lib/booking/change/commands';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { findOffer } from '@/lib/booking/offer/queries';
import { addOwnPlace, archiveOwnPlace, changeOwnPlace } from '@/lib/booking/place/actions';
import { listOwnPlaces, readOwnPlace } from '@/lib/booking/place/queries';
import { newPlaceFormKind, placeMessages } from '@/lib/booking/place/rules';
import { answerProposal, proposeAnotherTime } from '@/lib/booking/proposal/commands';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import { findBooking, waysToMeet } from '@/lib/booking/queries';
import { scheduleClientSession } from '@/lib/booking/schedule/actions';
import { scheduleFormKind, scheduleMessages } from '@/lib/booking/schedule/rules';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { listOwnKinds } from '@/lib/therapist/kind/queries';
import { therapistProfile } from '@/lib/therapist/queries';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

const timeZone = 'Asia/Kolkata';
const request = { id: 'request-1', network: 'network' };
const guest = { fullName: 'Meera Iyer', email: 'meera@example.in', phone: '+919876543210' };

type Practice = Awaited<ReturnType<typeof createPractice>>;
let asha: Practice;
let kothrud: string;

const place = { name: 'Kothrud', address: '12 Karve Road, Pune', alsoRemote: '', code: '' };

const add = (given: Partial<typeof place> = {}) =>
  addOwnPlace(null, formOf({ ...place, ...given }, usableToken(newPlaceFormKind)));
const placesOf = async ({ viewer }: Practice) => (await listOwnPlaces(viewer)) ?? [];

/** Weekdays 9 to 5 without a place, Saturdays and Sundays 9 to 5 at this one. */
async function saveHours({ viewer }: Practice, id: string) {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, startMinute: 540, endMinute: 1020 },
    place: weekday > 5 ? { id } : null,
  }));
  const { basis, ...settings } = await readAvailability(viewer, 'own').then((view) => {
    if (!view) throw new Error('expected a calendar');
    return view;
  });
  return saveOwnHours(
    null,
    formOf({ ...calendarShown(hours, { ...settings, noticeHours: 0 }), basis, copy: '' }, ''),
  );
}

/** A practice of a therapist who meets people by video and in person, with such hours. */
async function openPractice(given: Partial<typeof place> = {}): Promise<{ practice: Practice; id: string }> {
  const practice = await createPractice();
  visitor.token = practice.token;
  await db.therapist.update({
    where: { id: practice.therapist.id },
    data: { modes: ['video', 'in_person'] },
  });
  expect(await add(given)).toMatchObject({ ok: true });
  const id = (await placesOf(practice))[0]?.id ?? '';
  expect(await saveHours(practice, id)).toMatchObject({ ok: true, message: availabilityMessages.saved });
  return { practice, id };
}

beforeEach(async () => {
  ({ practice: asha, id: kothrud } = await openPractice());
});

const kindWith = (modes: string[]) =>
  db.sessionKind.create({
    data: { therapistId: asha.therapist.id, name: modes.join(), minutes: 50, modes, position: 1 },
  });

async function times({ therapist }: Practice, kind?: string): Promise<Date[]> {
  const all: Date[] = [];
  for (let from: string | null = ''; from !== null; ) {
    const offer = await findOffer({ therapist: therapist.slug, kind }, { timeZone, from, names: true });
    all.push(...(offer?.week?.days ?? []).flatMap(({ slots }) => slots.map(({ value }) => new Date(value))));
    from = offer?.week?.later ?? null;
  }
  return all;
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone });
const daysOf = (found: readonly Date[]) => new Set(found.map((time) => weekday.format(time)));
const isWeekend = (time: Date) => /S(at|un)/.test(weekday.format(time));

async function atPlace(practice = asha, nth = 0): Promise<Date> {
  const soon = Date.now() + 30 * hour;
  const found = (await times(practice)).filter((time) => isWeekend(time) && time.getTime() > soon)[nth];
  if (!found) throw new Error('expected a time');
  return found;
}

const hold = ({ therapist }: Practice, startsAt: Date, kind?: string) =>
  holdSlot({
    calendar: { therapist: therapist.slug, kind },
    ...{ startsAt, viewerTimeZone: timeZone, clientId: null, submissionKey: randomUUID() },
  });

async function booked(startsAt: Date, mode = 'in_person'): Promise<string> {
  const held = await hold(asha, startsAt);
  if (!held.held) throw new Error(`not held: ${held.because}`);
  const answer = await confirmBooking({ bookingId: held.bookingId, mode, booker: { guest }, request });
  expect(answer).toMatchObject({ confirmed: true });
  return held.bookingId;
}

const row = (id: string) => db.booking.findUniqueOrThrow({ where: { id } });

describe('hours with a place', () => {
  it('are for meeting there, and the others for video; the page of details says so', async () => {
    const inPerson = await kindWith(['in_person']);
    const video = await kindWith(['video']);
    expect(daysOf(await times(asha, inPerson.id))).toEqual(new Set(['Sat', 'Sun']));
    expect(daysOf(await times(asha, video.id))).toEqual(new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']));
    expect(daysOf(await times(asha)).size).toBe(7);
    const saturday = await hold(asha, await atPlace());
    const view = saturday.held ? await findBooking(saturday.bookingId) : null;
    expect(view && (await waysToMeet(view))).toEqual({ ways: ['in_person'], place: 'Kothrud' });
    const asked = { bookingId: view?.id ?? '', mode: 'video', booker: { guest }, request };
    expect(await confirmBooking(asked)).toEqual({ confirmed: false, because: 'mode' });
    await db.place.update({ where: { id: kothrud }, data: { alsoRemote: true } });
    expect(daysOf(await times(asha, video.id)).size).toBe(7);
    expect(view && (await waysToMeet(view)).ways).toEqual(['video', 'in_person']);
  });

  it('change nothing for a therapist whose hours name none', async () => {
    const practice = await createPractice();
    visitor.token = practice.token;
    await db.therapist.update({ where: { id: practice.therapist.id }, data: { modes: ['in_person'] } });
    await add();
    await saveHours(practice, '');
    expect(daysOf(await times(practice)).size).toBe(7);
    const [first] = await times(practice);
    const held = first && (await hold(practice, first));
    expect(held?.held && (await row(held.bookingId))).toMatchObject({ placeId: null, premisesId: null });
  });

  it('are on the profile with their days, and a kind of session that none of them takes is named', async () => {
    const profile = await therapistProfile(asha.therapist.slug);
    expect(profile?.places).toEqual(['Kothrud: Saturday, Sunday']);
    const phone = await kindWith(['phone']);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { modes: ['phone', 'in_person'] } });
    const misfitOf = async (id: string) =>
      (await listOwnKinds(asha.viewer))?.offered.find((kind) => kind.id === id)?.misfit;
    expect(await misfitOf(phone.id)).toBeNull();
    await db.availabilityHours.updateMany({ data: { placeId: kothrud } });
    expect(await misfitOf(phone.id)).toBe('ways');
    await db.sessionKind.update({ where: { id: phone.id }, data: { modes: [], minutes: 240 } });
    await db.availabilityHours.updateMany({ data: { endMinute: 700 } });
    expect(await misfitOf(phone.id)).toBe('length');
  });

  it('never name the place of another therapist, nor one that is archived', async () => {
    const { practice: ravi, id } = await openPractice();
    visitor.token = asha.token;
    expect(await saveHours(asha, id)).toMatchObject({ ok: false, message: availabilityMessages.noPlace });
    visitor.token = ravi.token;
    await saveHours(ravi, '');
    expect(await archiveOwnPlace(null, formOf({ place: id }, ''))).toMatchObject({ ok: true });
    expect(await saveHours(ravi, id)).toMatchObject({ ok: false, message: availabilityMessages.noPlace });
  });
});

describe('a booking at a place', () => {
  it('has its address in the appointment, the mail and the calendar file, and follows a new one', async () => {
    const id = await booked(await atPlace());
    expect(await row(id)).toMatchObject({ placeId: kothrud, meetingAddress: 'Kothrud, 12 Karve Road, Pune' });
    await runDueJobs(bookingJobs);
    const confirmation = catcher.caught.find(({ mail }) => mail.text?.includes('12 Karve Road'))?.mail;
    const file = confirmation?.attachments
      .map(({ content }) => Buffer.from(content as ArrayBuffer).toString('utf8'))
      .join('');
    expect(file?.replaceAll('\r\n ', '')).toMatch(/LOCATION:Kothrud.*12 Karve Road/);
    const known = await readOwnPlace(asha.viewer, kothrud);
    const fields = { name: 'Kothrud', address: '7 Paud Road, Pune', alsoRemote: '', place: kothrud };
    const changed = await changeOwnPlace(null, formOf({ ...fields, version: known?.version ?? '' }, ''));
    expect(changed).toMatchObject({
      ok: true,
      message: expect.stringContaining('1 booked appointment there'),
    });
    expect(await row(id)).toMatchObject({ meetingAddress: 'Kothrud, 7 Paud Road, Pune', icsSequence: 1 });
  });

  it('gets the address of another place with a new time there', async () => {
    await add({ name: 'Baner', address: '3 Baner Road, Pune' });
    const baner = (await placesOf(asha)).find(({ name }) => name === 'Baner')?.id ?? '';
    await db.availabilityHours.updateMany({ where: { weekday: 7 }, data: { placeId: baner } });
    const saturday = (await times(asha)).find(
      (time) => weekday.format(time) === 'Sat' && time.getTime() > Date.now() + 30 * hour,
    );
    if (!saturday) throw new Error('expected a time');
    const id = await booked(saturday);
    const sunday = new Date(saturday.getTime() + 24 * hour);
    const change = { bookingId: id, by: 'guest', actor: 'guest', request } as const;
    const monday = new Date(saturday.getTime() + 48 * hour);
    expect(await moveBooking({ ...change, to: monday })).toMatchObject({ done: false, because: 'taken' });
    expect(await moveBooking({ ...change, to: sunday })).toMatchObject({ done: true });
    expect(await row(id)).toMatchObject({ placeId: baner, meetingAddress: 'Baner, 3 Baner Road, Pune' });
  });

  it('stays when the place is archived, which says so; hours that name it keep it', async () => {
    await booked(await atPlace());
    const archive = () => archiveOwnPlace(null, formOf({ place: kothrud }, ''));
    expect(await archive()).toMatchObject({ ok: false, message: placeMessages['in-hours'] });
    await saveHours(asha, '');
    expect(await archive()).toMatchObject({
      message: expect.stringContaining('1 booked appointment there is not affected.'),
    });
    expect(await placesOf(asha)).toEqual([]);
  });
});

describe('a place that two therapists share', () => {
  let ravi: Practice;

  beforeEach(async () => {
    const code = (await readOwnPlace(asha.viewer, kothrud))?.code ?? '';
    ({ practice: ravi } = await openPractice({ code }));
  });

  it('is free for one at a time: in lists, holds, proposals and sessions that they arrange', async () => {
    const startsAt = await atPlace();
    const later = await atPlace(asha, 1);
    expect(await times(ravi)).toContainEqual(startsAt);
    const id = await booked(startsAt);
    expect(await times(ravi)).not.toContainEqual(startsAt);
    expect(await hold(ravi, startsAt)).toMatchObject({ held: false, because: 'taken' });

    const client = await createClientOf(ravi.therapist);
    const local = (time: Date) =>
      time.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T');
    const session = {
      ...{ client: client.viewer.profile.id, startsAt: local(startsAt), timeZone, durationMinutes: '45' },
      ...{ kind: '', mode: 'in_person', plan: '', held: '', repeat: '', count: '', except: '' },
      leaveOut: '',
    };
    const arrange = (given: object) =>
      scheduleClientSession(null, formOf({ ...session, ...given }, usableToken(scheduleFormKind)));
    expect(await arrange({})).toMatchObject({
      ok: false,
      fieldErrors: { startsAt: scheduleMessages.placeTaken },
    });
    expect(await arrange({ startsAt: local(later) })).toMatchObject({ ok: true });
    expect(await times(asha)).not.toContainEqual(later);

    const view = await findBooking(id);
    const { id: of } = await db.therapySession.findFirstOrThrow({ where: { bookingId: id } });
    const proposed = await proposeAnotherTime(
      asha.viewer,
      {
        ...{ session: of, startsAt: local(later), timeZone, scope: '' },
        basis: view ? proposalBasis(view) : '',
      },
      request,
    );
    expect(proposed).toMatchObject({ because: 'taken' });
    await db.booking.update({ where: { id }, data: { proposedStartsAt: later } });
    expect(await answerProposal('agree', { bookingId: id, actor: 'guest', request })).toBe('taken');
    expect(await row(id)).toMatchObject({ startsAt });
  });

  it('gives the hold of another calendar that has ended to the next one, and the next free time follows', async () => {
    await db.availabilityHours.deleteMany({ where: { placeId: null } });
    await runDueJobs(nextFreeJobs);
    const nextFree = async () =>
      (await db.therapist.findUniqueOrThrow({ where: { id: ravi.therapist.id } })).nextFreeAt;
    const [first] = await times(ravi);
    if (!first) throw new Error('expected a time');
    expect(await nextFree()).toEqual(first);
    const held = await hold(asha, first);
    expect(held.held).toBe(true);
    await runDueJobs(nextFreeJobs);
    expect(await nextFree()).toEqual((await times(ravi))[0]);
    expect((await nextFree())?.getTime()).toBeGreaterThan(first.getTime());
    await db.booking.updateMany({ data: { heldUntil: new Date(Date.now() - 1_000) } });
    expect(await hold(ravi, first)).toMatchObject({ held: true });
  });

  it('is found by its code alone', async () => {
    expect(await add({ code: randomUUID() })).toMatchObject({ fieldErrors: { code: placeMessages.code } });
    expect(await add({ code: 'Kothrud' })).toMatchObject({ fieldErrors: { code: placeMessages.code } });
    expect(await placesOf(ravi)).toHaveLength(1);
  });
});
