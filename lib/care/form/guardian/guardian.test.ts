import { beforeEach, describe, expect, it } from 'vitest';
import { readyForms } from '@/content/forms';
import { withdrawForm } from '@/lib/care/form/fill/commands';
import {
  refuseFormAsGuardian,
  signFormAsGuardian,
  withdrawFormAsGuardian,
} from '@/lib/care/form/guardian/actions';
import { refuseAsGuardian, signAsGuardian, withdrawAsGuardian } from '@/lib/care/form/guardian/commands';
import { isGuardianLink, openForGuardian, signedByGuardian } from '@/lib/care/form/guardian/queries';
import { sectionsOf } from '@/lib/care/form/paper';
import { listClientForms, openWaitingForm, readSignedForm } from '@/lib/care/form/queries';
import { answerFields, formWords, guardianFormKind } from '@/lib/care/form/rules';
import { cancelForm, nameGuardian, sendForm } from '@/lib/care/form/send/commands';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { asAuthor, asClient, fillAndSign, filledFields, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const mail = setUpMailCatcher();

const present = readyForms['guardian-consent']?.version ?? 0;
const guardian = { guardianName: 'Lata Iyer', guardianEmail: 'lata@example.in' };

let practice: Awaited<ReturnType<typeof createPractice>>;
let client: Person;
let id: string;

const send = (given: { guardianName: string | null; guardianEmail: string | null }) =>
  sendForm(
    asAuthor(practice),
    { client: client.viewer.profile.id, form: 'guardian-consent', ...given },
    formRequest,
  );

/** The secret of the link in the newest mail to this address. */
async function linkTo(address = 'lata@example.in'): Promise<string> {
  await runDueJobs(tasks);
  const letters = mail.caught.filter(({ recipients }) => recipients.includes(address));
  return /\/guardian\/([\w-]{43})/.exec(letters.at(-1)?.mail.text ?? '')?.[1] ?? '';
}

async function fields(token: string) {
  const view = await openForGuardian(token);
  return filledFields(view ? sectionsOf(view.paper, 'guardian').flatMap(({ questions }) => questions) : []);
}

const sign = async (token: string, { version = present, userId = null as string | null } = {}) =>
  signAsGuardian({ token, version, name: 'Lata Iyer', fields: await fields(token), userId }, formRequest);

const stateNow = async () =>
  (await listClientForms(asAuthor(practice), client.viewer.profile.id)).find((line) => line.id === id)?.state;

beforeEach(async () => {
  practice = await createPractice();
  client = await createClientOf(practice.therapist);
  expect(await send(guardian)).toEqual({ done: true });
  id = await newestForm(client);
});

it('is asked of the guardian first, by a mail that names nobody else; then the young person agrees', async () => {
  const token = await linkTo();
  const [letter] = mail.caught;
  expect(mail.caught.map(({ recipients }) => recipients)).toEqual([['lata@example.in']]);
  expect(`${letter?.mail.subject} ${letter?.mail.text}`).not.toMatch(/Meera|Asha|therap|consent/i);
  expect(await stateNow()).toBe('guardian');
  expect(await openWaitingForm(asClient(client), id)).toMatchObject({ kind: 'closed', state: 'guardian' });
  expect(await fillAndSign(client, id).catch(() => 'closed')).toBe('closed');

  expect(await sign(token)).toEqual({ done: true });
  expect(await sign(token)).toEqual({ done: false, because: 'signed' });
  expect(await stateNow()).toBe('sent');
  expect(await db.notification.count({ where: { userId: client.viewer.userId, kind: 'form.sent' } })).toBe(1);
  expect(await fillAndSign(client, id)).toEqual({ done: true });
  expect(await readSignedForm(practice.viewer, id)).toMatchObject({
    form: { guardian: { name: 'Lata Iyer' }, name: 'Meera Iyer', answers: { 'g-relation': 'Mother' } },
  });
  // The form now belongs to the young person and the therapist.
  expect(await openForGuardian(token)).toBeNull();
});

describe('a guardian who changes their mind', () => {
  const withdraw = (token: string, userId: string | null = null, at?: Date) =>
    withdrawAsGuardian({ token, userId }, formRequest, at);
  const told = (userId: string) => db.notification.count({ where: { userId, kind: 'form.withdrawn' } });
  const later = new Date(Date.now() + 400 * 86_400_000);

  it('withdraws by the same link, also long after both have signed, and both sides are told once', {
    tags: ['slow'],
  }, async () => {
    const token = await linkTo();
    expect(await withdraw(token)).toEqual({ done: false, because: 'gone' });
    await sign(token);
    expect(await fillAndSign(client, id)).toEqual({ done: true });
    expect(Object.keys((await signedByGuardian(token)) ?? {})).not.toContain('answers');
    expect(await withdraw(token, client.viewer.userId)).toEqual({ done: false, because: 'not-you' });
    expect(await withdraw(`${token.slice(0, -1)}x`)).toEqual({ done: false, because: 'gone' });
    expect(await withdraw(token, null, later)).toEqual({ done: true });
    expect(await withdraw(token, null, later)).toEqual({ done: true });
    expect(await stateNow()).toBe('withdrawn');
    expect(await readSignedForm(practice.viewer, id)).toMatchObject({ withdrawnAt: later });
    expect(await signedByGuardian(token)).toMatchObject({ withdrawnAt: later });
    expect([await told(practice.viewer.userId), await told(client.viewer.userId)]).toEqual([1, 1]);
  });

  it('before the young person has signed ends the form, which can be sent again', {
    tags: ['slow'],
  }, async () => {
    const token = await linkTo();
    await sign(token);
    expect(await withdraw(token)).toEqual({ done: true });
    expect(await openWaitingForm(asClient(client), id)).toMatchObject({ kind: 'closed', state: 'cancelled' });
    expect(await sign(token)).toMatchObject({ done: false, because: 'gone' });
    expect(await signedByGuardian(token)).toMatchObject({ withdrawnAt: expect.any(Date) });
    const [line] = await listClientForms(asAuthor(practice), client.viewer.profile.id);
    expect(line).toMatchObject({ state: 'cancelled', guardian: { withdrew: true } });
    expect(await send(guardian)).toEqual({ done: true });
  });

  it('by a link that was replaced or taken back by the therapist, or after the young person, changes nothing', {
    tags: ['slow'],
  }, async () => {
    const token = await linkTo();
    await sign(token);
    expect(await fillAndSign(client, id)).toEqual({ done: true });
    expect(await withdrawForm(asClient(client), id, formRequest)).toEqual({ done: true });
    expect(await withdraw(token)).toEqual({ done: false, because: 'withdrawn' });
    expect(await send(guardian)).toEqual({ done: true });
    const next = await linkTo();
    await signAsGuardian(
      { token: next, version: present, name: 'Lata Iyer', fields: await fields(next), userId: null },
      formRequest,
    );
    expect(await cancelForm(asAuthor(practice), await newestForm(client))).toBe(true);
    expect(await withdraw(next)).toEqual({ done: false, because: 'gone' });
  });
});

describe('a link', () => {
  it('that is forged, of another guardian, replaced, refused or two weeks old opens nothing and signs nothing', async () => {
    const token = await linkTo();
    const later = new Date(Date.now() + 15 * 86_400_000);
    const attempt = { version: present, name: 'X Y', fields: await fields(token), userId: null };
    for (const forged of ['', 'x'.repeat(43), `${token}x`, "' OR true --"]) {
      expect(await openForGuardian(forged)).toBeNull();
      expect(await isGuardianLink(forged)).toBe(false);
      expect(await signAsGuardian({ ...attempt, token: forged }, formRequest)).toMatchObject({
        because: 'gone',
      });
    }
    expect(await openForGuardian(token, later)).toBeNull();
    // The reader of an old mail learns that the link no longer works.
    expect(await isGuardianLink(token)).toBe(true);
    expect(await signAsGuardian({ ...attempt, token }, formRequest, later)).toMatchObject({
      because: 'gone',
    });

    const other = { guardianName: 'Hari Iyer', guardianEmail: 'hari@example.in' };
    expect(await nameGuardian(asAuthor(practice), { sent: id, ...other })).toEqual({ done: true });
    expect(await openForGuardian(token)).toBeNull();
    const next = await linkTo('hari@example.in');
    expect(await refuseAsGuardian(next)).toBe(true);
    expect(await refuseAsGuardian(next)).toBe(false);
    expect(await sign(next)).toMatchObject({ because: 'gone' });
    const [line] = await listClientForms(asAuthor(practice), client.viewer.profile.id);
    expect(line?.guardian).toEqual({
      name: 'Hari Iyer',
      email: 'hari@example.in',
      refused: true,
      withdrew: false,
    });
    expect(
      await db.notification.count({ where: { userId: practice.viewer.userId, kind: 'form.refused' } }),
    ).toBe(1);
  });

  it('is not the young person’s to sign, and needs a guardian with an address of their own', {
    tags: ['slow'],
  }, async () => {
    const token = await linkTo();
    expect(await sign(token, { userId: client.viewer.userId })).toEqual({ done: false, because: 'not-you' });
    const own = { guardianName: 'Lata Iyer', guardianEmail: client.viewer.email };
    expect(await nameGuardian(asAuthor(practice), { sent: id, ...own })).toMatchObject({
      because: 'guardian-is-client',
    });
    expect(await send({ guardianName: null, guardianEmail: 'lata@example.in' })).toMatchObject({
      because: 'guardian-missing',
    });
    const elsewhere = await createPractice();
    expect(await nameGuardian(asAuthor(elsewhere), { sent: id, ...guardian })).toMatchObject({
      because: 'unknown',
    });
  });

  it('is not the therapist’s either: not their address, not their account', async () => {
    const token = await linkTo();
    expect(await sign(token, { userId: practice.viewer.userId })).toEqual({
      done: false,
      because: 'not-you',
    });
    const { email } = await db.therapist.findUniqueOrThrow({ where: { id: practice.therapist.id } });
    for (const guardianEmail of [practice.viewer.email, practice.viewer.email.toUpperCase(), email]) {
      const own = { guardianName: 'Lata Iyer', guardianEmail };
      const refused = { done: false, because: 'guardian-is-therapist' };
      expect(await nameGuardian(asAuthor(practice), { sent: id, ...own })).toEqual(refused);
      expect(await send(own)).toEqual(refused);
    }
    const shouted = { guardianName: 'Lata Iyer', guardianEmail: client.viewer.email.toUpperCase() };
    expect(await nameGuardian(asAuthor(practice), { sent: id, ...shouted })).toMatchObject({
      because: 'guardian-is-client',
    });
    // A listing without an account does not make a signed-out reader count as its therapist.
    await db.therapist.update({ where: { id: practice.therapist.id }, data: { userId: null } });
    expect(await sign(token)).toEqual({ done: true });
  });

  it('belongs to nobody’s browser: the database holds no secret of it', async () => {
    const token = await linkTo();
    const [row] = await db.$queryRaw<
      { text: string }[]
    >`SELECT to_jsonb(g)::text AS text FROM form_guardians g`;
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain('lata');
  });
});

it('a guardian signs the new text when it has changed, also after they had signed', {
  tags: ['slow'],
}, async () => {
  const token = await linkTo();
  await sign(token);
  // Simulates a release whose words differ from an open form.
  await db.formRequest.update({ where: { id }, data: { version: 9 } });
  expect(await openWaitingForm(asClient(client), id)).toMatchObject({ kind: 'closed', state: 'guardian' });
  const again = await linkTo();
  expect(again).toBe(token);
  expect(await sign(again, { version: 9 })).toEqual({ done: false, because: 'changed' });
  expect(await sign(again)).toEqual({ done: true });
});

it('the forms of the page answer in words', async () => {
  const token = await linkTo();
  visitor.token = '';
  const empty = Object.fromEntries(answerFields.map((field) => [field, '']));
  const post = (given: Record<string, string>) =>
    signFormAsGuardian(
      null,
      formOf(
        { ...empty, token, version: String(present), name: '', agreed: '', ...given },
        usableToken(guardianFormKind),
      ),
    );
  expect(await post({})).toMatchObject({
    fieldErrors: { name: formWords.nameMissing, agreed: formWords.agree },
  });
  expect(await post({ name: 'Lata Iyer', agreed: 'yes', q2: 'x'.repeat(20_000) })).toMatchObject({
    fieldErrors: { q1: formWords.missing, q2: formWords.tooLongLine },
  });
  const refuse = (given: string) =>
    refuseFormAsGuardian(null, formOf({ token: given }, usableToken(guardianFormKind)));
  const takeBack = (given: string) =>
    withdrawFormAsGuardian(null, formOf({ token: given }, usableToken(guardianFormKind)));
  expect(await takeBack(token)).toMatchObject({ ok: false, message: formWords.linkGone });
  expect(await refuse('x')).toMatchObject({ ok: false, message: formWords.linkGone });
  expect(await refuse(token)).toMatchObject({ ok: true, message: formWords.guardianRefused });
});
