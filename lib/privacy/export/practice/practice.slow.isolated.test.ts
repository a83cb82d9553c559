// Makes files of whole practices.

import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCard } from '@/lib/care/client-card/commands';
import { takeList, uploadList } from '@/lib/care/client-card/import/commands';
import { sendForm } from '@/lib/care/form/send/commands';
import { addAddendum, beginNote, saveDraft } from '@/lib/care/note/commands';
import { readAccessLog } from '@/lib/privacy/access-log/queries';
import { requestExport } from '@/lib/privacy/export/commands';
import { openExport } from '@/lib/privacy/export/download';
import { makeExport } from '@/lib/privacy/export/jobs';
import { requestPracticeFile } from '@/lib/privacy/export/practice/actions';
import { practiceMessages } from '@/lib/privacy/export/practice/rules';
import { takePractice } from '@/lib/privacy/export/practice/take';
import { latestExport } from '@/lib/privacy/export/queries';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { createAppointmentRow } from '@/test/booking/appointments';
import { asAuthor, fillAndSign, formRequest } from '@/test/care/forms';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment } from '@/test/payment/card-appointments';
import { entered, entryRequest } from '@/test/payment/entries';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { sent, setUpVisitor, visitor } from '@/test/server/visitor';
import { confirmed, fileOf } from '@/test/therapist/practice-file';

setUpDatabase();
setUpVisitor();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist, { firstName: '=Meera' });
});

type Row = Readonly<Record<string, unknown>>;

