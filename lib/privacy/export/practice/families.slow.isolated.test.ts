// Makes files of whole practices.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCard, removeCard } from '@/lib/care/client-card/commands';
import { broughtAbout, lastReading } from '@/lib/privacy/export/practice/brought/queries';
import { undoReading } from '@/lib/privacy/export/practice/brought/undo';
import { practiceTable } from '@/lib/privacy/export/practice/records';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { asAuthor } from '@/test/care/forms';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { entryRequest } from '@/test/payment/entries';
import { createPractice } from '@/test/payment/quotations';
import { bytesOf, fileOf, plantedPractice, reading, withClient } from '@/test/therapist/practice-file';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

type Practice = Awaited<ReturnType<typeof createPractice>>;
type File = Awaited<ReturnType<typeof fileOf>>;
type Row = Readonly<Record<string, unknown>>;

/** Every list of a file: its tables, notes and summaries. */
const familiesIn = ({ data }: File): Record<string, Row[]> => ({
  ...data.records,
  notes: data.notes,
  summaries: data.summaries,
});

/** Columns that differ on purpose, by family, beside ids and the day of the reading. */
const differs: Readonly<Record<string, readonly string[]>> = {
  // Rows of this installation, with their own moments.
  appointment_terms: ['updated_at'],
  availability_exceptions: ['created_at'],
  calendars: ['created_at', 'updated_at'],
  kept_hours: ['created_at'],
  places: ['created_at', 'updated_at'],
  session_kinds: ['created_at', 'updated_at'],
  // An empty practice takes ways to meet and the fee of the first kind, which offer.slow compares.
  therapists: ['modes', 'session_rate', 'updated_at'],
  therapist_letters: ['created_at', 'updated_at'],
  // A signed note is signed again, on the day of the reading, and names the client as this installation does.
  notes: ['signed_at', 'about'],
};

const compared = (table: string, rows: readonly Row[]) =>
  rows
    .map((row) => {
      const entries = Object.entries(row).filter(
        ([column]) =>
          !/(^|_)id$/.test(column) && column !== 'brought_at' && !differs[table]?.includes(column),
      );
      return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b))));
    })
    .sort();

