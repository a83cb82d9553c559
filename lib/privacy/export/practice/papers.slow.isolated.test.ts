// Makes files of whole practices.

import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { lastReading, openBroughtPaper } from '@/lib/privacy/export/practice/brought/queries';
import { undoReading } from '@/lib/privacy/export/practice/brought/undo';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { asAuthor } from '@/test/care/forms';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { plainPdf } from '@/test/file/pdfs';
import { entryRequest } from '@/test/payment/entries';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { bytesOf, fileOf, plantedPractice, reading, withClient } from '@/test/therapist/practice-file';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
beforeAll(async () => {
  store = await startTestObjectStore();
  await ensureBuckets();
});
afterAll(() => store.close());

type Row = Readonly<Record<string, unknown>>;

it('checks each file, seals it again and gives it to its therapist alone', async () => {
  const { file, clientId } = await plantedPractice();
  const ravi = await withClient(clientId);
  const data = JSON.parse(file.text('practice.json'));
  const [paper] = data.records.record_papers;
  const [stored] = data.records.stored_files;
  const pdf = await plainPdf();
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const names = ['Letter.pdf', 'Script.exe', 'Gone.pdf'];
  data.records.record_papers = names.map((file_name, index) => ({
    ...paper,
    ...{ id: randomUUID(), file_id: ids[index], file_name },
  }));
  data.records.thread_messages = [];
  const key = (index: number) => (index === 0 ? '../../../etc/passwd' : `paper-${index}`);
  data.records.stored_files = ids.map((id, index) => ({ ...stored, id, key: key(index) }));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(bytesOf(data)), 'practice.json');
  // The ZIP refuses to be written with such a name, so it is put in afterwards, in its full length.
  const tricky = `files/${stored.bucket}/../../../etc/passwd`;
  zip.addBuffer(pdf, tricky.replaceAll('..', 'xx'));
  zip.addBuffer(Buffer.from('MZ'), `files/${stored.bucket}/paper-1`);
  zip.end();
  const packed = await buffer(zip.outputStream.pipe(new PassThrough()));
  const archive = Buffer.from(
    packed.toString('latin1').replaceAll(tricky.replaceAll('..', 'xx'), tricky),
    'latin1',
  );
  expect(await reading(ravi, archive)).toMatchObject({ done: true });
  const lines = (await lastReading(asAuthor(ravi)))?.lines ?? [];
  expect(lines).toContain('File left out: Script.exe: Choose a PDF or a picture (JPEG or PNG).');
  expect(lines).toContain('File left out: Gone.pdf: It is not in the ZIP.');
  const row = await db.broughtPaper.findFirstOrThrow({
    include: { file: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  expect(row.file?.key).toMatch(new RegExp(`^brought/${ravi.therapist.id}/`));
  expect(Buffer.from(row.file?.content ?? []).includes('%PDF')).toBe(false);
  const opened = await openBroughtPaper(ravi.viewer, row.id);
  expect(opened).toMatchObject({ name: 'Letter.pdf', contentType: 'application/pdf' });
  expect(Buffer.from(opened?.content ?? [])).toEqual(pdf);
  const meera = await createClientOf(ravi.therapist);
  for (const other of [await createPractice(), meera]) {
    expect(await openBroughtPaper(other.viewer, row.id)).toBeNull();
  }
  const { files, data: next } = await fileOf(ravi);
  const [there] = next.records.stored_files;
  expect(files.get(`files/${there.bucket}/${there.key}`)).toEqual(pdf);
  expect(next.records.record_papers.map(({ file_id }: Row) => file_id).toSorted()).toEqual(
    [there.id, null, null].toSorted(),
  );
  const last = await lastReading(asAuthor(ravi));
  await undoReading(asAuthor(ravi), last?.id ?? '', entryRequest);
  expect(await openBroughtPaper(ravi.viewer, row.id)).toBeNull();
  expect(await db.storedFile.findUnique({ where: { id: row.fileId ?? '' } })).toMatchObject({
    deletedAt: expect.any(Date),
    content: null,
  });
});
