import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { periods } from '@/content/retention';
import { register } from '@/lib/privacy/records/inventory';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { sweeps } from '@/lib/privacy/retention/rules';
import { db } from '@/lib/server/db';
import { createAppointmentRow, placeOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

type Pair = { readonly clientId: string; readonly therapistId: string };
/**
 * Writes a row with its dependencies, dated to an instant. @returns its id, and those of rows with the same
 * period
 */
type Write = (pair: Pair, at: Date) => Promise<readonly Row[]>;
type Row = { readonly table: string; readonly id: string };

const bytes = (length: number) => Buffer.alloc(length, 1);
const row = (table: string, { id }: { readonly id: string }): Row => ({ table, id });

async function storeFile(): Promise<string> {
  const file = { bucket: 'payment-screenshots', contentType: 'application/pdf', byteSize: 2 };
  const data = { ...file, key: `care/${randomUUID()}.pdf`, sha256: 'a'.repeat(64), content: bytes(2) };
  return (await db.storedFile.create({ data })).id;
}

async function thread(between: Pair | { memberId: string }, createdAt: Date, lastMessageAt = createdAt) {
  return db.messageThread.create({
    data: { ...between, sealedKey: bytes(68), createdAt, lastMessageAt },
  });
}

async function message({ id: threadId }: { readonly id: string }, createdAt: Date, fileId?: string) {
  const words = { side: 'person', sealed: bytes(40), submissionKey: randomUUID() };
  return db.threadMessage.create({
    data: { threadId, createdAt, ...words, ...(fileId !== undefined && { fileId }) },
  });
}

const writeNote = (pair: Pick<Pair, 'therapistId'> & Partial<Pair>, at: Date, amendsId?: string) => {
  const times = { createdAt: at, savedAt: at, signedAt: at };
  return db.note.create({
    data: { ...pair, template: 'free', sealed: bytes(40), ...times, ...(amendsId && { amendsId }) },
  });
};

const writeHomework = (folderId: string, at: Date) =>
  db.homework.create({ data: { folderId, sealed: bytes(40), createdAt: at } });

const writeFolder = (pair: Pair, createdAt: Date) =>
  db.careFolder.create({ data: { ...pair, sealedKey: bytes(68), createdAt } });

const writeMeasure = (pair: Pair, createdAt: Date, askedAt = createdAt) =>
  db.measureRequest.create({ data: { ...pair, instrument: 'PHQ-9', rhythm: 'once', createdAt, askedAt } });

/** Rows shared by two people: they stay while the two work together, and then for their period. */
const betweenTwo: Readonly<Record<string, Write>> = {
  thread_messages: async (pair, at) => {
    const made = await thread(pair, at);
    return [row('message_threads', made), row('thread_messages', await message(made, at, await storeFile()))];
  },
  notes: async (pair, at) => {
    const note = await writeNote(pair, at);
    return [row('notes', note), row('notes', await writeNote(pair, at, note.id))];
  },
  handovers: async (pair, at) => {
    const { therapistId: fromTherapistId, clientId } = pair;
    const people = { clientId, fromTherapistId, toTherapistId: (await createTherapist()).id };
    const question = { because: 'leaving', lastDay: at, startedBy: 'therapist', startedAt: at };
    return [row('handovers', await db.handover.create({ data: { ...people, ...question } }))];
  },
  record_requests: async (pair, at) => {
    const clock = { askedAt: at, dueAt: new Date(at.getTime() + 15 * 86_400_000) };
    const asked = await db.recordRequest.create({ data: { ...pair, sealedKey: bytes(68), ...clock } });
    const fileId = await storeFile();
    const paper = await db.recordPaper.create({
      data: { requestId: asked.id, sealed: bytes(40), fileId, createdAt: at },
    });
    return [row('record_requests', asked), row('record_papers', paper)];
  },
  care_folders: async (pair, at) => {
    const folder = await writeFolder(pair, at);
    await db.safetyPlan.create({ data: { folderId: folder.id, sealed: bytes(40), sharedAt: at } });
    return [row('care_folders', folder), row('homework', await writeHomework(folder.id, at))];
  },
  measure_requests: async (pair, at) => [row('measure_requests', await writeMeasure(pair, at))],
  assessments: async ({ clientId, therapistId }, completedAt) => {
    const result = { clientId, assessmentType: 'PHQ-9', score: 4, completedAt };
    return [
      row(
        'assessments',
        await db.assessment.create({ data: { ...result, sharedWithTherapistId: therapistId } }),
      ),
    ];
  },
};

/** Tests of the other periods: the file, and how it reads the table. */
const elsewhere: Readonly<Record<string, readonly [file: string, model: string]>> = {
  contact_messages: ['retention.test.ts', 'contactMessage'],
  therapist_contact_requests: ['retention.test.ts', 'therapistContactRequest'],
  form_requests: ['forms.test.ts', 'formRequest'],
  notices: ['retention.test.ts', 'notification'],
  therapy_sessions: ['retention.test.ts', 'therapySession'],
  bookings: ['retention.test.ts', 'booking'],
  therapy_plans: ['retention.test.ts', 'therapyPlan'],
  receipts: ['retention.test.ts', 'receipt'],
  refunds: ['retention.test.ts', 'refund'],
  transactions: ['retention.test.ts', 'transaction'],
  bank_credits: ['credits.test.ts', 'bankCredit'],
  bank_statement_imports: ['credits.test.ts', 'bankStatementImport'],
  payment_uploads: ['uploads.test.ts', 'paymentUpload'],
  payment_submissions: ['retention.test.ts', 'paymentSubmission'],
  quotations: ['retention.test.ts', 'quotation'],
  newsletter_subscribers: ['retention.test.ts', 'newsletterSubscriber'],
  waitlist_entries: ['waitlists.test.ts', 'waitlistEntry'],
  brought_records: ['cards.test.ts', 'broughtRecord'],
  client_cards: ['cards.test.ts', 'clientCard'],
  card_imports: ['cards.test.ts', 'cardImport'],
  consents: ['retention.test.ts', 'consent'],
  privacy_requests: ['retention.test.ts', 'privacyRequest'],
  grievances: ['retention.test.ts', 'grievance'],
  internship_applications: ['retention.test.ts', 'internshipApplication'],
  audit_log: ['retention.test.ts', 'auditEntry'],
};

type Labelled = Row & { readonly label: string };
let written: Labelled[] = [];
const label = (words: string, rows: readonly Row[]): void => {
  written.push(...rows.map((one) => ({ ...one, label: `${one.table} ${words}` })));
};

/** A minute, or ten, on either side of a period's end, by the clock of the database. */
async function around(period: { readonly months: number } | { readonly days: number }, margin = 600) {
  const [unit, count] = 'months' in period ? ['months', period.months] : ['days', period.days];
  const [end] = await db.$queryRawUnsafe<{ at: Date }[]>(
    `SELECT now() - make_interval(${unit} => ${count}) AS at`,
  );
  const at = end?.at.getTime() ?? 0;
  return { over: new Date(at - margin * 1_000), within: new Date(at + margin * 1_000) };
}

async function pair(lastMet?: Date): Promise<Pair> {
  const people = { clientId: (await createProfile()).id, therapistId: (await createTherapist()).id };
  if (lastMet) {
    await db.therapySession.create({ data: { ...people, sessionDate: lastMet, status: 'completed' } });
  }
  return people;
}

/** The labels of the rows that are still there. */
async function left(): Promise<string[]> {
  const stays: string[] = [];
  for (const { table, id, label: words } of written) {
    const found = await db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM ${table} WHERE id = $1::uuid`, id);
    if (found.length > 0) stays.push(words);
  }
  return stays;
}

const labelsWith = (...ends: string[]) =>
  written.map(({ label: words }) => words).filter((words) => ends.some((end) => words.endsWith(end)));

it('what two people keep with each other goes when its period is over and they no longer work together', {
  tags: ['slow'],
}, async () => {
  written = [];
  const { over, within } = await around({ months: periods.careMonths });
  for (const write of Object.values(betweenTwo)) {
    label('over, met long ago', await write(await pair(over), over));
    label('over, never met', await write(await pair(), over));
    label('within, met long ago', await write(await pair(over), within));
    label('over, met lately', await write(await pair(within), over));
    const planned = await pair(over);
    const plan = { planName: 'Six', totalSessions: 6, status: 'paused', createdAt: over };
    await db.therapyPlan.create({ data: { ...planned, ...plan } });
    label('over, with a plan', await write(planned, over));
  }
  const files = await db.storedFile.count();
  await sweepRecords();
  expect(await left()).toEqual(labelsWith('within, met long ago', 'met lately', 'with a plan'));
  // Each message and each paper had a file, which is deleted with it: two of five cases are past their
  // period.
  const given = await db.storedFile.findMany({ where: { deletedAt: { not: null } } });
  expect(given.map(({ content }) => content)).toEqual(Array(4).fill(null));
  expect(files).toBe(10);
});

it('what is added later, and whoever else is part of it, keeps an old row', async () => {
  written = [];
  const { over, within } = await around({ months: periods.careMonths });
  const note = await writeNote(await pair(), over);
  const addendum = await writeNote({ therapistId: note.therapistId }, within, note.id);
  label('stays: added to lately', [row('notes', note), row('notes', addendum)]);
  const { therapistId } = await pair();
  label('goes: of somebody who is gone', [row('notes', await writeNote({ therapistId }, over))]);
  label('stays: of somebody who is gone', [row('notes', await writeNote({ therapistId }, within))]);

  const going = await pair();
  const lively = await thread(going, over, within);
  label('stays: the conversation goes on', [
    row('message_threads', lively),
    row('thread_messages', await message(lively, over)),
  ]);
  label('goes: nobody wrote', [row('message_threads', await thread(await pair(), over))]);
  for (const [fate, at] of [
    ['goes', over],
    ['stays', within],
  ] as const) {
    const house = await thread({ memberId: (await createProfile()).id }, over, at);
    const said = await message(house, over);
    label(`${fate}: with the house`, [row('message_threads', house), row('thread_messages', said)]);
  }

  const handed = await pair();
  const toTherapistId = (await createTherapist()).id;
  await db.therapySession.create({
    data: { clientId: handed.clientId, therapistId: toTherapistId, sessionDate: within },
  });
  const people = { clientId: handed.clientId, fromTherapistId: handed.therapistId, toTherapistId };
  const question = { because: 'leaving', lastDay: over, startedBy: 'therapist', startedAt: over };
  label('stays: the second one goes on', [
    row('handovers', await db.handover.create({ data: { ...people, ...question } })),
  ]);

  const folder = await writeFolder(await pair(), over);
  const tasks = [await writeHomework(folder.id, over), await writeHomework(folder.id, within)];
  label('stays: homework of late', [
    row('care_folders', folder),
    ...tasks.map((one) => row('homework', one)),
  ]);
  const planned = await writeFolder(await pair(), over);
  await db.safetyPlan.create({ data: { folderId: planned.id, sealed: bytes(40), sharedAt: within } });
  label('stays: a safety plan shared lately', [row('care_folders', planned)]);
  label('stays: asked again lately', [
    row('measure_requests', await writeMeasure(await pair(), over, within)),
  ]);

  await sweepRecords();
  expect(await left()).toEqual(
    written.map(({ label: words }) => words).filter((words) => words.includes('stays:')),
  );
});

it('what the room keeps goes a week after the appointment, and signals after two minutes', async () => {
  written = [];
  const { over, within } = await around({ days: periods.roomDays });
  const appointment = async (endsAt: Date) => {
    const { therapistId, clientId } = await pair();
    const { id: calendarId } = await db.calendar.create({ data: { therapistId } });
    const startsAt = new Date(endsAt.getTime() - 45 * 60_000);
    return (await createAppointmentRow({ calendarId, clientId, startsAt, endsAt, blockedUntil: endsAt })).id;
  };
  for (const [fate, endsAt] of [
    ['goes', over],
    ['stays', within],
  ] as const) {
    const bookingId = await appointment(endsAt);
    const { participantId } = await placeOf(bookingId);
    const seat = { bookingId, seat: randomUUID(), visit: randomUUID() };
    label(`${fate}: seat`, [
      row('room_seats', await db.roomSeat.create({ data: seat })),
      row('room_seats', await db.roomSeat.create({ data: { ...seat, participantId } })),
    ]);
    const note = await db.roomSafetyNote.create({
      data: { participantId, sealedKey: bytes(68), sealed: bytes(40) },
    });
    label(`${fate}: note`, [row('room_safety_notes', note)]);
    const sentAt = new Date(Date.now() - (fate === 'goes' ? 121_000 : 5_000));
    // This includes signals of an open room.
    const signal = { bookingId: await appointment(within), toVisit: randomUUID(), payload: '{}', sentAt };
    label(`${fate}: signal`, [row('room_signals', await db.roomSignal.create({ data: signal }))]);
  }
  await sweepRecords();
  expect(await left()).toEqual(
    written.map(({ label: words }) => words).filter((words) => words.includes('stays:')),
  );
});

it('every rule of the sweep has its case, here or in a file beside it, and is about a table of the inventory', () => {
  const here = ['message_threads', 'record_papers', 'room_signals', 'room_seats', 'room_safety_notes'];
  const proven = new Set([...here, ...Object.keys(betweenTwo), ...Object.keys(elsewhere)]);
  const swept = new Set(sweeps.map(({ table }) => table));
  expect([...swept].filter((table) => !proven.has(table))).toEqual([]);
  expect([...proven].filter((table) => !swept.has(table))).toEqual([]);
  const silent = Object.values(elsewhere).filter(
    ([file, model]) => !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes(`db.${model}.`),
  );
  expect(silent).toEqual([]);
  const known = new Set(register.map(({ table }) => table));
  expect([...swept].filter((table) => !known.has(table))).toEqual([]);
});