/** Rows of the second that are not in the first. */
function added(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second];
  for (const row of first) {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The traces that an act of the product would have left behind; files are stored and next free times counted as ever. */
const acts = async () => ({
  jobs: await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs
    WHERE task_identifier NOT IN ('store-file', 'refresh-next-free') ORDER BY 1`,
  notices: await db.notification.count(),
  transactions: await db.transaction.findMany({ orderBy: { id: 'asc' } }),
  accounts: await db.houseAccount.findMany({ orderBy: { therapistId: 'asc' } }),
  requests: [await db.formRequest.count(), await db.recordRequest.count(), await db.measureRequest.count()],
});

/** Lists that are imported elsewhere, or stored as new files, by their own reasons in records.ts. */
const elsewhere = ['client_cards', 'stored_files', 'therapist_clients'];

it('brings every family of a file, so that the next file holds the same but for ids', async () => {
  const { file: before, clientId } = await plantedPractice();
  const ravi = await withClient(clientId);
  const earlier = familiesIn(await fileOf(ravi));
  const quiet = await acts();
  expect(await reading(ravi, before.archive)).toMatchObject({ done: true, taken: { hours: 'taken' } });
  expect(await acts()).toEqual(quiet);
  const after = familiesIn(await fileOf(ravi));
  const families = Object.entries(familiesIn(before));
  expect(
    families
      .filter(([table]) => practiceElsewhere(table))
      .map(([table]) => table)
      .sort(),
  ).toEqual(elsewhere);
  // A family without a row would prove nothing: whoever adds one to the file plants a row of it.
  const empty = families.filter(([table, rows]) => !practiceElsewhere(table) && rows.length === 0);
  expect(empty.map(([table]) => table)).toEqual([]);
  for (const [table, rows] of families) {
    if (practiceElsewhere(table)) continue;
    // The kinds of an empty practice are those of the file.
    const was = table === 'session_kinds' ? [] : (earlier[table] ?? []);
    const came = added(compared(table, was), compared(table, after[table] ?? []));
    expect({ [table]: came }).toEqual({ [table]: compared(table, rows) });
  }
});

const practiceElsewhere = (table: string) =>
  table !== 'notes' && table !== 'summaries' && practiceTable(table).of.elsewhere !== undefined;

describe('a reading', () => {
  let planted: Awaited<ReturnType<typeof plantedPractice>>;
  beforeEach(async () => {
    planted = await plantedPractice();
  });

  it('puts all of a person without an account on their card, and goes with it', async () => {
    const { file, clientId, email } = planted;
    const ravi = await createPractice();
    const [person] = file.data.records.therapist_clients;
    const card = await addCard(
      asAuthor(ravi),
      { name: 'Meera', email, phone: null, consent: 'With the practice.' },
      entryRequest,
    );
    if (!card.added) throw new Error('no card');
    expect(person.client_id).toBe(clientId);
    expect(await reading(ravi, file.archive)).toMatchObject({
      done: true,
      taken: { sessions: { taken: 0, left: 0 }, notes: { taken: 0, left: 0 } },
    });
    const families = await broughtAbout(ravi.viewer, card.id);
    const titles = families.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Forms',
        'Homework',
        'Results',
        'Messages',
        'Plans',
        'Payments',
        'Notes',
        'Sessions',
      ]),
    );
    const payments = families.find(({ table }) => table === 'transactions');
    expect(payments?.mark).toBe('From the file of another practice, not proven');
    // In the next file they are the card's.
    const after = familiesIn(await fileOf(ravi));
    expect(after.form_requests).toMatchObject([{ client_id: card.id, brought_at: expect.any(String) }]);
    expect((await fileOf(ravi)).text('money.csv')).toContain(
      '"From the file of another practice, not proven"',
    );
    const other = await createPractice();
    expect(await broughtAbout(other.viewer, card.id)).toEqual([]);
    expect(await removeCard(asAuthor(ravi), card.id, entryRequest)).toBe(true);
    expect(await db.broughtRecord.count({ where: { cardId: card.id } })).toBe(0);
  });

  it('changes nothing when it is repeated, and goes again when it is undone', async () => {
    const { file, clientId } = planted;
    const ravi = await withClient(clientId);
    const earlier = familiesIn(await fileOf(ravi));
    const stored = async () => [
      await db.broughtRecord.findMany({ orderBy: { id: 'asc' } }),
      await db.therapySession.findMany({ orderBy: { id: 'asc' } }),
      await db.availabilityHours.findMany({ orderBy: { id: 'asc' } }),
      await db.sessionKind.findMany({ orderBy: { id: 'asc' } }),
    ];
    await reading(ravi, file.archive);
    const once = await stored();
    expect(await reading(ravi, file.archive)).toMatchObject({
      taken: { records: 0, notes: { taken: 0 }, sessions: { taken: 0 } },
    });
    expect(await stored()).toEqual(once);
    const last = await lastReading(asAuthor(ravi));
    expect(last).toMatchObject({ undoable: true });
    const stranger = await createPractice();
    const undo = (by: Practice, now?: Date) => undoReading(asAuthor(by), last?.id ?? '', entryRequest, now);
    expect(await undo(stranger)).toEqual({ done: false, because: 'gone' });
    expect(await undo(ravi, new Date(Date.now() + 86_400_001))).toEqual({ done: false, because: 'late' });
    expect(await undo(ravi)).toMatchObject({ done: true, there: 0 });
    expect(await undo(ravi)).toEqual({ done: false, because: 'gone' });
    const after = familiesIn(await fileOf(ravi));
    for (const [table, rows] of Object.entries(after)) {
      // An empty calendar was made by the first reading, with the hours of no day.
      if (table === 'calendars') continue;
      expect({ [table]: compared(table, rows) }).toEqual({ [table]: compared(table, earlier[table] ?? []) });
    }
  });

  it('names what it leaves out, and takes each row once', async () => {
    const { file, clientId } = planted;
    const ravi = await withClient(clientId);
    const data = JSON.parse(file.text('practice.json'));
    const [homework] = data.records.homework;
    const [folder] = data.records.care_folders;
    const [payment] = data.records.transactions;
    const stranger = { ...folder, id: randomUUID(), client_id: randomUUID() };
    data.records = {
      ...data.records,
      horoscopes: [{ id: randomUUID() }],
      care_folders: [folder, stranger],
      homework: [
        homework,
        homework,
        { ...homework, id: randomUUID(), task: '=HYPERLINK("https://evil.example")' },
        { ...homework, id: randomUUID(), created_at: 'yesterday' },
        { ...homework, id: randomUUID(), submission_key: randomUUID() },
        { ...homework, id: randomUUID(), folder_id: stranger.id },
        { ...homework, id: randomUUID(), folder_id: randomUUID() },
      ],
      transactions: [payment, { ...payment, id: randomUUID(), amount: 0.001 }],
    };
    expect(await reading(ravi, bytesOf(data))).toMatchObject({ done: true });
    const lines = (await lastReading(asAuthor(ravi)))?.lines.join('\n');
    expect(lines).toMatch(/neither a client here nor on a client card: .*Care folders 1, Homework 2/);
    expect(lines).toMatch(/cannot read these lines: .*Homework 2, Payments 1/);
    expect(lines).toContain('do not know these lists: horoscopes.');
    const families = await broughtAbout(ravi.viewer, clientId);
    expect(families.find(({ table }) => table === 'homework')?.rows).toHaveLength(2);
  });

  it('refuses a newer, a damaged and a forged file as a whole', async () => {
    const ravi = await withClient(planted.clientId);
    const data = JSON.parse(planted.file.text('practice.json'));
    const refused = async (bytes: Uint8Array) => {
      const answer = await reading(ravi, bytes);
      return answer.done ? 'done' : answer.because;
    };
    expect(await refused(bytesOf({ ...data, format: 'antarman-practice/2' }))).toBe('newer');
    expect(await refused(bytesOf({ ...data, records: { ...data.records, homework: 'all' } }))).toBe(
      'not-a-practice',
    );
    expect(await refused(planted.file.archive.subarray(0, 5_000))).toBe('zip');
    expect(await refused(Buffer.alloc(8 * 1_048_576))).toBe('too-large');
    expect(await db.broughtRecord.count({ where: { therapistId: ravi.therapist.id } })).toBe(0);
  });
});
