import 'server-only';
import { Readable } from 'node:stream';
import { addFiles, type Filling } from '@/lib/privacy/export/archive';
import { dataFile } from '@/lib/privacy/export/data-file';
import { pageFile } from '@/lib/privacy/export/page-file';
import { rowsOf } from '@/lib/privacy/export/rows';
import { personalTable } from '@/lib/privacy/records/inventory';
import type { Person } from '@/lib/privacy/records/person';

/** The files of a person's own copy: what they sent, the data for programs and the page to read. */
export const ownCopy =
  (person: Person, madeAt: Date): Filling =>
  async (add) => {
    const lost: string[] = [];
    await addFiles(add, rowsOf(person, personalTable('stored_files')), lost);
    // They come after the files, because they list the lost ones.
    add('data.json', () => Readable.from(dataFile(person, madeAt, lost)));
    add('index.html', () => Readable.from(pageFile(person, madeAt, lost)));
  };
