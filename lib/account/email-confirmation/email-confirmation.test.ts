import { beforeEach, describe, expect, it } from 'vitest';
import { resendConfirmation, verifyEmail } from '@/lib/account/email-confirmation/actions';
import { mailConfirmation, removeUnverified, warnUnverified } from '@/lib/account/email-confirmation/jobs';
import { confirmationMessages } from '@/lib/account/email-confirmation/rules';
import { signUp } from '@/lib/account/sign-up/actions';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { newVisitor, sent, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const catcher = setUpMailCatcher();

beforeEach(async () => {
  newVisitor();
});

const email = 'asha@example.in';
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const account = () => db.user.findUnique({ where: { email } });
const password = 'slow rivers carry leaves';
const agreed = { password, confirmPassword: password, terms: 'on' };
const verify = (token: string) => verifyEmail(null, sent({ token, password }));
const submit = (next = '') => resendConfirmation(null, sent({ next }));

async function signInAs(userId: string): Promise<void> {
  visitor.jar.set('antarman.session', { value: (await signedIn(userId)).token, flags: {} });
}

async function secretFromMail(): Promise<string> {
  for (const { id } of await db.accountToken.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }))
    await mailConfirmation(id);
  return secretIn(catcher.caught.at(-1)?.mail.text);
}

function secretIn(text = ''): string {
  return /http:\/\/localhost:3000\/verify-email\/([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? '';
}

async function newAccount(): Promise<string> {
  await signUp(null, sent({ fullName: 'Asha Nair', email, ...agreed, next: '/checkout/family-therapy' }));
  // The mail is opened in another browser.
  visitor.jar.clear();
  return secretFromMail();
}

describe('confirming an address', () => {
  it('accepts the secret from the mail once', async () => {
    visitor.headers.set('host', 'evil.example');
    visitor.headers.set('x-forwarded-host', 'evil.example');
    const secret = await newAccount();
    expect(catcher.caught[0]).toMatchObject({
      recipients: [email],
      mail: { subject: 'Confirm your email address' },
    });
    expect(catcher.caught[0]?.raw).not.toMatch(/evil|Nair/);
    expect(await db.accountToken.findFirst()).toMatchObject({ tokenHash: hashOfSecret(secret) });

    expect(await verify(secret)).toMatchObject({
      ok: true,
      message: confirmationMessages.done,
      data: { next: '/checkout/family-therapy' },
    });
    const verified = await account();
    expect(verified?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await verify(secret)).toMatchObject({ ok: false, message: confirmationMessages.spent });
    expect(await account()).toEqual(verified);
    const audited = await db.auditEntry.findMany({ where: { action: 'email.verified' } });
    expect(audited).toMatchObject([{ subjectUserId: verified?.id, actorUserId: verified?.id }]);
  });

  it('happens once under many submits', { tags: ['slow'] }, async () => {
    const secret = await newAccount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(secret)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.auditEntry.count({ where: { action: 'email.verified' } })).toBe(1);
  });

  it.each([
    ['an old one', () => db.accountToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })],
    ['one made for another use', () => db.accountToken.updateMany({ data: { purpose: 'reset_password' } })],
  ])('refuses %s', { tags: ['slow'] }, async (_which, change) => {
    const secret = await newAccount();
    await change();
    expect(await verify(secret)).toMatchObject({ ok: false, message: confirmationMessages.spent });
    expect(await account()).toMatchObject({ emailVerifiedAt: null });
  });

  it.each(['', 'A'.repeat(43), '%', '../..', 'x'.repeat(300)])(
    'refuses what no mail holds: %j',
    { tags: ['slow'] },
    async (token) => {
      await newAccount();
      expect(await verify(token)).toMatchObject({ ok: false });
      const [row] = await db.accountToken.findMany();
      expect(await verify(row?.tokenHash ?? '')).toMatchObject({ ok: false });
      expect(await verify(row?.id ?? '')).toMatchObject({ ok: false });
      expect(await account()).toMatchObject({ emailVerifiedAt: null });
    },
  );

  it('never mails a used-up link', { tags: ['slow'] }, async () => {
    const secret = await newAccount();
    await verify(secret);
    const before = catcher.caught.length;
    await secretFromMail();
    expect(catcher.caught).toHaveLength(before);
  });
});

