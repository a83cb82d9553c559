// Makes files of whole practices.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Prisma } from '@/generated/prisma/client';
import { findOffer } from '@/lib/booking/offer/queries';
import { lastReading } from '@/lib/privacy/export/practice/brought/queries';
import { undoReading } from '@/lib/privacy/export/practice/brought/undo';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { listOwnKinds } from '@/lib/therapist/kind/queries';
import { mostKinds } from '@/lib/therapist/kind/rules';
import { approveProposal } from '@/lib/therapist/proposal/decide';
import { therapistProfile } from '@/lib/therapist/queries';
import { createAdmin } from '@/test/account/back-office';
import { asAuthor } from '@/test/care/forms';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { entryRequest } from '@/test/payment/entries';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { bytesOf, fileOf, reading, withClient } from '@/test/therapist/practice-file';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

type Practice = Awaited<ReturnType<typeof createPractice>>;
type Row = Readonly<Record<string, unknown>>;
type Given = Omit<Prisma.SessionKindUncheckedCreateInput, 'therapistId'>;

let asha: Practice;
let clientId: string;

const addKind = (therapistId: string, kind: Given) =>
  db.sessionKind.create({ data: { therapistId, ...kind } });

/**
 * Saturdays in a room in Kothrud and a room in Baner that she left; couples come to Kothrud, groups are by a link, and
 * the kind that she raised above the others is the first one.
 */
beforeEach(async () => {
  asha = await createPractice();
  const { id: therapistId } = asha.therapist;
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['video', 'in_person'] } });
  const room = { therapistId, name: 'Kothrud', address: '12 Karve Road, Pune', alsoRemote: true };
  const { id: kothrud } = await db.place.create({ data: room });
  const left = { therapistId, name: 'Baner', address: '3 Baner Road, Pune', archivedAt: new Date() };
  const { id: baner } = await db.place.create({ data: left });
  const { id: calendarId } = await db.calendar.create({
    data: {
      ...{ therapistId, slotMinutes: 50, cancelNoticeHours: 48, newClientsAWeek: 3 },
      hours: {
        create: [
          { weekday: 3, startMinute: 1080, endMinute: 1260 },
          { weekday: 6, startMinute: 540, endMinute: 1020, placeId: kothrud },
        ],
      },
      exceptions: {
        create: [
          { onDate: new Date('2027-01-13'), kind: 'closed' },
          {
            ...{ onDate: new Date('2027-01-17'), kind: 'extra', placeId: kothrud },
            ...{ startMinute: 600, endMinute: 720 },
          },
        ],
      },
      terms: {
        create: {
          ...{ videoLink: 'https://meet.example.in/asha', phoneCaller: 'person', hostPhone: '+919876543210' },
          ...{ payingRule: 'after', payHours: 12, lateRule: 'half-all-24', missedRule: 'all' },
        },
      },
    },
  });
  await db.sessionKind.updateMany({
    where: { therapistId },
    data: { fee: 1800, minutes: 50, position: 2, payingRule: 'after' },
  });
  await addKind(therapistId, {
    ...{ name: 'Couples session', minutes: 80, fee: 3000, modes: ['in_person'] },
    ...{ placeId: kothrud, peopleFrom: 2, peopleTo: 4, noticeHours: 48, position: 3 },
    ...{ lateRule: 'half-all-12', missedRule: 'half', payingRule: 'ahead' },
  });
  await addKind(therapistId, {
    ...{ name: 'Group', minutes: 90, fee: 0, modes: ['video'], bookableBy: 'link', position: 4 },
    ...{ peopleFrom: 3, peopleTo: 8 },
  });
  await addKind(therapistId, { name: 'First meeting', minutes: 30, fee: 900, position: 1 });
  await addKind(therapistId, {
    ...{ name: 'At Baner', minutes: 60, fee: 2000, modes: ['in_person'], placeId: baner, position: 0 },
    archivedAt: new Date(),
  });
  clientId = (await createClientOf(asha.therapist, { firstName: 'Meera' })).viewer.profile.id;
  await db.keptHour.create({
    data: {
      ...{ calendarId, clientId, weekday: 3, startMinute: 1080, minutes: 50, everyWeeks: 1 },
      fromDate: new Date('2026-11-25'),
    },
  });
});

type File = Awaited<ReturnType<typeof fileOf>>;

const withoutIds = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => !/(^|_)id$|^(created|updated|archived)_at$/.test(column)),
  );