it('has clients, cards, sessions, guests, money and hours, as lists and for programs', async () => {
  const kavya = { name: 'Kavya Iyer', email: 'kavya@example.in', phone: null };
  await addCard(asAuthor(asha), { ...kavya, consent: 'She asked me on the phone.' }, entryRequest);
  const appointment = await createDueAppointment(asha, meera);
  await entered(asha, appointment, { amountPaise: 180_000, note: null });
  const calendar = await db.calendar.findFirstOrThrow({ where: { therapistId: asha.therapist.id } });
  const hours = { create: [{ weekday: 1, startMinute: 540, endMinute: 1020 }] };
  await db.calendar.update({ where: { id: calendar.id }, data: { hours } });
  const startsAt = new Date('2027-03-01T05:30:00Z');
  const guest = { name: 'Farah Khan', email: 'farah@example.in', clientId: null };
  const booking = await createAppointmentRow({ ...guest, calendarId: calendar.id, startsAt });
  const of = { bookingId: booking.id };
  const ask = { client: booking.id, guardianName: null, guardianEmail: null };
  for (const form of ['intake', 'safety']) await sendForm(asAuthor(asha), { ...ask, form }, formRequest);
  const asked = await db.formRequest.findFirstOrThrow({ where: { ...of, template: { ready: 'safety' } } });
  await fillAndSign(of, asked.id);
  // Another practice, of which nothing may be in the file.
  const ravi = await createPractice();
  const zoya = await createClientOf(ravi.therapist, { firstName: 'Zoya' });

  const { text, files, data, download } = await fileOf(asha);
  expect([...files.keys()].sort()).toEqual([
    ...['README.txt', 'calendar.ics', 'clients.csv', 'money.csv', 'practice.json', 'sessions.csv'],
  ]);
  expect(download.fileName).toMatch(/^antarman-practice-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(text('clients.csv')).toMatch(/'=Meera [^,]+,[^,]+@[^,]+,[^,]*,Yes\r\n/);
  expect(text('clients.csv')).toContain('Kavya Iyer,kavya@example.in,,No\r\n');
  expect(text('sessions.csv')).toContain('2027-03-01 11:00:00 IST,45,Farah Khan,Video,Scheduled');
  expect(text('money.csv')).toMatch(/1800,0,INR,Cash,"Entered, not proven",paid/);
  const events = new ICAL.Component(ICAL.parse(text('calendar.ics'))).getAllSubcomponents('vevent');
  expect(events.map((event) => String(event.getFirstPropertyValue('summary')))).toContain(
    'Appointment F. K.',
  );
  expect(text('calendar.ics')).not.toMatch(/Farah|Khan|Meera/);

  expect(data).toMatchObject({ format: 'antarman-practice/1', lost_files: [], notes: [], summaries: [] });
  expect(data.records.form_requests).toMatchObject([{ id: asked.id, client: 'Farah Khan' }]);
  expect(data.records.availability_hours).toMatchObject([
    { weekday: 1, start_minute: 540, end_minute: 1020 },
  ]);
  expect(data.records.client_cards).toMatchObject([{ ...kavya, consent: 'She asked me on the phone.' }]);
  expect(data.records.transactions).toMatchObject([{ amount: 1800, method: 'cash' }]);
  expect(data.records.receipts).toHaveLength(1);
  for (const table of Object.keys(data.records)) expect(text('README.txt')).toContain(`- ${table}: `);

  const everything = [...files.values()].join('\n');
  for (const foreign of ['Zoya', zoya.viewer.profile.id, zoya.viewer.email, ravi.therapist.id])
    expect(everything).not.toContain(foreign);
});

it('leaves out clients who closed their account, drafts of forms and results that are not shared', async () => {
  const therapistId = asha.therapist.id;
  const clientId = meera.viewer.profile.id;
  const result = { clientId, assessmentType: 'PHQ-9', score: 9 };
  await db.assessment.create({ data: { ...result, completedAt: new Date('2026-11-01T06:00:00Z') } });
  const shared = { ...result, score: 12, sharedWithTherapistId: therapistId };
  await db.assessment.create({ data: { ...shared, completedAt: new Date('2026-11-15T06:00:00Z') } });
  const open = await fileOf(asha);
  expect(open.data.records.assessments).toMatchObject([{ score: 12 }]);
  await db.user.update({ where: { id: meera.viewer.userId }, data: { disabledAt: new Date() } });
  const closed = await fileOf(asha);
  expect(closed.data.records.therapy_sessions).toEqual([]);
  expect([...closed.files.values()].join('\n')).not.toContain('Meera');
});

it('says while it is made how far it is, and ends with one notification that leads to its page', async () => {
  await requestExport(asha.viewer, undefined, 'practice');
  expect(await latestExport(asha.viewer, new Date(), 'practice')).toMatchObject({ done: 0, parts: 0 });
  expect(await latestExport(asha.viewer)).toEqual({ state: 'none' });
  const { id } = await db.privacyRequest.findFirstOrThrow({ where: { kind: 'practice' } });
  await makeExport(id);
  const made = await db.privacyRequest.findUniqueOrThrow({ where: { id } });
  expect(made.parts).toBeGreaterThan(30);
  expect(made.partsDone).toBe(made.parts);
  expect(await latestExport(asha.viewer, new Date(), 'practice')).toMatchObject({ state: 'ready' });
  expect(
    await db.notification.findMany({ where: { userId: asha.viewer.userId, kind: 'export.ready' } }),
  ).toMatchObject([{ title: 'Your practice file is ready', href: '/therapist-dashboard/practice' }]);
});

it('opens for its therapist alone, after the second factor, and each client reads that it was taken', async () => {
  const ravi = await createPractice();
  const { id } = await fileOf(asha);
  expect(await openExport({ ...asha.viewer, secondFactorAt: null }, id)).toBeNull();
  expect(await openExport(confirmed(ravi), id)).toBeNull();
  expect(await openExport(confirmed(meera), id)).toBeNull();
  const { lines } = await readAccessLog(meera.viewer, 'others', '');
  expect(lines.map(({ who, what }) => [who, what])).toEqual([
    ['Your therapist', 'took a copy of your record, in a practice file'],
  ]);
});

it('is refused to clients, and before the second factor', async () => {
  const stranger = await createStranger();
  const ask = async ({ token }: Person) => {
    visitor.token = token;
    const answer = await requestPracticeFile(null, sent({}));
    return 'message' in answer ? answer.message : null;
  };
  expect(await ask(stranger)).not.toBe(practiceMessages.asked);
  expect(await ask(asha)).toBe(admissionMessages.noSecondFactor);
  expect(await db.privacyRequest.count()).toBe(0);
});

it('gives its clients to another installation, whose own file then names the same people', async () => {
  const people = [
    { name: 'Kavya Iyer', email: 'kavya@example.in', phone: '+919876543210' },
    { name: 'आशा राव', email: null, phone: '+14165550123' },
    { name: "Anne-Marie O'Hara", email: 'o.hara@example.ie', phone: null },
  ];
  for (const person of people)
    await addCard(asAuthor(asha), { ...person, consent: 'On the phone.' }, entryRequest);
  await db.profile.update({ where: { id: meera.viewer.profile.id }, data: { firstName: 'Meera' } });
  const { archive, text } = await fileOf(asha);

  const ravi = await createPractice();
  const read = async () => {
    const list = await uploadList(asAuthor(ravi), archive);
    if (!list.done) throw new Error(`not read: ${list.because}`);
    const given = { importId: list.id, consent: 'With the practice.' };
    return takeList(asAuthor(ravi), given, entryRequest);
  };
  expect(await read()).toEqual({ done: true, count: 4 });
  expect(await read()).toEqual({ done: false, because: 'nothing' });
  const peopleIn = (csv: string) =>
    csv
      .split('\r\n')
      .map((line) => line.replace(/,(?:Yes|No)$/, ''))
      .sort();
  expect(peopleIn((await fileOf(ravi)).text('clients.csv'))).toEqual(peopleIn(text('clients.csv')));
});

describe('a reading', () => {
  const noteOf = async (client: Person, words: string, sign = true) => {
    const note = (await beginNote(asAuthor(asha), client.viewer.profile.id, 'free')) ?? '';
    const draft = { note, tab: randomUUID(), version: 1, words: { words }, sign };
    expect(await saveDraft(asAuthor(asha), draft)).toMatchObject({ done: true });
    return note;
  };

  it('takes hours and the notes of clients, once, and gives the same file but for ids', async () => {
    const hours = { create: [{ weekday: 1, startMinute: 540, endMinute: 1020 }] };
    const given = { slotMinutes: 50, cancelNoticeHours: 48, hours };
    await db.calendar.create({ data: { therapistId: asha.therapist.id, ...given } });
    const zoya = await createClientOf(asha.therapist, { firstName: 'Zoya' });
    const signed = await noteOf(meera, 'She slept better.');
    expect(await addAddendum(asAuthor(asha), { note: signed, words: 'Since Tuesday.' })).toBe(true);
    await noteOf(meera, 'A draft.', false);
    await noteOf(zoya, 'Of somebody who has not come.');
    const before = await fileOf(asha);

    const ravi = await createPractice();
    await db.therapySession.create({
      data: {
        therapistId: ravi.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: new Date('2027-02-01T09:00:00Z'),
      },
    });
    const read = () => takePractice(asAuthor(ravi), before.archive, entryRequest);
    // The same database serves as both installations: the ids of the first are free in the second.
    const none = { taken: 0, present: 0, left: 0, clashing: 0 };
    const twice = [await read(), await read()];
    expect(twice).toEqual([
      {
        done: true,
        taken: {
          hours: 'taken',
          notes: { taken: 3, present: 0, left: 1 },
          sessions: { ...none, left: 1, taken: 1 },
          // The profile of the other practice.
          records: 1,
          recordsLeft: 0,
        },
      },
      {
        done: true,
        taken: {
          hours: 'kept',
          notes: { taken: 0, present: 3, left: 1 },
          sessions: { ...none, left: 1, present: 1 },
          records: 0,
          recordsLeft: 0,
        },
      },
    ]);
    const after = await fileOf(ravi);
    const notesIn = ({ data }: typeof before) =>
      data.notes
        .map(({ id: _, client_id: __, amends_id, signed_at, ...note }: Row) => ({
          ...note,
          amends: amends_id !== null,
          signed: signed_at !== null,
        }))
        .filter(({ about }: Row) => String(about).startsWith('=Meera'))
        .toSorted((a: Row, b: Row) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    expect(notesIn(after)).toEqual(notesIn(before));
    const hoursIn = ({ data: { records } }: typeof before) => [
      records.availability_hours.map(({ id: _, calendar_id: __, ...row }: Row) => row),
      records.calendars.map(({ slot_minutes, cancel_notice_hours, time_zone }: Row) => [
        ...[slot_minutes, cancel_notice_hours, time_zone],
      ]),
    ];
    expect(hoursIn(after)).toEqual(hoursIn(before));
    // A signature counts from the day on which it can be proven here.
    const signatures = after.data.notes.flatMap(({ signed_at }: Row) =>
      signed_at ? [String(signed_at)] : [],
    );
    expect(signatures).toHaveLength(2);
    for (const at of signatures) expect(at > before.data.made_at).toBe(true);
  });

  it('adds nothing of its own practice, and refuses another file in words', async () => {
    await noteOf(meera, 'Mine.');
    const { archive } = await fileOf(asha);
    const again = await takePractice(asAuthor(asha), archive, entryRequest);
    expect(again).toMatchObject({ taken: { notes: { taken: 0, present: 1 } } });
    const bytes = (text: string) => new TextEncoder().encode(text);
    const ask = (given: Uint8Array) => takePractice(asAuthor(asha), given, entryRequest);
    expect(await ask(bytes('{"format":"antarman-practice/2"}'))).toEqual({
      done: false,
      because: 'newer',
    });
    expect(await ask(bytes('%PDF-1.4'))).toEqual({ done: false, because: 'not-a-practice' });
    expect(await ask(archive.subarray(0, 900))).toEqual({ done: false, because: 'zip' });
    const overlapping = JSON.parse((await fileOf(asha)).text('practice.json'));
    const stretch = { weekday: 1, start_minute: 540, end_minute: 700 };
    overlapping.records.availability_hours = [stretch, { ...stretch, start_minute: 600 }];
    expect(await ask(bytes(JSON.stringify(overlapping)))).toEqual({ done: false, because: 'not-a-practice' });
  });
});