describe('asking for the link again', () => {
  it('mails at most three an hour, and all of them work', { tags: ['slow'] }, async () => {
    const first = await newAccount();
    await signInAs((await account())?.id ?? '');
    for (let time = 0; time < 3; time++) {
      expect(await submit()).toMatchObject({ ok: true, message: confirmationMessages.sent });
    }
    expect(await submit()).toMatchObject({ ok: false, message: confirmationMessages.enough });
    expect(await db.accountToken.count()).toBe(4);
    expect(await verify(first)).toMatchObject({ ok: true });
    expect(await submit()).toMatchObject({ ok: true, message: confirmationMessages.already });
    expect(await verify(await secretFromMail())).toMatchObject({ ok: false });
  });

  it('keeps the page that they came for, and none of another site', { tags: ['slow'] }, async () => {
    await newAccount();
    await signInAs((await account())?.id ?? '');
    await submit('/book/asha-nair');
    await submit('https://evil.example/');
    const tokens = await db.accountToken.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    expect(tokens.map(({ returnPath }) => returnPath)).toEqual([
      '/checkout/family-therapy',
      '/book/asha-nair',
      null,
    ]);
  });

  it('is not for strangers', async () => {
    await newAccount();
    expect(await submit()).toMatchObject({ ok: false });
    expect(await db.accountToken.count()).toBe(1);
  });
});

describe('an account that nobody confirms', () => {
  async function unconfirmed(days: number, given: { email?: string } = {}): Promise<string> {
    return (await createUser({ email, emailVerifiedAt: null, createdAt: daysAgo(days), ...given })).id;
  }

  it('gets a warning on its sixth day, once, and is deleted a day later', { tags: ['slow'] }, async () => {
    const userId = await unconfirmed(6.1);
    await unconfirmed(5.9, { email: 'younger@example.in' });
    await Promise.all([warnUnverified(), removeUnverified()]);
    await warnUnverified();
    await removeUnverified();
    const tokens = await db.accountToken.findMany();
    expect(tokens).toMatchObject([{ userId, purpose: 'verify_email' }]);
    await secretFromMail();
    expect(catcher.caught).toMatchObject([
      { mail: { subject: 'Your account is deleted tomorrow unless you confirm your address' } },
    ]);

    await removeUnverified(new Date(Date.now() + 2 * day));
    expect((await db.user.findMany()).map((user) => user.email)).toEqual(['younger@example.in']);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'account.removed', actorRole: 'system', subjectUserId: userId },
    ]);
  });

  it('stays when somebody confirms it with the last mail', { tags: ['slow'] }, async () => {
    await signInAs(await unconfirmed(8));
    await warnUnverified();
    expect(await verifyEmail(null, sent({ token: await secretFromMail() }))).toMatchObject({ ok: true });
    await removeUnverified(new Date(Date.now() + 2 * day));
    expect(await db.user.count()).toBe(1);
  });

  it('is not deleted before the last link has expired, however old it is', async () => {
    const userId = await unconfirmed(60);
    await db.accountToken.create({
      data: {
        userId,
        purpose: 'verify_email',
        tokenHash: hashOfSecret('first'),
        createdAt: daysAgo(60),
        expiresAt: daysAgo(59),
      },
    });
    await removeUnverified();
    expect(await db.user.count()).toBe(1);
    await warnUnverified();
    await removeUnverified();
    expect(await db.user.count()).toBe(1);
    await removeUnverified(new Date(Date.now() + 1.1 * day));
    expect(await db.user.count()).toBe(0);
  });

  it('goes with its profile, sessions and picture, and leaves what others depend on', async () => {
    const ids = [await unconfirmed(9), await unconfirmed(9, { email: 'ravi@example.in' })];
    for (const [index, userId] of ids.entries()) {
      const name = { firstName: 'A', lastName: 'B' };
      const address = index === 0 ? email : 'ravi@example.in';
      await db.profile.create({ data: { userId, email: address, ...name } });
      await signedIn(userId);
    }
    const ravi = await db.profile.findFirstOrThrow({ where: { email: 'ravi@example.in' } });
    await db.transaction.create({
      data: {
        clientId: ravi.id,
        description: 'Session',
        amount: '1500.00',
        method: 'upi',
        status: 'pending',
      },
    });
    const file = await db.storedFile.create({
      data: {
        bucket: 'profile-pictures',
        key: `${ids[0]}/1.webp`,
        contentType: 'image/webp',
        byteSize: 1,
        sha256: 'a'.repeat(64),
        storedAt: new Date(),
        uploadedById: ids[0] ?? null,
      },
    });
    await warnUnverified();
    await removeUnverified(new Date(Date.now() + 1.1 * day));
    expect((await db.user.findMany()).map((user) => user.email)).toEqual(['ravi@example.in']);
    expect(await db.profile.count()).toBe(1);
    expect(await db.userSession.count()).toBe(1);
    expect((await db.storedFile.findUniqueOrThrow({ where: { id: file.id } })).deletedAt).not.toBeNull();
  });
});
