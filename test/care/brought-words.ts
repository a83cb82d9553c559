import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { MemberOf } from '@/lib/account/session/session';
import { broughtAbout, openBroughtPaper } from '@/lib/privacy/export/practice/brought/queries';
import { practiceFormat } from '@/lib/privacy/export/practice/rules';
import { takePractice } from '@/lib/privacy/export/practice/take';
import { db } from '@/lib/server/db';
import { plainPdf } from '@/test/file/pdfs';

const request = { id: 'request-1', network: '203.0.113.7' };

type Words = { readonly task: string; readonly name: string };

/** Reads homework and a paper about a client from a practice file. @returns how the therapist reads them */
export async function bringWords(
  therapist: MemberOf<'therapist'>,
  client: MemberOf<'client'>,
  words: Words,
): Promise<(() => Promise<unknown>)[]> {
  const [folder, asked, file] = [randomUUID(), randomUUID(), randomUUID()];
  const at = '2026-01-05T04:30:00Z';
  const person = { client_id: client.profile.id, therapist_id: randomUUID() };
  const name = `${words.name}.pdf`;
  const records = {
    therapist_clients: [{ ...person, name: 'Meera', email: client.email, phone: null }],
    ...{ therapy_sessions: [], calendars: [], availability_hours: [] },
    care_folders: [{ id: folder, ...person, created_at: at }],
    homework: [
      {
        id: randomUUID(),
        folder_id: folder,
        task: words.task,
        line: '',
        created_at: at,
      },
    ],
    record_requests: [{ id: asked, ...person, asked_at: at, due_at: at }],
    record_papers: [{ id: randomUUID(), request_id: asked, file_id: file, file_name: name, created_at: at }],
    stored_files: [{ id: file, bucket: 'private', key: 'paper' }],
  };
  const practice = {
    format: practiceFormat,
    made_at: at,
    made_by: 'https://example.in',
    notes: [],
    records,
  };
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(practice)), 'practice.json');
  zip.addBuffer(await plainPdf(), 'files/private/paper');
  zip.end();
  const archive = await buffer(zip.outputStream.pipe(new PassThrough()));
  const outcome = await takePractice(therapist, archive, request);
  if (!outcome.done) throw new Error(`not read: ${outcome.because}`);
  const paper = await db.broughtPaper.findFirstOrThrow();
  return [() => broughtAbout(therapist, client.profile.id), () => openBroughtPaper(therapist, paper.id)];
}
