import { describe, expect, it } from 'vitest';
import { askForCorrection, takeBackOwnCorrection } from '@/lib/privacy/correction/actions';
import { notifySupportOfCorrection } from '@/lib/privacy/correction/jobs';
import { listOwnCorrections } from '@/lib/privacy/correction/queries';
import { correctionFormKind, correctionMessages } from '@/lib/privacy/correction/rules';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { formOf, usableToken } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const words = { wrong: 'My last name is Iyer, not Iyyer.', right: 'Iyer' };
const ask = (fields: Record<string, string> = words, token = usableToken(correctionFormKind)) =>
  askForCorrection(null, formOf(fields, token));
const takeBack = (request: string) => takeBackOwnCorrection(null, formOf({ request }, ''));

describe('asking for a correction', () => {
  it('keeps both answers, tells support and leaves a line in the log', async () => {
    const viewer = await signIn();
    expect(await ask()).toMatchObject({ ok: true, message: correctionMessages.saved });
    const row = await db.privacyRequest.findFirstOrThrow();
    expect(row).toMatchObject({ userId: viewer.userId, kind: 'correction', status: 'requested' });
    expect(row.details).toBe(
      'What is wrong:\nMy last name is Iyer, not Iyyer.\n\nWhat would be right:\nIyer',
    );
    expect(await db.$queryRaw`SELECT task_identifier AS task, key FROM graphile_worker.jobs`).toEqual([
      { task: 'tell-support-of-correction', key: `tell-support-of-correction:${row.id}` },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'correction.requested', actorUserId: viewer.userId, subjectUserId: viewer.userId },
    ]);
    expect(await listOwnCorrections(viewer)).toMatchObject([
      { id: row.id, open: true, state: 'Waiting for us' },
    ]);
  });

  it('fits the longest answers into one request', async () => {
    await signIn();
    const longest = 'x'.repeat(1_900);
    expect(await ask({ wrong: longest, right: longest })).toMatchObject({ ok: true });
    expect(await ask({ wrong: longest, right: `${longest}x` })).toMatchObject({
      ok: false,
      fieldErrors: { right: 'Keep this under 1,900 characters' },
    });
  });

  it('makes one request of ten parallel presses', async () => {
    await signIn();
    const token = usableToken(correctionFormKind);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(words, token)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await db.privacyRequest.count()).toBe(1);
    expect(await ask({ ...words, right: 'Iyengar' }, token)).toMatchObject({
      ok: false,
      message: actionMessages.changed,
    });
  });

  it('takes no stranger’s form for one’s own', async () => {
    await signIn();
    const token = usableToken(correctionFormKind);
    await ask(words, token);
    const other = await signIn();
    expect(await ask(words, token)).toMatchObject({ ok: true });
    const [own, ...more] = await listOwnCorrections(other);
    expect(more).toEqual([]);
    expect(await db.privacyRequest.findMany({ where: { userId: other.userId } })).toMatchObject([
      { id: own?.id },
    ]);
  });

  it('takes ten a day and rolls back any beyond', { tags: ['slow'] }, async () => {
    await signIn();
    for (let count = 1; count <= 10; count += 1) expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, message: correctionMessages.tooMany });
    expect(await db.privacyRequest.count()).toBe(10);
  });

  it.each([
    ['NUL', { wrong: 'a\0b' }],
    ['only spaces', { wrong: ' \n ' }],
  ])('refuses %s', async (_, fields) => {
    await signIn();
    const answer = await ask({ ...words, ...fields });
    expect(!answer.ok && Object.keys(answer.fieldErrors ?? {})).toEqual(['wrong']);
    expect(await db.privacyRequest.count()).toBe(0);
  });

  it('is closed to guests, whatever they send', async () => {
    for (const form of [formOf(words, usableToken(correctionFormKind)), { wrong: { not: '' } }, undefined]) {
      expect(await askForCorrection(null, form)).toMatchObject({ message: admissionMessages.signedOut });
    }
    expect(await db.privacyRequest.count()).toBe(0);
  });
});

describe('taking a request back', () => {
  it('withdraws an open request of one’s own, once', async () => {
    const viewer = await signIn();
    await ask();
    const { id } = await db.privacyRequest.findFirstOrThrow();
    expect(await takeBack(id)).toMatchObject({ ok: true });
    expect(await takeBack(id)).toMatchObject({ ok: false, message: correctionMessages.notOpen });
    expect(await listOwnCorrections(viewer)).toMatchObject([{ open: false, state: 'Cancelled by you' }]);
  });

  it('finds no stranger’s request, and none of another kind', async () => {
    const owner = await signIn();
    await ask();
    const { id } = await db.privacyRequest.findFirstOrThrow();
    const other = await db.privacyRequest.create({ data: { userId: owner.userId, kind: 'export' } });
    expect(await takeBack(other.id)).toMatchObject({ ok: false });
    await signIn();
    expect(await takeBack(id)).toMatchObject({ ok: false, message: correctionMessages.notOpen });
    expect(await db.privacyRequest.count({ where: { status: 'requested' } })).toBe(2);
  });

  it.each(['', 'x', "' OR 1=1", '00000000-0000-0000-0000-00000000000g'])('refuses %j', async (id) => {
    await signIn();
    expect(await takeBack(id)).toMatchObject({ ok: false });
  });
});

describe('the mail to support', () => {
  it('says who and which, never what, and is not sent once the request is withdrawn', {
    tags: ['slow'],
  }, async () => {
    const catcher = await catchMail();
    await signIn();
    await ask();
    const { id } = await db.privacyRequest.findFirstOrThrow();
    await notifySupportOfCorrection(id);
    expect(catcher.caught).toHaveLength(1);
    expect(catcher.caught[0]?.recipients).toEqual(['support@antarman.test']);
    expect(catcher.caught[0]?.raw).not.toContain('Iyyer');
    expect(catcher.caught[0]?.mail.text).toContain('Meera Iyer asks us');
    await takeBack(id);
    await notifySupportOfCorrection(id);
    expect(catcher.caught).toHaveLength(1);
  });
});
