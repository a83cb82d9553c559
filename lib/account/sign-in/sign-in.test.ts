import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '@/lib/account/password/hashing';
import { viewerOfToken } from '@/lib/account/session/session';
import { signIn } from '@/lib/account/sign-in/actions';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { setUpDatabase } from '@/test/database/database';
import { asOwner, withoutTable } from '@/test/database/owner';
import { newVisitor, sent, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const email = 'asha@example.in';
const password = 'slow rivers carry leaves';
const made = hashPassword(password);
let userId: string;

beforeEach(async () => {
  newVisitor();
  userId = (await createUser({ email, passwordHash: await made })).id;
});

const enter = (fields: Partial<Record<'email' | 'password' | 'next', string>> = {}) =>
  signIn(null, sent({ email, password, next: '', ...fields }));
const cookie = (name: string) => visitor.jar.get(name);
const sessions = () => db.userSession.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

describe('signing in', () => {
  it('starts a session under a new token, says so and opens the start page', async () => {
    visitor.headers.set('user-agent', 'Mozilla/5.0 Firefox/140.0');
    expect(await enter()).toMatchObject({
      ok: true,
      message: 'Successfully logged in!',
      data: { next: '/' },
    });
    const secret = cookie('antarman.session');
    expect(secret?.flags).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
    expect(cookie('antarman.member')?.value).toBe('1');
    expect(await viewerOfToken(secret?.value ?? '')).toMatchObject({ userId, email });
    const [session] = await sessions();
    expect(session?.tokenHash).toBe(hashOfSecret(secret?.value ?? ''));
    expect(session?.userAgent).toBe('Mozilla/5.0 Firefox/140.0');
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        action: 'session.started',
        subjectUserId: userId,
        subjectId: session?.id,
        details: { proof: 'password' },
      },
    ]);
  });

  it('normalises the address, and takes the password as it is', { tags: ['slow'] }, async () => {
    expect(await enter({ email: '  ＡSHA@Example.IN ' })).toMatchObject({ ok: true });
    expect(await enter({ password: ` ${password}` })).toMatchObject({ ok: false });
    expect(await enter({ password: password.toUpperCase() })).toMatchObject({ ok: false });
  });

  it('redirects a browser without scripts', { tags: ['slow'] }, async () => {
    newVisitor({ scripts: false });
    await expect(enter()).rejects.toMatchObject({ digest: expect.stringContaining(';/;') });
    expect(cookie('antarman.session')).toBeDefined();
  });

  it.each([
    ['/checkout/individual-counseling', '/checkout/individual-counseling'],
    ['/account/devices', '/account/devices'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/account', '/'],
    ['javascript:alert(1)', '/'],
    ['/account/%0d%0aset-cookie:x', '/'],
    ['/account?next=//evil.example', '/'],
    ['', '/'],
  ])('asked to come back to %j leads to %s', { tags: ['slow'] }, async (next, place) => {
    expect(await enter({ next })).toMatchObject({ ok: true, data: { next: place } });
  });

  it('never takes over an earlier token, and ends the session it replaces', { tags: ['slow'] }, async () => {
    visitor.jar.set('antarman.session', { value: 'planted-by-somebody-else', flags: {} });
    await enter();
    const first = cookie('antarman.session')?.value ?? '';
    expect(first).not.toBe('planted-by-somebody-else');
    expect(await viewerOfToken('planted-by-somebody-else')).toBeNull();
    await enter();
    expect(await viewerOfToken(first)).toBeNull();
    expect((await sessions()).map((session) => session.revokedReason)).toEqual(['signed_in_again', null]);
  });

  it('ends the session of anybody signed in on this browser before', { tags: ['slow'] }, async () => {
    await enter();
    const before = cookie('antarman.session')?.value ?? '';
    await createUser({ email: 'ravi@example.in', passwordHash: await made });
    await enter({ email: 'ravi@example.in' });
    expect(await viewerOfToken(before)).toBeNull();
    expect(await viewerOfToken(cookie('antarman.session')?.value ?? '')).toMatchObject({
      email: 'ravi@example.in',
    });
  });

  it('replaces a hash of an older cost at the first chance', { tags: ['slow'] }, async () => {
    const weak = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await db.user.update({ where: { id: userId }, data: { passwordHash: weak } });
    await enter({ password: 'not the password' });
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ passwordHash: weak });
    expect(await enter()).toMatchObject({ ok: true });
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await enter()).toMatchObject({ ok: true });
  });
});

describe('refusing to sign in', () => {
  it('says and does the same, whatever is wrong', { tags: ['slow'] }, async () => {
    await createUser({ email: 'google@example.in' });
    await createUser({ email: 'closed@example.in', passwordHash: await made, disabledAt: new Date() });
    const answers = [
      await enter({ password: 'not the password' }),
      await enter({ email: 'nobody@example.in' }),
      await enter({ email: 'google@example.in' }),
      await enter({ email: 'closed@example.in', password: 'not the password' }),
      await enter({ password: 'x'.repeat(200) }),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({
        ok: false,
        message: 'Invalid email or password',
        values: { email: expect.any(String), next: '' },
      });
    }
    expect(await db.userSession.count()).toBe(0);
    expect(await db.auditEntry.count()).toBe(0);
    expect([...visitor.jar.keys()]).toEqual([]);
  });

  it.each([
    [{ email: '' }, { email: 'Enter your email address' }],
    [{ password: '' }, { password: 'Enter a password' }],
  ])('asks for what is missing: %o', async (fields, fieldErrors) => {
    expect(await enter(fields)).toMatchObject({ ok: false, message: actionMessages.required, fieldErrors });
  });

  it('never returns a password', { tags: ['slow'] }, async () => {
    for (const fields of [{}, { email: '' }, { password: 'wrong one here' }]) {
      const answer = JSON.stringify(await enter({ email: 'nobody@example.in', ...fields }));
      expect(answer).not.toContain(password);
      expect(answer).not.toContain('wrong one here');
    }
  });

  it('refuses when the limiter cannot count', async () => {
    await withoutTable('rate_limits', async () => {
      expect(await enter()).toMatchObject({ ok: false, message: 'Login failed' });
      expect(await db.userSession.count()).toBe(0);
      expect(cookie('antarman.session')).toBeUndefined();
    });
  });

  it('lets nobody in with a password that is changed during the check', { tags: ['slow'] }, async () => {
    const other = await hashPassword('another one entirely');
    await asOwner(`
      CREATE FUNCTION change_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE users SET password_hash = '${other}'; RETURN NULL; END $$;
      CREATE TRIGGER change_meanwhile AFTER UPDATE ON rate_limits
      FOR EACH STATEMENT EXECUTE FUNCTION change_meanwhile()`);
    try {
      expect(await enter()).toMatchObject({ ok: false, message: 'Invalid email or password' });
      expect(await db.userSession.count()).toBe(0);
    } finally {
      await asOwner('DROP TRIGGER change_meanwhile ON rate_limits; DROP FUNCTION change_meanwhile');
    }
  });
});
