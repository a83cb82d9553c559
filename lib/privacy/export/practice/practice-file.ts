import 'server-only';
import { Readable } from 'node:stream';
import { site } from '@/content/site';
import { summariesOfAuthor } from '@/lib/booking/handover/copy';
import { notesOfAuthor } from '@/lib/care/note/copy';
import { formatMoment } from '@/lib/format/time';
import { addFiles, type Filling } from '@/lib/privacy/export/archive';
import { listNamed, recordsNamed, type TableRows } from '@/lib/privacy/export/data-file';
import { nameInWords } from '@/lib/privacy/export/page-words';
import { type BroughtRows, broughtRows } from '@/lib/privacy/export/practice/brought/copy';
import { leftOut, practiceRecords, practiceTable } from '@/lib/privacy/export/practice/records';
import { practiceFormat } from '@/lib/privacy/export/practice/rules';
import { calendarOf, joined, lists, practiceRows } from '@/lib/privacy/export/practice/tables';
import { rowsOf } from '@/lib/privacy/export/rows';
import type { Person } from '@/lib/privacy/records/person';
import { env } from '@/lib/server/env';

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The plain text that explains the file of a practice to whoever opens it. */
const readme = (madeAt: Date, madeBy: string) => `The file of a practice
Made on ${formatMoment(madeAt)} with ${site.name}, ${madeBy}.

It holds health records of other people. Keep it where only you can open it.

What is in it

clients.csv    your clients: name, email address, phone number, and whether they have an account
sessions.csv   your sessions and the appointments of people without an account
money.csv      payments to you, those that you entered yourself marked as such
calendar.ics   the same appointments for a calendar program, with initials in place of names
practice.json  everything, for programs
files          what was sent in messages and in answers to requests for records

Times in the .csv files are India's. A leading apostrophe stops a spreadsheet from changing a cell.

practice.json is JSON in UTF-8; "format" is ${practiceFormat}. "notes" and "summaries" hold your own words. "records" has
a list for each table, with the names of the database; instants are ISO 8601, amounts are in whole units of their
currency, and minutes of the day count from midnight in the zone of the calendar. Rows refer to each other by id. The tables:

${listed(practiceRecords.map(({ rule }) => `${rule.table}: ${nameInWords(rule.table).toLowerCase()}`))}

Importing it elsewhere

Another installation of this software imports this file, and a second import changes nothing. Clients become client
cards: choose the file, or clients.csv in it, under Clients, Import clients; a preview comes first. Then choose the file
under Practice, Practice file. A practice there without hours and appointments gets your hours with their places, ways to
meet, kinds of session and rules; any other keeps its own. Your letters, and your sessions and notes with people who have an
account there under the same confirmed email address, become those of that practice. Past sessions become their history; upcoming ones reserve their time and have no fee. A signed
note is signed again, with the day of the import. Everything else becomes records of the client or the client card, to read only, with
the files; the page lists each line that was left out, and why. The payments are in no total, and nobody is notified.

Rows with "brought_at" came from the file of another practice, on that day. Nothing here proves them.

What is not in it

${listed(Object.keys(leftOut))}
- Clients who have closed their account, and answers to forms that are not signed.
`;

/** The practice for programs, in pieces: every table, even the empty ones, with its database names. */
async function* practiceData(
  therapistId: string,
  madeAt: Date,
  lostFiles: readonly string[],
  tables: readonly TableRows[],
  brought: BroughtRows,
): AsyncGenerator<string> {
  const head = {
    format: practiceFormat,
    made_at: madeAt.toISOString(),
    made_by: env.APP_URL,
    left_out: leftOut,
    lost_files: lostFiles,
  };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield ` "${name}": ${JSON.stringify(value)},\n`;
  yield* listNamed('notes', joined(notesOfAuthor(therapistId), brought.get('notes') ?? []));
  yield* listNamed('summaries', joined(summariesOfAuthor(therapistId), brought.get('summaries') ?? []));
  yield* recordsNamed(tables);
}

/**
 * The files of a therapist's practice.
 * @param noted is called after each part, with the parts that are done and all of them
 */
export const practiceFile =
  (person: Person, madeAt: Date, noted: (done: number, parts: number) => Promise<void>): Filling =>
  async (add) => {
    const { therapistId } = person;
    if (!therapistId) throw new Error('Only a linked therapist has a practice.');
    let parts = practiceRecords.length;
    let done = 0;
    async function* counted(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
      yield* pieces;
      done += 1;
      await noted(done, parts);
    }
    const addText = (name: string, pieces: () => AsyncIterable<string> | Iterable<string>) => {
      parts += 1;
      add(name, () => Readable.from(counted(pieces())));
    };
    const lost: string[] = [];
    addText('README.txt', () => [readme(madeAt, env.APP_URL)]);
    const brought = await broughtRows(therapistId);
    for (const [name, pieces] of Object.entries(lists)) addText(name, () => pieces({ person, brought }));
    addText('calendar.ics', async function* () {
      yield await calendarOf({ person, brought });
    });
    const files = practiceTable('stored_files');
    await addFiles(add, rowsOf(person, files.rule, files.whose), lost);
    // It comes after the files, because it lists the lost ones.
    const tables = practiceRecords.map(({ rule, whose }) => ({
      table: rule.table,
      rows: () => counted(practiceRows(person, { rule, whose }, brought)),
    }));
    addText('practice.json', () => practiceData(therapistId, madeAt, lost, tables, brought));
  };
