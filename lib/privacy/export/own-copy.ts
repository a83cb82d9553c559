import 'server-only';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { addFiles, type Filling } from '@/lib/privacy/export/archive';
import { dataFile } from '@/lib/privacy/export/data-file';
import { pageFile } from '@/lib/privacy/export/page-file';
import { placeOfStoreKey } from '@/lib/privacy/export/practice/brought/sealed';
import { rowsOf } from '@/lib/privacy/export/rows';
import { personalTable } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';

const fileRow = z.object({ key: z.string() });

/** A person's files, without those that they brought as a therapist: these are other people's care. */
async function* ownFiles(person: Person): AsyncGenerator<string> {
  for await (const row of rowsOf(person, personalTable('stored_files'))) {
    const { therapistId } = placeOfStoreKey(fileRow.parse(JSON.parse(row)).key) ?? {};
    if (!therapistId || therapistId !== person.therapistId) yield row;
  }
}

/** The files of a person's own copy: what they sent, the data for programs and the page to read. */
export const ownCopy =
  (person: Person, madeAt: Date): Filling =>
  async (add) => {
    const lost: string[] = [];
    await addFiles(add, ownFiles(person), lost);
    // They come after the files, because they list the lost ones.
    add('data.json', () => Readable.from(dataFile(person, madeAt, lost)));
    add('index.html', () => Readable.from(pageFile(person, madeAt, lost)));
  };
