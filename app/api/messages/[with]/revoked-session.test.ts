import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { GET as messageFile } from '@/app/api/message-files/[id]/route';
import type { MemberOf } from '@/lib/account/session/session';
import { saveFormStep, signOwnForm } from '@/lib/care/form/fill/actions';
import { sendForm } from '@/lib/care/form/send/commands';
import { sendThreadMessage } from '@/lib/care/message/actions';
import { sendMessage } from '@/lib/care/message/commands';
import { messageFormKind } from '@/lib/care/message/rules';
import { addToOwnNote, saveOwnNote } from '@/lib/care/note/actions';
import { beginNote } from '@/lib/care/note/commands';
import { noteParts } from '@/lib/care/note/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { plainPdf } from '@/test/file/pdfs';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import type { Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';
import { GET as follow } from './events/route';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

setUpPractice();

const revoke = ({ viewer }: Person) =>
  db.userSession.updateMany({
    where: { userId: viewer.userId },
    data: { revokedAt: new Date(), revokedReason: 'by_operator' },
  });

const followed = (who: Person) => {
  as(who);
  const visit = { params: Promise.resolve({ with: asha.therapist.id }) };
  return follow(new Request('http://localhost:3000/api/messages/with/events'), visit);
};

async function messageWithFile(): Promise<string> {
  const paper = {
    fit: true,
    content: await plainPdf(),
    contentType: 'application/pdf',
    extension: 'pdf',
    name: 'Letter.pdf',
  } as const;
  const message = { with: asha.therapist.id, text: 'Hello.', paper, submission: { key: randomUUID() } };
  expect(await sendMessage(meera.viewer, message, request)).toEqual({ done: true });
  return (await db.threadMessage.findFirstOrThrow()).id;
}

it('a revoked session writes to no thread, note or form, and gets no file', async () => {
  const note = (await beginNote(asha.viewer as MemberOf<'therapist'>, meera.viewer.profile.id, 'free')) ?? '';
  const sending = {
    client: meera.viewer.profile.id,
    form: 'safety',
    guardianName: null,
    guardianEmail: null,
  };
  expect(await sendForm(asha.viewer as MemberOf<'therapist'>, sending, request)).toEqual({ done: true });
  const form = await newestForm(meera);
  const id = await messageWithFile();
  const file = (who: Person) => {
    as(who);
    const visit = { params: Promise.resolve({ id }) };
    return messageFile(new Request('http://localhost:3000/api/message-files/id'), visit);
  };
  expect((await file(meera)).status).toBe(200);
  await Promise.all([revoke(asha), revoke(meera)]);

  const none = Object.fromEntries(noteParts.map((part) => [part, '']));
  const words = { ...none, note, tab: randomUUID(), version: '1', step: 'sign', words: 'Too late.' };
  as(asha);
  const refused = { ok: false, message: admissionMessages.signedOut };
  expect(await saveOwnNote(null, formOf(words, ''))).toMatchObject(refused);
  expect(await addToOwnNote(null, formOf({ note, words: 'Too late.' }, ''))).toMatchObject(refused);
  as(meera);
  const text = formOf({ with: asha.therapist.id, text: 'Too late.' }, usableToken(messageFormKind));
  expect(await sendThreadMessage(null, text)).toMatchObject(refused);
  const step = formOf({ form, version: '1', step: '1', go: 'next' }, '');
  expect(await saveFormStep(null, step)).toMatchObject(refused);
  const signing = formOf({ form, version: '1', name: 'Meera Iyer', agreed: 'on' }, '');
  expect(await signOwnForm(null, signing)).toMatchObject(refused);
  expect((await file(meera)).status).toBe(404);

  expect(await db.threadMessage.count()).toBe(1);
  expect(await db.note.findMany()).toMatchObject([{ id: note, version: 1, signedAt: null }]);
  expect(await db.formRequest.findMany()).toMatchObject([{ id: form, signedAt: null }]);
});

it('a thread is followed by no revoked session, and an open stream ends at its next sign of life', async () => {
  await messageWithFile();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const answer = await followed(meera);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry:');
    // The report of the message above may come late, and says no more than that something has changed.
    const next = async () => {
      for (;;) {
        const part = await reader?.read();
        if (part?.value !== 'data: changed\n\n') return part;
      }
    };
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await next()).toMatchObject({ done: false, value: ': \n\n' });
    await revoke(meera);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await next()).toMatchObject({ done: true });
  } finally {
    vi.useRealTimers();
  }
  expect((await followed(meera)).status).toBe(404);
});