/** Everything that a practice offers, with places by their names in place of ids. */
function offerIn({ data: { records } }: File) {
  const places = new Map(records.places.map(({ id, name }: Row) => [id, name]));
  const rows = (table: string): object[] =>
    records[table].map((row: Row) => ({
      ...withoutIds(row),
      ...('place_id' in row && { place: places.get(row.place_id) ?? row.place_id }),
      ...('archived_at' in row && { archived: row.archived_at !== null }),
    }));
  const sorted = (table: string) =>
    rows(table).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  const [{ modes, session_rate }] = records.therapists;
  return {
    ...{ modes, session_rate },
    session_kinds: sorted('session_kinds'),
    places: sorted('places'),
    availability_hours: sorted('availability_hours'),
    availability_exceptions: sorted('availability_exceptions'),
    kept_hours: sorted('kept_hours'),
    appointment_terms: sorted('appointment_terms'),
    calendars: sorted('calendars'),
  };
}

/** A practice whose therapist has only been accepted: by phone, at another fee. */
async function emptyPractice() {
  const ravi = await withClient(clientId);
  const { id } = ravi.therapist;
  await db.therapist.update({ where: { id }, data: { modes: ['phone'], sessionRate: 1200 } });
  return ravi;
}

const linesOf = async (practice: Practice) => (await lastReading(asAuthor(practice)))?.lines.join('\n') ?? '';

const waitingOf = ({ therapist }: Practice) =>
  db.therapistProfileChange.findMany({ where: { therapistId: therapist.id, status: 'submitted' } });

const waysOf = async ({ therapist }: Practice) =>
  (await db.therapist.findUniqueOrThrow({ where: { id: therapist.id } })).modes;

async function accept({ id }: { readonly id: string }) {
  const { viewer } = await createAdmin();
  expect(await approveProposal(viewer, id, entryRequest)).toBe('approved');
}

const undo = async (practice: Practice) => {
  const last = await lastReading(asAuthor(practice));
  return undoReading(asAuthor(practice), last?.id ?? '', entryRequest);
};

it('takes everything that a practice offers whole into an empty one, and gives it back by its undoing', async () => {
  const ravi = await emptyPractice();
  const earlier = await fileOf(ravi);
  const before = await fileOf(asha);
  expect(await reading(ravi, before.archive)).toMatchObject({ done: true, taken: { hours: 'taken' } });
  expect(await waysOf(ravi)).toEqual(['phone']);
  const [change, ...others] = await waitingOf(ravi);
  expect([change?.changes, others]).toEqual([{ modes: ['video', 'in_person'] }, []]);
  if (change) await accept(change);
  const after = await fileOf(ravi);
  // A row brought as a record is marked, and the therapist cannot work with it.
  expect(offerIn(after)).toEqual(offerIn(before));
  expect(await linesOf(ravi)).not.toContain('Not among');
  expect(await linesOf(ravi)).toContain(
    'We review the ways to meet in the file (Video, In person). Until then, your profile still shows: Phone.',
  );

  const kinds = () => db.sessionKind.findMany({ orderBy: { id: 'asc' } });
  const once = await kinds();
  expect(await reading(ravi, before.archive)).toMatchObject({ done: true, taken: { records: 0 } });
  expect(await kinds()).toEqual(once);
  expect(await waitingOf(ravi)).toEqual([]);
  expect(await undo(ravi)).toMatchObject({ done: true, there: 0 });
  // The accepted ways to meet go back by a review too.
  expect(await waysOf(ravi)).toEqual(['video', 'in_person']);
  for (const back of await waitingOf(ravi)) await accept(back);
  const { calendars: _made, ...undone } = offerIn(await fileOf(ravi));
  const { calendars: _none, ...was } = offerIn(earlier);
  expect(undone).toEqual(was);
});

it('proposes the ways to meet beside the changes that wait, and takes back only its own by its undoing', async () => {
  const ravi = await emptyPractice();
  const ofRavi = { therapistId: ravi.therapist.id, proposedById: ravi.viewer.userId };
  await db.therapistProfileChange.create({ data: { ...ofRavi, changes: { location: 'Nashik' } } });
  await reading(ravi, (await fileOf(asha)).archive);
  expect(await waitingOf(ravi)).toMatchObject([
    { changes: { location: 'Nashik', modes: ['video', 'in_person'] } },
  ]);
  // Nobody books a kind before the profile has one of its ways to meet.
  const shown = async () => {
    const { slug } = ravi.therapist;
    const couples = await db.sessionKind.findFirstOrThrow({
      where: { therapistId: ravi.therapist.id, name: 'Couples session' },
      select: { id: true },
    });
    const offer = await findOffer(
      { therapist: slug, kind: couples.id },
      { timeZone: 'Asia/Kolkata', from: '' },
    );
    const own = (await listOwnKinds(ravi.viewer))?.offered.find(({ id }) => id === couples.id);
    return [(await therapistProfile(slug))?.kinds.map(({ name }) => name), offer?.choice.isGone, own?.misfit];
  };
  expect(await shown()).toEqual([['First meeting', 'Individual session'], true, 'profile']);
  await db.therapist.update({ where: { id: ravi.therapist.id }, data: { modes: ['phone', 'in_person'] } });
  expect(await shown()).toEqual([['First meeting', 'Individual session', 'Couples session'], false, null]);
  await db.therapist.update({ where: { id: ravi.therapist.id }, data: { modes: ['phone'] } });
  expect(await undo(ravi)).toMatchObject({ done: true, there: 0 });
  expect((await waitingOf(ravi)).map(({ changes }) => changes)).toEqual([{ location: 'Nashik' }]);
  expect(await waysOf(ravi)).toEqual(['phone']);
});

