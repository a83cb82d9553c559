import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { withdrawHandover } from '@/lib/booking/handover/answer';
import { signSummary } from '@/lib/booking/handover/summary';
import { archiveForm, createForm, publishForm, saveHead, setAutomatic } from '@/lib/care/form/own/commands';
import { cancelForm, sendForm } from '@/lib/care/form/send/commands';
import { closeThread, sendMessage } from '@/lib/care/message/commands';
import { addAddendum, beginNote, beginNoteOnGuest, removeDraft, saveDraft } from '@/lib/care/note/commands';
import { removePaper } from '@/lib/care/record-request/answer';
import { giveBackEntered, undoEntered } from '@/lib/payment/entered/commands';
import { env } from '@/lib/server/env';
import { setUpDatabase } from '@/test/database/database';
import { createDueAppointment } from '@/test/payment/card-appointments';
import { entered, entryRequest, keeperOf } from '@/test/payment/entries';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';

setUpDatabase();

// A transaction that asks outside itself waits for a second connection, and a busy pool has none: the one and the
// other end only at the time limit. With one connection, one caller shows it.
vi.hoisted(() => {
  process.env.DATABASE_POOL_MAX = '1';
  process.env.DATABASE_WAIT_MS = '2000';
});

let asha: Awaited<ReturnType<typeof createPractice>>;
let author: MemberOf<'therapist'>;

beforeEach(async () => {
  asha = await createPractice();
  author = asha.viewer as MemberOf<'therapist'>;
});

it('has one connection', () => {
  expect(env.DATABASE_POOL_MAX).toBe(1);
});

it('lets a therapist write, sign, amend and remove notes on one connection', async () => {
  const client = await createClientOf(asha.therapist);
  const note = (await beginNote(author, client.viewer.profile.id, 'soap')) ?? '';
  const draft = { note, tab: randomUUID(), version: 1, words: { subjective: 'Slept well.' }, sign: true };
  expect(await saveDraft(author, draft)).toMatchObject({ done: true });
  expect(await addAddendum(author, { note, words: 'And ate well.' })).toBe(true);
  expect(await removeDraft(author, note)).toBe(false);
  expect(await beginNoteOnGuest(author, randomUUID())).toBeNull();
});

it('lets a therapist make, publish and archive a form of their own on one connection', async () => {
  const form = (await createForm(author, 'Intake', '')) ?? '';
  expect(await saveHead(author, { form, title: 'First visit', intro: null })).toBe(true);
  expect(await publishForm(author, form)).toBe('empty');
  expect(await setAutomatic(author, form, true)).toBe(true);
  expect(await archiveForm(author, form, true)).toBe(true);
});

it('lets a therapist enter, return and undo a payment on one connection', async () => {
  const id = await createDueAppointment(asha, await createStranger());
  const payment = await entered(asha, id);
  const caller = { viewer: keeperOf(asha), request: entryRequest };
  const back = { amountPaise: 10_000, reason: 'Paid too much.', beforePaise: 0 };
  expect(await giveBackEntered(payment, back, caller)).toEqual({ done: true });
  expect(await undoEntered(payment, 'A mistake.', caller)).toMatchObject({ because: 'refunded' });
});

it('answers about a handover on one connection', async () => {
  const handover = randomUUID();
  const words = 'Ended well.';
  const unknown = { done: false, because: 'unknown' };
  expect(await signSummary(author, { handover, words, request: entryRequest })).toEqual(unknown);
  expect(await withdrawHandover(author, { handover, request: entryRequest })).toEqual(unknown);
});

it('sends a message, a form and records on one connection', async () => {
  const id = randomUUID();
  const request = entryRequest;
  const message = { with: id, text: 'Good morning.', paper: null, submission: { key: id } };
  const unknown = { done: false, because: 'unknown' };
  expect(await sendMessage(author, message, request)).toEqual(unknown);
  expect(await closeThread(author, id, request)).toEqual(unknown);
  expect(
    await sendForm(author, { client: id, form: 'intake', guardianName: null, guardianEmail: null }, request),
  ).toMatchObject({ done: false });
  expect(await cancelForm(author, id)).toBe(false);
  expect(await removePaper(author, id, id)).toEqual(unknown);
});
