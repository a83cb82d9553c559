import { beforeEach, describe, expect, it } from 'vitest';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { resetOwnLetter, saveOwnLetter } from '@/lib/therapist/letter/actions';
import { readOwnLetter, templateOf } from '@/lib/therapist/letter/queries';
import {
  bodyFault,
  filledLetter,
  foreignLinkIn,
  healthWordIn,
  letterKinds,
  letterKindsInWords,
  letterMessages,
  nameIn,
  subjectFault,
} from '@/lib/therapist/letter/rules';
import { letters } from '@/prisma/seed/letters';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const origin = 'https://antarman.test';

describe('the check of a subject and a text', () => {
  it.each([
    ['Your therapy on {day}', 'therapy'],
    ['Your THÉRAPY on {day}', 'THÉRAPY'],
    ['ｔｈｅｒａｐｙ on {day}', 'therapy'],
    ['Our counselling hour', 'counselling'],
    ['About your anxiety', 'anxiety'],
    ['After self-harm', 'self harm'],
    ['आपकी चिकित्सा {day}', 'चिकित्सा'],
    ['மனநல நேரம்', 'மனநல'],
  ])('names the word about health in “%s”', (subject, word) => {
    expect(healthWordIn(subject)).toBe(word);
    expect(subjectFault(subject, origin)).toBe(
      `The subject contains the word “${word}”. Lock screens show it, so leave health out.`,
    );
  });

  it('looks for such a word only in the part of a text that a lock screen shows', () => {
    const opening = `${'We meet soon. '.repeat(11)}`;
    expect(bodyFault(`Welcome to therapy. ${opening}`, origin)).toContain('“therapy”');
    expect(bodyFault(`${opening}Welcome to therapy.`, origin)).toBeNull();
  });

  it.each(['Fundamental changes on {day}', 'See you on {day}', 'मिलते हैं {day}', 'مرحبا {day} 🌿'])(
    'lets “%s” pass',
    (subject) => expect(subjectFault(subject, origin)).toBeNull(),
  );

  it('refuses placeholders that it does not know, and a name in the subject, in words', () => {
    expect(bodyFault('Dear {surname}', origin)).toBe(
      'We do not know {surname}. You can use {first name}, {day}, {time}, {place}.',
    );
    expect(bodyFault('Dear {first name', origin)).toContain('A curly bracket has no partner.');
    expect(bodyFault('Dear {{day}}', origin)).toContain('A curly bracket has no partner.');
    expect(subjectFault('Hello {First  Name}', origin)).toContain('Leave {first name} out of the subject');
    expect(subjectFault('In {place}', origin)).toContain(
      'We do not know {place}. You can use {day}, {time}.',
    );
    expect(nameIn('See you soon, ASHA', 'Dr Asha Rao')).toBe('ASHA');
    expect(nameIn('A ray of light', 'Dr Asha Rao')).toBeNull();
    for (const money of ['₹500 due', 'Rs. 500 due', '500 rupees due']) {
      expect(subjectFault(money, origin)).toContain('contains an amount');
    }
  });

  it('refuses links that do not lead to the service', () => {
    for (const link of [
      'https://evil.example/pay',
      'www.evil.example',
      'javascript://antarman.test/x',
      'https://antarman.test@evil.example/',
      'https://antarman.test.evil.example/',
      'evil-site.com/pay',
      'asha@evil.example',
    ]) {
      expect(foreignLinkIn(`Pay here: ${link} now`, origin)).toBe(link);
      expect(bodyFault(`Pay here: ${link} now`, origin)).toContain(`“${link}”`);
    }
    expect(
      bodyFault('Read https://antarman.test/refunds. I am in the room at 5.30, Dr.Rao', origin),
    ).toBeNull();
  });

  it('accepts the words of the service and of the demo', () => {
    for (const { subject, body } of [
      ...letters,
      ...letterKinds.map((kind) => letterKindsInWords[kind].usual),
    ]) {
      expect([subjectFault(subject, origin), bodyFault(body, origin)]).toEqual([null, null]);
    }
  });
});