it('books coming sessions as the kind that they were booked as', async () => {
  const kind = await db.sessionKind.findFirstOrThrow({ where: { name: 'Couples session' } });
  const { id: calendarId } = await db.calendar.findFirstOrThrow({
    where: { therapistId: asha.therapist.id },
  });
  const startsAt = new Date('2027-01-16T05:30:00Z');
  const endsAt = new Date('2027-01-16T06:50:00Z');
  const { id: bookingId } = await db.booking.create({
    data: {
      ...{ calendarId, startsAt, endsAt, blockedUntil: endsAt, mode: 'in_person', status: 'confirmed' },
      ...{ kindId: kind.id, kindName: kind.name, confirmedAt: new Date(), placeId: kind.placeId },
      participants: { create: { clientId, seat: 1 } },
    },
  });
  const pair = { therapistId: asha.therapist.id, clientId, bookingId, mode: 'in_person' };
  await db.therapySession.create({ data: { ...pair, sessionDate: startsAt, durationMinutes: 80 } });
  const ravi = await emptyPractice();
  await reading(ravi, (await fileOf(asha)).archive);
  const here = await db.sessionKind.findFirstOrThrow({
    where: { therapistId: ravi.therapist.id, name: 'Couples session' },
  });
  expect(
    await db.booking.findFirst({ where: { startsAt, calendar: { therapistId: ravi.therapist.id } } }),
  ).toMatchObject({ kindId: here.id, kindName: 'Couples session', placeId: here.placeId, fee: null });
});

it('leaves what a practice offers already, and names each line that it leaves with its reason', async () => {
  const ravi = await withClient(clientId);
  const { id: therapistId } = ravi.therapist;
  await db.therapist.update({ where: { id: therapistId }, data: { modes: ['video'], sessionRate: 1200 } });
  await db.calendar.create({
    data: {
      therapistId,
      hours: { create: [{ weekday: 1, startMinute: 540, endMinute: 1020 }] },
      terms: { create: { payingRule: 'ahead' } },
    },
  });
  for (let position = 1; position < mostKinds - 1; position++)
    await addKind(therapistId, { name: `Kind ${position}`, minutes: 45, fee: 1000, position });
  const own = await db.sessionKind.findMany({ where: { therapistId }, orderBy: { id: 'asc' } });
  const data = JSON.parse((await fileOf(asha)).text('practice.json'));
  const [kind] = data.records.session_kinds.filter(({ name }: Row) => name === 'First meeting');
  data.records.session_kinds.push(
    { ...kind, id: randomUUID(), name: 'Elsewhere', place_id: randomUUID(), position: 8 },
    { ...kind, id: randomUUID(), name: 'Too long', minutes: 600, position: 9 },
    { ...kind, id: randomUUID(), name: 'One more', position: 10 },
  );
  expect(await reading(ravi, bytesOf(data))).toMatchObject({ done: true, taken: { hours: 'kept' } });
  const lines = await linesOf(ravi);
  for (const line of [
    'The kind of session “Individual session” was not imported, because you have a kind with this name.',
    'The kind of session “Couples session” was not imported, because your profile does not have its ways to meet: In person.',
    'The kind of session “Elsewhere” was not imported, because the file does not have its place.',
    'The kind of session “Too long” was not imported, because we cannot read this line.',
    `The kind of session “Group” was not imported, because you can offer ${mostKinds} kinds.`,
    `The kind of session “One more” was not imported, because you can offer ${mostKinds} kinds.`,
    'Your hours, holidays, extra hours and regular hours are unchanged, because you have already set hours here.',
    'Your rules for appointments are unchanged, because you have already set rules here.',
  ])
    expect(lines).toContain(line);
  expect(
    await db.sessionKind.findMany({
      where: { therapistId, id: { in: own.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
    }),
  ).toEqual(own);
  expect(
    await db.sessionKind.findMany({
      where: { therapistId, id: { notIn: own.map(({ id }) => id) } },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
  ).toMatchObject([
    { name: 'At Baner', archivedAt: expect.any(Date) },
    { name: 'First meeting', fee: expect.anything() },
  ]);
  expect(await db.therapist.findUnique({ where: { id: therapistId } })).toMatchObject({ modes: ['video'] });
});
