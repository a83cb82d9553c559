// The whole database dumped, and rotations that are cut off.

import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { therapistHandover } from '@/lib/booking/handover/queries';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { signSummary } from '@/lib/booking/handover/summary';
import { type RoomOfViewer, roomOfViewer } from '@/lib/booking/room/queries';
import { readSafetyNote, saveSafetyNote } from '@/lib/booking/room/safety';
import { readSignedForm } from '@/lib/care/form/queries';
import { sendForm } from '@/lib/care/form/send/commands';
import { rotateKeys } from '@/lib/care/keys/rotate';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread } from '@/lib/care/message/queries';
import { beginNote, saveDraft } from '@/lib/care/note/commands';
import { openNote } from '@/lib/care/note/queries';
import { db } from '@/lib/server/db';
import { memberMeeting } from '@/test/booking/rooms';
import { asAuthor, fillAll, fillAndSign, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { asOwner } from '@/test/database/owner';
import { searchDump } from '@/test/marker/search';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const newKey = () => randomBytes(32).toString('base64');

async function pair() {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  return { practice, client };
}

type Pair = Awaited<ReturnType<typeof pair>>;

const write = ({ practice, client }: Pair, text: string) =>
  sendMessage(
    client.viewer,
    { with: practice.therapist.id, text, paper: null, submission: { key: crypto.randomUUID() } },
    request,
  );

async function read({ practice, client }: Pair): Promise<readonly string[] | undefined> {
  const thread = await openThread(client.viewer, practice.therapist.id, { request });
  return thread?.messages?.map(({ text }) => text);
}

/** A video room with a note in which the person has given their place. */
async function roomWithNote(place: string): Promise<RoomOfViewer> {
  const { person, token } = await memberMeeting();
  const room = await roomOfViewer(token, person.viewer);
  if (typeof room === 'string') throw new Error('expected the person’s room');
  await saveSafetyNote(room, { canTalk: 'no', place, contactName: null, contactPhone: null });
  return room;
}

/** An unanswered handover with a signed summary. @returns its id */
async function summaryOf({ practice, client }: Pair, words: string): Promise<string> {
  const author = practice.viewer as MemberOf<'therapist'>;
  const to = (await createPractice()).therapist.id;
  const terms = { to, because: 'leaving', lastDay: '2026-12-24', request } as const;
  await startOwnHandover(author, { ...terms, client: client.viewer.profile.id });
  const { id } = await db.handover.findFirstOrThrow();
  expect(await signSummary(author, { handover: id, words, request })).toEqual({ done: true });
  return id;
}

it('no word of twenty messages, twenty notes, a note before a call and a summary is in any table; another key opens none, the right one all', async () => {
  const two = await pair();
  const words = Array.from({ length: 20 }, (_, number) => `tamarind${number}x`);
  for (const word of words) expect(await write(two, `I ate ${word} today.`)).toEqual({ done: true });
  const author = two.practice.viewer as MemberOf<'therapist'>;
  const noted = words.map((word) => word.replace('tamarind', 'jackfruit'));
  const notes: string[] = [];
  for (const word of noted) {
    const note = (await beginNote(author, two.client.viewer.profile.id, 'free')) ?? '';
    const words = { words: word };
    await saveDraft(author, { note, tab: crypto.randomUUID(), version: 1, words, sign: true });
    notes.push(note);
  }
  const openedNotes = () =>
    Promise.all(notes.map(async (note) => (await openNote(author, note))?.words.words));
  const room = await roomWithNote('mangosteenx');
  const handover = await summaryOf(two, 'rambutanx');
  const placeTold = async () => {
    const note = await readSafetyNote(room);
    return note === 'sealed' ? note : note?.place;
  };
  const others = async () => [await placeTold(), (await therapistHandover(author, handover))?.summary];
  expect([...(await searchDump([...words, ...noted, 'mangosteenx', 'rambutanx']))]).toEqual([]);
  vi.stubEnv('SEALING_KEY', newKey());
  expect(await read(two)).toBeUndefined();
  expect(await openedNotes()).toEqual(noted.map(() => undefined));
  expect(await others()).toEqual(['sealed', undefined]);
  vi.unstubAllEnvs();
  expect(await openedNotes()).toEqual(noted);
  expect(await others()).toEqual(['mangosteenx', 'rambutanx']);
  expect(await read(two)).toEqual(words.map((word) => `I ate ${word} today.`));
});

it('no answer to a form, signed or not, and no guardian is in any table; another key opens none, the right one all', async () => {
  const { practice, client } = await pair();
  const send = async (form: string) => {
    const to = { client: client.viewer.profile.id, guardianName: null, guardianEmail: null };
    const guardian = { guardianName: 'Bilimbi Rao', guardianEmail: 'bilimbi@example.in' };
    const given = { ...to, form, ...(form === 'guardian-consent' && guardian) };
    expect(await sendForm(asAuthor(practice), given, formRequest)).toEqual({ done: true });
    return newestForm(client);
  };
  await fillAll(client, await send('safety'), 'ambarella');
  await send('guardian-consent');
  const signed = await send('intake');
  expect(await fillAndSign(client, signed, 'karonda')).toEqual({ done: true });
  expect([...(await searchDump(['ambarella', 'karonda', 'Bilimbi', 'bilimbi@']))]).toEqual([]);
  const why = async () => (await readSignedForm(practice.viewer, signed))?.form.answers.why;
  vi.stubEnv('SEALING_KEYS_BEFORE', process.env.SEALING_KEY ?? '');
  vi.stubEnv('SEALING_KEY', newKey());
  expect((await rotateKeys()).wrapped).toBe(3);
  vi.stubEnv('SEALING_KEYS_BEFORE', '');
  expect(await why()).toBe('karonda');
  vi.unstubAllEnvs();
  expect(await readSignedForm(practice.viewer, signed)).toBeNull();
});

/** Makes the database refuse the fourth key of a rotation, as if it failed there. */
const cutOff = () =>
  asOwner(`
    CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM message_threads WHERE substr(sealed_key, 1, 8) = substr(NEW.sealed_key, 1, 8)) >= 3
      THEN RAISE 'cut off'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER cut_off BEFORE UPDATE OF sealed_key ON message_threads FOR EACH ROW EXECUTE FUNCTION cut_off()`);
const goOn = () => asOwner('DROP TRIGGER cut_off ON message_threads; DROP FUNCTION cut_off()');

it('a rotation that is cut off half-way leaves each conversation to its key, and goes on where it was', async () => {
  const pairs = await Promise.all(Array.from({ length: 8 }, pair));
  for (const two of pairs) await write(two, 'first');
  const readable = async () =>
    (await Promise.all(pairs.map(read))).filter((texts) => texts?.[0] === 'first').length;
  const [former, present] = [process.env.SEALING_KEY ?? '', newKey()];
  await cutOff();
  try {
    vi.stubEnv('SEALING_KEY', present);
    vi.stubEnv('SEALING_KEYS_BEFORE', former);
    await expect(rotateKeys()).rejects.toThrow('cut off');
    expect(await readable()).toBe(8);
    // The former key was removed too early: those five rows cannot be read or written, and stay unchanged.
    vi.stubEnv('SEALING_KEYS_BEFORE', '');
    expect(await readable()).toBe(3);
    const written = await Promise.allSettled(pairs.map((two) => write(two, 'second')));
    const refusals = written.filter(({ status }) => status === 'rejected');
    expect(refusals.map((one) => one.status === 'rejected' && one.reason.name)).toEqual(
      Array(5).fill('SealUnavailable'),
    );
    expect(await db.threadMessage.count()).toBe(8 + 3);
    // The former release has only the former key.
    vi.stubEnv('SEALING_KEY', former);
    expect(await readable()).toBe(5);
  } finally {
    await goOn();
  }
  vi.stubEnv('SEALING_KEY', present);
  vi.stubEnv('SEALING_KEYS_BEFORE', former);
  expect(await rotateKeys()).toEqual({ wrapped: 5, current: 3, closed: 0 });
  vi.stubEnv('SEALING_KEYS_BEFORE', '');
  expect(await readable()).toBe(8);
});

it('a rotation without the former key changes nothing and says how many keys stay closed', async () => {
  const two = await pair();
  await write(two, 'first');
  const before = await db.messageThread.findFirstOrThrow();
  vi.stubEnv('SEALING_KEY', newKey());
  expect(await rotateKeys()).toEqual({ wrapped: 0, current: 0, closed: 1 });
  expect(await db.messageThread.findFirstOrThrow()).toEqual(before);
  vi.unstubAllEnvs();
  expect(await read(two)).toEqual(['first']);
});