it('puts values in once, so that a name cannot act as a placeholder, and leaves out lines without a value', () => {
  const words = {
    subject: 'On {day}',
    body: 'Dear { First Name },\nwe meet on {day}, {place}.\nBye {first name}',
  };
  const appointment = { day: 'Tue, 24 Nov', time: '6:30 pm IST', place: 'by video' };
  expect(filledLetter(words, { firstName: '{time}', appointment })).toEqual({
    subject: 'On Tue, 24 Nov',
    body: 'Dear {time},\nwe meet on Tue, 24 Nov, by video.\nBye {time}',
  });
  expect(filledLetter(words, { firstName: 'Meera', appointment: null })).toEqual({
    subject: null,
    body: 'Dear Meera,\nBye Meera',
  });
});

describe('a therapist’s own words', () => {
  let asha: Awaited<ReturnType<typeof createPractice>>;
  const usual = letterKindsInWords.first.usual;
  const own = { subject: 'Welcome on {day} 🌿', body: 'Dear {first name},\n\nמחכה לך.' };

  beforeEach(async () => {
    asha = await createPractice();
    as(asha);
  });

  /** Without scripts an accepted form redirects. */
  const sent = (answer: Promise<FormResult<unknown>>) =>
    answer.catch((error: unknown) => {
      if (error instanceof Error && 'digest' in error) return { ok: true as const, to: String(error.digest) };
      throw error;
    });
  const save = (fields: Readonly<Record<string, string>> = {}) =>
    sent(saveOwnLetter(null, formOf({ kind: 'first', version: versionOf(usual), ...own, ...fields }, '')));

  const reset = () => sent(resetOwnLetter(null, formOf({ kind: 'first' }, '')));

  it('are saved for themselves alone, and the default comes back', async () => {
    const other = await createPractice();
    expect(await save()).toMatchObject({ ok: true, to: expect.stringContaining('letter=first&done=saved') });
    expect(await readOwnLetter(asha.viewer, 'first')).toMatchObject({ shown: own, isOwn: true });
    expect(await readOwnLetter(asha.viewer, 'reminder')).toMatchObject({ isOwn: false });
    expect(await readOwnLetter(other.viewer, 'first')).toMatchObject({ shown: usual, isOwn: false });
    as(other);
    expect(await reset()).toMatchObject({ ok: true });
    expect(await templateOf(asha.therapist.id, 'first')).toEqual(own);
    as(asha);
    expect(await reset()).toMatchObject({ ok: true, to: expect.stringContaining('done=reset') });
    expect(await db.therapistLetter.count()).toBe(0);
    expect(await db.auditEntry.findMany({ select: { action: true } })).toEqual([
      { action: 'letter.changed' },
      { action: 'letter.changed' },
    ]);
  });

  it('cannot be saved by a client, of an unknown kind or over words that the form never showed', async () => {
    await save();
    const later = await save({ body: 'Dear {first name}' });
    expect(later).toMatchObject({ ok: false, message: actionMessages.outdated });
    as(await createStranger());
    expect(await save()).toMatchObject({ ok: false });
    as(asha);
    expect(await save({ kind: 'cancellation' })).toMatchObject({ ok: false });
    expect(await templateOf(asha.therapist.id, 'first')).toEqual(own);
  });

  it.each([
    ['subject', 'Your therapy with me', 'The subject contains the word “therapy”.'],
    ['subject', 'Asha waits for you', 'The subject contains your name, “Asha”.'],
    ['subject', 'x'.repeat(121), letterMessages.subjectLong],
    ['subject', ' \u200b ', letterMessages.subject],
    ['body', 'x'.repeat(2_001), letterMessages.bodyLong],
    ['body', 'Pay at https://evil.example', 'Only links to pages of ours'],
  ])('are refused with a sentence beside the %s', async (field, words, message) => {
    const answer = await save({ [field]: words });
    expect(answer).toMatchObject({ ok: false, fieldErrors: { [field]: expect.stringContaining(message) } });
    expect(await db.therapistLetter.count()).toBe(0);
  });

  it('keep no line end in the subject, which is a header of the email', async () => {
    expect(await save({ subject: 'Welcome\r\nBcc: all@example.in' })).toMatchObject({ ok: false });
    expect(await save({ subject: 'Welcome\r\nand see you' })).toMatchObject({ ok: true });
    expect((await templateOf(asha.therapist.id, 'first'))?.subject).toBe('Welcome and see you');
  });
});
