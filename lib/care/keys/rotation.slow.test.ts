// Two hundred writes during a rotation.

import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type RoomOfViewer, roomOfViewer } from '@/lib/booking/room/queries';
import type { SafetyNote } from '@/lib/booking/room/rules';
import { readSafetyNote, saveSafetyNote, sealedSafetyNote } from '@/lib/booking/room/safety';
import { openWaitingForm } from '@/lib/care/form/queries';
import { sendForm } from '@/lib/care/form/send/commands';
import { giveHomework } from '@/lib/care/homework/commands';
import { listClientHomework } from '@/lib/care/homework/queries';
import { rotateKeys } from '@/lib/care/keys/rotate';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread } from '@/lib/care/message/queries';
import { beginNote, saveDraft } from '@/lib/care/note/commands';
import { openNote } from '@/lib/care/note/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { isCurrent } from '@/lib/server/seal/data-key';
import { createAppointmentRow, placeOf } from '@/test/booking/appointments';
import { memberMeeting } from '@/test/booking/rooms';
import { asAuthor, asClient, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const visit = () => ({ submission: { key: randomUUID() }, request });

/** Replaces the master key; the latest former ones still open. */
function replaceMasterKey(): void {
  const former = [process.env.SEALING_KEY, ...(process.env.SEALING_KEYS_BEFORE ?? '').split(',')];
  vi.stubEnv('SEALING_KEYS_BEFORE', former.filter(Boolean).slice(0, 5).join(','));
  vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
}

/** Removes the former key: content that it still wraps no longer opens. */
const forgetFormerKey = () => vi.stubEnv('SEALING_KEYS_BEFORE', '');

const told = (place: string | null): SafetyNote => ({
  canTalk: null,
  place,
  contactName: null,
  contactPhone: null,
});

/** A video room with a note in which the person has given their place. */
async function roomWithNote(): Promise<RoomOfViewer> {
  const { person, token } = await memberMeeting();
  const room = await roomOfViewer(token, person.viewer);
  if (typeof room === 'string') throw new Error('expected the person’s room');
  await saveSafetyNote(room, told('first'));
  return room;
}

/**
 * Notes of eighty other appointments, all before those of the pairs. A rotation reads a page of notes and
 * then wraps them one by one, so a note that is saved again during that time replaces one under its hands.
 */
async function otherNotes(): Promise<void> {
  const { id: calendarId } = await db.calendar.create({ data: {} });
  const bookings = Array.from({ length: 80 }, (_, number) =>
    createAppointmentRow({ calendarId, startsAt: new Date(Date.now() + number * hour), clientId: null }),
  );
  for (const { id } of await Promise.all(bookings)) {
    const { participantId } = await placeOf(id);
    await db.roomSafetyNote.create({
      data: { participantId, ...sealedSafetyNote.sealWithOwnKey(id, told('elsewhere')) },
    });
  }
}

/** A therapist and a client who begin every kind of sealed content, and the content that each can read. */
async function pair() {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const room = await roomWithNote();
  const [therapist, id] = [asAuthor(practice), client.viewer.profile.id];
  const notes: string[] = [];
  const forms: string[] = [];
  const writes = {
    async message(text: string) {
      const message = { with: practice.therapist.id, text, paper: null, ...visit() };
      return (await sendMessage(client.viewer, message, request)).done;
    },
    async note(text: string) {
      const note = (await beginNote(therapist, id, 'free')) ?? '';
      notes.push(note);
      const draft = { note, tab: randomUUID(), version: 1, words: { words: text }, sign: true };
      return (await saveDraft(therapist, draft)).done;
    },
    async homework(task: string) {
      return (await giveHomework(therapist, { client: id, tool: null, task, due: null, ...visit() })).given;
    },
    async form(name: string) {
      const noGuardian = { guardianName: null, guardianEmail: null };
      const sent = await sendForm(therapist, { client: id, form: name, ...noGuardian }, formRequest);
      forms.push(await newestForm(client));
      return sent.done;
    },
    /**
     * Each save makes a new key; an empty note is deleted with its key. The replaced note must have been
     * readable.
     */
    async safety(place: string | null) {
      const before = await readSafetyNote(room);
      await saveSafetyNote(room, told(place));
      return before !== 'sealed';
    },
  };
  return {
    writes,
    async read() {
      const thread = await openThread(client.viewer, practice.therapist.id, { request });
      const safety = await readSafetyNote(room);
      return {
        messages: thread?.messages?.map(({ text }) => text),
        notes: await Promise.all(notes.map(async (note) => (await openNote(therapist, note))?.words.words)),
        homework: (await listClientHomework(therapist, id))?.map(({ task }) => task).toSorted(),
        forms: await Promise.all(
          forms.map(async (form) => (await openWaitingForm(asClient(client), form))?.kind),
        ),
        place: safety === 'sealed' ? safety : safety?.place,
      };
    },
  };
}

type Pair = Awaited<ReturnType<typeof pair>>;

/** Nineteen writes, one after the other: a thread, a notebook, a folder and two forms begin, and eight keys are replaced. */
async function writeAll({ writes }: Pair): Promise<readonly boolean[]> {
  const acts = [
    () => writes.safety('1'),
    () => writes.message('one'),
    () => writes.safety('2'),
    () => writes.note('two'),
    () => writes.safety('3'),
    () => writes.homework('three'),
    () => writes.safety('4'),
    () => writes.form('intake'),
    () => writes.safety(null),
    () => writes.message('four'),
    () => writes.safety('5'),
    () => writes.note('five'),
    () => writes.safety('6'),
    () => writes.homework('six'),
    () => writes.form('safety'),
    () => writes.safety('7'),
    () => writes.message('seven'),
    () => writes.note('eight'),
    () => writes.safety('last'),
  ];
  const done: boolean[] = [];
  for (const act of acts) done.push(await act());
  return done;
}

/** The content that both can read afterwards. */
const everything = {
  messages: ['one', 'four', 'seven'],
  notes: ['two', 'five', 'eight'],
  homework: ['six', 'three'],
  forms: ['waiting', 'waiting'],
  place: 'last',
};

/** The pairs write one after the other in two rows, so that a rotation still gets connections. */
async function writeInTwoRows(writers: readonly Pair[]): Promise<readonly boolean[]> {
  const done: boolean[] = [];
  const row = async (first: number) => {
    for (let at = first; at < writers.length; at += 2) done.push(...(await writeAll(writers[at] as Pair)));
  };
  await Promise.all([row(0), row(1)]);
  return done;
}

let pairs: readonly Pair[];

beforeEach(async () => {
  await otherNotes();
  pairs = await Promise.all(Array.from({ length: 12 }, pair));
});

it('a rotation among two hundred writes that begin, replace and forget keys loses none, also when it is run again', async () => {
  // The first pair has written before, so that keys of every kind exist to be wrapped again.
  const [before, ...others] = pairs;
  expect(await writeAll(before as Pair)).not.toContain(false);
  const writes = writeInTwoRows(others);
  let writing = true;
  void writes.finally(() => {
    writing = false;
  });
  // Each rotation wraps every key again, so that it meets writes at every moment and keys that are replaced
  // meanwhile.
  let rotations = 0;
  for (; writing; rotations += 1) {
    replaceMasterKey();
    expect(await rotateKeys()).toMatchObject({ closed: 0 });
  }
  expect(await writes).toEqual(Array(209).fill(true));
  expect(rotations).toBeGreaterThan(1);
  expect(await rotateKeys()).toMatchObject({ closed: 0 });
  expect(await rotateKeys()).toMatchObject({ wrapped: 0, closed: 0 });
  forgetFormerKey();
  expect(await Promise.all(pairs.map(({ read }) => read()))).toEqual(Array(12).fill(everything));
});

it('a key that is made again while the rotation waits for its row stays, and opens what it has sealed', async () => {
  const { participantId, participant } = await db.roomSafetyNote.findFirstOrThrow({
    orderBy: { id: 'asc' },
    include: { participant: true },
  });
  const { bookingId } = participant;
  replaceMasterKey();
  let rotation: ReturnType<typeof rotateKeys> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM room_safety_notes WHERE participant_id = ${participantId}::uuid FOR UPDATE`;
    rotation = rotateKeys();
    // Polls on a second connection until the rotation, which has read the former key, waits for the row.
    for (let waiting = 0; waiting === 0; ) {
      const rows = await db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%room_safety_notes%'`;
      waiting = rows.length;
    }
    const anew = sealedSafetyNote.sealWithOwnKey(bookingId, told('anew'));
    await tx.roomSafetyNote.update({ where: { participantId }, data: anew });
  });
  expect(await rotation).toMatchObject({ closed: 0 });
  forgetFormerKey();
  const stored = await db.roomSafetyNote.findUniqueOrThrow({ where: { participantId } });
  expect(isCurrent(stored.sealedKey)).toBe(true);
  expect(await readSafetyNote({ bookingId, person: { id: participantId } })).toMatchObject({ place: 'anew' });
});
