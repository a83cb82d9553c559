/** @module-tag slow (writes everything that is sealed) */

import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import { nameBusySource } from '@/lib/booking/calendar/busy/commands';
import { openAddress } from '@/lib/booking/calendar/busy/sealed';
import { therapistHandover } from '@/lib/booking/handover/queries';
import { startOwnHandover } from '@/lib/booking/handover/start';
import { signSummary } from '@/lib/booking/handover/summary';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { readSafetyNote, saveSafetyNote } from '@/lib/booking/room/safety';
import { openWaitingForm, readSignedForm } from '@/lib/care/form/queries';
import { openGuardian } from '@/lib/care/form/sealed';
import { sendForm } from '@/lib/care/form/send/commands';
import { answerHomework, giveHomework } from '@/lib/care/homework/commands';
import { listOwnHomework } from '@/lib/care/homework/queries';
import { rotateKeys } from '@/lib/care/keys/rotate';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread, openThreadFile } from '@/lib/care/message/queries';
import { addAddendum, beginNote, saveDraft } from '@/lib/care/note/commands';
import { openNote } from '@/lib/care/note/queries';
import { noteTemplates, templateNames } from '@/lib/care/note/rules';
import { addGoal } from '@/lib/care/plan/goal/commands';
import { listOwnGoals } from '@/lib/care/plan/goal/queries';
import { addPaper, answerRequest } from '@/lib/care/record-request/answer';
import { askForRecords } from '@/lib/care/record-request/ask';
import { openRecordPaper, openRequest } from '@/lib/care/record-request/queries';
import { shareSafetyPlan } from '@/lib/care/safety-plan/commands';
import { findClientSafetyPlan } from '@/lib/care/safety-plan/queries';
import { db } from '@/lib/server/db';
import { isCurrent, openDataKey } from '@/lib/server/seal/data-key';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { setUpDatabase } from '@/lib/testing/database';
import { fillAll, fillAndSign, newestForm } from '@/lib/testing/forms';
import { searchDump } from '@/lib/testing/marker/search';
import { createClientOf, createPractice } from '@/lib/testing/quotations';
import { memberMeeting } from '@/lib/testing/rooms';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const visit = () => ({ submission: { key: randomUUID() }, request });

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Awaited<ReturnType<typeof createClientOf>>;
let therapist: MemberOf<'therapist'>;
let client: MemberOf<'client'>;
/** Every word that was written into something sealed. */
let words: string[];
/** What somebody who may read it gets to see, one for each sealed thing. */
let readings: (() => Promise<unknown>)[];

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  therapist = asha.viewer as MemberOf<'therapist'>;
  client = meera.viewer as MemberOf<'client'>;
  words = [];
  readings = [];
});

/** A word that stands nowhere else. */
function word(): string {
  const made = `zq${words.length}${randomBytes(4).toString('hex')}qz`;
  words.push(made);
  return made;
}

const pdf = () =>
  ({
    fit: true,
    content: Buffer.from(`%PDF-1.4 ${word()}`),
    contentType: 'application/pdf',
    extension: 'pdf',
    name: `${word()}.pdf`,
  }) as const;

async function writeMessages(): Promise<void> {
  for (const _ of [1, 2, 3, 4, 5]) {
    const message = {
      with: asha.therapist.id,
      text: word(),
      paper: pdf(),
      submission: { key: randomUUID() },
    };
    expect(await sendMessage(client, message, request)).toEqual({ done: true });
  }
  readings.push(async () => (await openThread(therapist, client.profile.id, { request }))?.messages);
  for (const { id } of await db.threadMessage.findMany({ select: { id: true } })) {
    readings.push(async () => (await openThreadFile(client, id))?.content);
  }
}

async function writeNotes(): Promise<void> {
  for (const template of templateNames) {
    const note = (await beginNote(therapist, client.profile.id, template)) ?? '';
    const all = () => Object.fromEntries(noteTemplates[template].parts.map(([part]) => [part, word()]));
    const draft = { note, version: 1, words: all(), sign: false };
    expect(await saveDraft(therapist, { ...draft, tab: randomUUID() })).toMatchObject({ done: true });
    // From an outdated tab, kept beside the note.
    const late = { ...draft, words: all(), tab: randomUUID() };
    expect(await saveDraft(therapist, late)).toMatchObject({ because: 'stale' });
    const signed = { ...draft, words: all(), version: 2, sign: true, tab: randomUUID() };
    expect(await saveDraft(therapist, signed)).toMatchObject({ signed: true });
    // Signing replaces what was saved before.
    words.splice(-3 * noteTemplates[template].parts.length, noteTemplates[template].parts.length);
    expect(await addAddendum(therapist, { note, words: word() })).toBe(true);
    readings.push(() => openNote(therapist, note));
  }
}

async function writeForms(): Promise<void> {
  const send = async (form: string) => {
    const guardian =
      form === 'guardian-consent'
        ? { guardianName: word(), guardianEmail: `${word()}@example.in` }
        : { guardianName: null, guardianEmail: null };
    expect(await sendForm(therapist, { client: client.profile.id, form, ...guardian }, request)).toEqual({
      done: true,
    });
    return newestForm(meera);
  };
  const waiting = await send('safety');
  await fillAll(meera, waiting, word());
  readings.push(async () => {
    const opened = await openWaitingForm(client, waiting);
    return opened?.kind === 'waiting' && opened.form;
  });
  await send('guardian-consent');
  readings.push(async () => {
    const { sealed, request: form } = await db.formGuardian.findFirstOrThrow({ include: { request: true } });
    return openGuardian(openDataKey(form.sealedKey), form.id, sealed);
  });
  const signed = await send('intake');
  expect(await fillAndSign(meera, signed, word())).toEqual({ done: true });
  readings.push(() => readSignedForm(therapist, signed));
}

