// 300 messages, 260 files.

import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendThreadMessage } from '@/lib/care/message/actions';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread, openThreadFile } from '@/lib/care/message/queries';
import { messageFormKind, messageWords, mostPerMinute } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';
import { paperRefusals } from '@/lib/server/file/paper-rules';
import { setUpDatabase } from '@/test/database/database';
import { hostileFiles, signsIn } from '@/test/file/hostile-files';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { fillLimits } from '@/test/server/limits';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  as(meera);
});

function send(text: string, file?: File) {
  const form = formOf({ with: asha.therapist.id, text }, usableToken(messageFormKind));
  if (file) form.append('file', file);
  return sendThreadMessage(null, form);
}

const atOnce = Array.from({ length: 5 }, (_, number) => number);

it('of 300 messages in a minute as many are taken as promised, and the others keep their words', {
  timeout: 180_000,
}, async () => {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  const taken = () => answers.filter(({ ok }) => ok).length;
  while (answers.length < 300) {
    const first = answers.length;
    answers.push(...(await Promise.all(atOnce.map((number) => send(`Message ${first + number}`)))));
    // Fills the limit again, so that its minute has not passed, however long this test takes.
    if (taken() >= mostPerMinute) await fillLimits('thread-message:60', mostPerMinute);
  }
  expect(taken()).toBe(mostPerMinute);
  const refusals: ReadonlySet<string> = new Set([messageWords.tooMany, messageWords.notSaved]);
  for (const [number, answer] of answers.entries()) {
    if (answer.ok) continue;
    expect(refusals).toContain(answer.message);
    expect(answer.values).toMatchObject({ text: `Message ${number}` });
  }
  expect(answers.at(-1)).toMatchObject({ message: messageWords.tooMany });
  expect(await db.threadMessage.count()).toBe(mostPerMinute);
  // The flood of one side does not silence the other.
  const answer = { with: meera.viewer.profile.id, text: 'One at a time.', paper: null };
  const submission = { key: crypto.randomUUID() };
  expect(await sendMessage(asha.viewer, { ...answer, submission }, request)).toEqual({ done: true });
});

const words: readonly string[] = Object.values(paperRefusals);

/** The other side gets a picture of pixels alone: no hidden data, no metadata. */
async function expectPixels(content: Buffer): Promise<void> {
  const { format, exif, xmp, iptc, orientation } = await sharp(content).metadata();
  expect([format, exif, xmp, iptc, orientation]).toEqual(['jpeg', ...Array(4).fill(undefined)]);
  expect(signsIn(content)).toEqual([]);
}

describe('a file that lies', () => {
  it.each(hostileFiles.map((file) => [file.what, file] as const))(
    '%s',
    async (_, { make, end, name = 'sheet.pdf', type = 'application/pdf' }) => {
      const content = await make();
      const answer = await send('My sheet.', new File([new Uint8Array(content)], name, { type }));
      if (!answer.ok) {
        expect(words).toContain(answer.fieldErrors?.file);
        expect(answer.values).toMatchObject({ text: 'My sheet.' });
        expect([await db.threadMessage.count(), await db.storedFile.count()]).toEqual([0, 0]);
        return;
      }
      const { id, fileId } = await db.threadMessage.findFirstOrThrow();
      // Browsers send an empty file for an empty field, so it counts as none.
      if (content.length === 0) return expect(fileId).toBeNull();
      expect(end).toBe('clean');
      const file = await openThreadFile(asha.viewer, id);
      expect(file).toMatchObject({ contentType: 'image/jpeg' });
      await expectPixels(Buffer.from(file?.content ?? []));
      const thread = await openThread(asha.viewer, meera.viewer.profile.id, { request });
      const shown = thread?.messages?.[0]?.file ?? '';
      expect(shown).toMatch(/^[^/\\<>"\p{Cc}\u202a-\u202e]{1,255}\.jpg$/u);
    },
  );
});
