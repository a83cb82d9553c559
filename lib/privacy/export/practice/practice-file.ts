import 'server-only';
import { Readable } from 'node:stream';
import { addFiles, type Filling } from '@/lib/privacy/export/archive';
import { broughtRows } from '@/lib/privacy/export/practice/brought/copy';
import { practiceData } from '@/lib/privacy/export/practice/data-file';
import { readme } from '@/lib/privacy/export/practice/readme';
import { practiceRecords, practiceTable } from '@/lib/privacy/export/practice/records';
import { calendarOf, lists, practiceRows } from '@/lib/privacy/export/practice/tables';
import { rowsOf } from '@/lib/privacy/export/rows';
import type { Person } from '@/lib/privacy/records/person';
import { env } from '@/lib/server/env';

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