async function writeFolder(): Promise<void> {
  const task = { client: client.profile.id, tool: null, task: word(), due: null };
  expect(await giveHomework(therapist, { ...task, ...visit() })).toMatchObject({ given: true });
  const { id: homework } = await db.homework.findFirstOrThrow();
  expect(await answerHomework(client, { homework, outcome: 'not_done', line: word() })).toBe(true);
  readings.push(() => listOwnHomework(client));

  const pair = { therapistId: asha.therapist.id, clientId: client.profile.id };
  const plan = { ...pair, planName: 'Out again', totalSessions: 8 };
  const { id } = await db.therapyPlan.create({ data: plan });
  expect(await addGoal(therapist, { plan: id, goal: word(), ...visit() })).toEqual({ done: true });
  readings.push(() => listOwnGoals(client, [id]));

  const steps = Object.fromEntries(safetySteps.map(({ name }) => [name, word()]));
  const shared = { therapist: asha.therapist.id, care: true, words: steps as never };
  expect(await shareSafetyPlan(shared, { viewer: client, request })).toMatchObject({ shared: true });
  readings.push(() => findClientSafetyPlan(therapist, client.profile.id));
}

async function writeRecords(): Promise<void> {
  expect(await askForRecords(client, { therapist: asha.therapist.id, ...visit() })).toEqual({ done: true });
  const { id } = await db.recordRequest.findFirstOrThrow();
  expect(await addPaper(therapist, id, pdf())).toEqual({ done: true });
  const answer = { summary: word(), because: 'others', withheld: word(), request } as const;
  expect(await answerRequest(therapist, id, answer)).toEqual({ done: true });
  const paper = await db.recordPaper.findFirstOrThrow();
  readings.push(
    () => openRequest(client, id),
    async () => (await openRecordPaper(client, paper.id))?.content,
  );
}

async function writeBookings(): Promise<void> {
  const { person, token } = await memberMeeting();
  const room = await roomOfViewer(token, person.viewer);
  if (typeof room === 'string') throw new Error('expected the person’s room');
  const note = { canTalk: 'no', place: word(), contactName: word(), contactPhone: null } as const;
  await saveSafetyNote(room, note);
  readings.push(() => readSafetyNote(room));

  const { id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } });
  await nameBusySource(therapist, `https://calendar.example.in/${word()}.ics`, request);
  readings.push(async () => openAddress(await db.busySource.findUniqueOrThrow({ where: { calendarId } })));

  const to = (await createPractice()).therapist.id;
  const terms = { to, because: 'leaving', lastDay: '2026-12-24', request } as const;
  await startOwnHandover(therapist, { ...terms, client: client.profile.id });
  const { id: handover } = await db.handover.findFirstOrThrow();
  expect(await signSummary(therapist, { handover, words: word(), request })).toEqual({ done: true });
  readings.push(() => therapistHandover(therapist, handover));
}

/** The words that somebody gets to see with the keys of the environment. */
async function seen(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const reading of readings) {
    try {
      const found = await reading();
      texts.push(found instanceof Uint8Array ? Buffer.from(found).toString() : JSON.stringify(found ?? null));
    } catch (error) {
      if (!(error instanceof SealUnavailable)) throw error;
    }
  }
  const all = texts.join('\n');
  return words.filter((one) => all.includes(one));
}

/** Tables and columns of the database that hold something sealed, also those that are added later. */
const sealedColumns = () =>
  db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name LIKE 'sealed%'
    ORDER BY table_name, column_name`;

async function valuesOf({ table, column }: { readonly table: string; readonly column: string }) {
  const [from, name] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  return db.$queryRaw<
    { value: Uint8Array }[]
  >`SELECT ${name} AS value FROM ${from} WHERE ${name} IS NOT NULL`;
}

it('no word of any sealed field is in a table; another key opens none, and a rotation reaches every key', async () => {
  for (const write of [writeMessages, writeNotes, writeForms, writeFolder, writeRecords, writeBookings]) {
    await write();
  }
  expect(words.length).toBeGreaterThan(40);
  const columns = await sealedColumns();
  for (const column of columns) {
    expect(await valuesOf(column), `${column.table}.${column.column}`).not.toHaveLength(0);
  }
  expect([...(await searchDump(words))]).toEqual([]);
  expect(await seen()).toEqual(words);

  const former = process.env.SEALING_KEY ?? '';
  vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
  expect(await seen()).toEqual([]);
  vi.stubEnv('SEALING_KEYS_BEFORE', former);
  expect(await rotateKeys()).toMatchObject({ current: 0, closed: 0 });
  vi.stubEnv('SEALING_KEYS_BEFORE', '');
  for (const column of columns.filter((one) => one.column === 'sealed_key')) {
    const keys = await valuesOf(column);
    expect(
      keys.map(({ value }) => isCurrent(value)),
      column.table,
    ).toEqual(keys.map(() => true));
  }
  expect(await seen()).toEqual(words);
  vi.unstubAllEnvs();
  expect(await seen()).toEqual([]);
});
