import { beforeEach, describe, expect, it } from 'vitest';
import { arrivalAdapter, arriveFromGoogle } from '@/lib/account/google/commands';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { newSecret } from '@/lib/server/secret/secret-token';
import { setUpDatabase } from '@/test/database/database';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const device = { userAgent: 'Chrome on Android', networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
const request = { id: 'request-1', network: '203.0.113.7', sameOrigin: false };
const claims = { sub: '1093', email: 'Asha@Example.in', email_verified: true, name: 'Asha Nair' };
// Not a real hash: only its presence matters here.
const passwordHash = '$argon2id$v=19$m=65536,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA';

async function comeBack(given: object = {}) {
  return arriveFromGoogle({ ...claims, ...given }, request);
}

/** Does what next-auth does after admission: finds the person by their link and asks for a session. */
async function signInBy(providerAccountId: string) {
  const { getUserByAccount, createSession } = arrivalAdapter(request);
  const user = await getUserByAccount({ provider: 'google', providerAccountId });
  if (!user) throw new Error('Nobody is linked.');
  const { sessionToken: token } = await createSession({ sessionToken: newSecret(), userId: user.id });
  return { token, userId: user.id };
}

async function sessionAfter(given: object = {}) {
  const result = await comeBack(given);
  if (result.outcome !== 'linked') throw new Error(`expected a link, not ${JSON.stringify(result)}`);
  const { token, userId } = await signInBy(claims.sub);
  expect(userId).toBe(result.userId);
  return { token };
}

async function nothingChanged() {
  expect(await db.userSession.count({ where: { revokedAt: null } })).toBe(0);
  expect(await db.accountToken.count()).toBe(0);
}

const actions = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true } })).map(
    ({ action }) => action,
  );

/**
 * The log line for a refused sign-in: the reason, and the account if there is one, so that its owner sees the
 * attempt. It holds no claim of the token.
 */
async function refusalInLog(because: string, subjectUserId: string | null) {
  const lines = await db.auditEntry.findMany({ where: { action: 'google.refused' } });
  const nobody = { actorUserId: null, actorRole: 'guest', subjectTable: null, subjectId: null };
  expect(lines).toEqual([expect.objectContaining({ ...nobody, subjectUserId, details: { because } })]);
  expect(
    JSON.stringify(lines, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toMatch(/asha|nair|1093|203\.0/i);
}

describe('somebody new', () => {
  it('gets an account that is verified, has no password and belongs to the subject', async () => {
    const { token } = await sessionAfter();
    const [user] = await db.user.findMany({ include: { accounts: true } });
    expect(user).toMatchObject({ email: 'asha@example.in', name: 'Asha Nair', passwordHash: null });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect(user?.accounts).toMatchObject([{ provider: 'google', providerAccountId: '1093' }]);
    expect(await viewerOfToken(token)).toMatchObject({ userId: user?.id, emailVerified: true });
    expect(await actions()).toEqual(['account.created', 'session.started']);
  });

  it.each([
    ['no name', undefined],
    ['a name of half a character', 'Asha \ud800'],
    ['an endless name', 'a'.repeat(500)],
    ['a name that is no text', { first: 'Asha' }],
  ])('is welcome with %s', async (_, name) => {
    await sessionAfter({ name });
    expect(await db.user.findMany({ select: { name: true } })).toEqual([{ name: null }]);
  });

  it('is one person in ten tabs', { tags: ['slow'] }, async () => {
    await Promise.all(Array.from({ length: 10 }, () => sessionAfter()));
    expect(await db.user.count()).toBe(1);
    expect(await db.account.count()).toBe(1);
    expect(await db.userSession.count()).toBe(10);
  });
});

describe('somebody known', () => {
  it('is recognised by the subject, whatever the address is now', { tags: ['slow'] }, async () => {
    await sessionAfter();
    const { token } = await sessionAfter({ email: 'asha.menon@example.in', name: 'Asha Menon' });
    expect(await viewerOfToken(token)).toMatchObject({ email: 'asha@example.in' });
    expect(await db.user.count()).toBe(1);
  });

  it('is not signed in to a closed account', async () => {
    await sessionAfter();
    await db.userSession.deleteMany();
    await db.user.updateMany({ data: { disabledAt: new Date() } });
    expect(await comeBack()).toEqual({ outcome: 'refused', because: 'AccountClosed-other' });
    expect(await comeBack({ sub: '2' })).toEqual({ outcome: 'refused', because: 'AccountClosed-other' });
    await nothingChanged();
  });

  it('gets no session for an account that is closed between the answer and the session', async () => {
    const { userId } = await comeBack().then((result) => {
      if (result.outcome !== 'linked') throw new Error('expected a link');
      return result;
    });
    await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    await expect(signInBy(claims.sub)).rejects.toThrow('closed');
    await nothingChanged();
  });

  it('leaves the session that this browser had', async () => {
    const { token: before } = await sessionAfter();
    const { token: elsewhere } = await sessionAfter();
    visitor.token = before;
    const { token: after } = await sessionAfter();
    expect(await viewerOfToken(before)).toBeNull();
    expect(await viewerOfToken(elsewhere)).not.toBeNull();
    expect(await viewerOfToken(after)).not.toBeNull();
  });
});

describe('an address that Google has not verified', () => {
  it.each([[false], [undefined], [null], ['true'], [1]])('is refused: %j', async (email_verified) => {
    const result = await comeBack({ email_verified });
    expect(result.outcome).toBe('refused');
    expect(await db.user.count()).toBe(0);
    await nothingChanged();
    expect(await actions()).toEqual(['google.refused']);
    // The bearer has not proven to own the address, so the line names no person.
    await refusalInLog(result.outcome === 'refused' ? result.because : '', null);
  });

  it('opens no account, not even a linked one', async () => {
    await sessionAfter();
    await db.userSession.deleteMany();
    expect(await comeBack({ email_verified: false })).toMatchObject({ outcome: 'refused' });
    await nothingChanged();
  });
});

it.each([
  ['no claims', null],
  ['text', 'sub'],
  ['no subject', { ...claims, sub: undefined }],
  ['an empty subject', { ...claims, sub: '' }],
  ['a subject of operators', { ...claims, sub: { not: '' } }],
  ['a subject with a NUL', { ...claims, sub: 'a\0b' }],
  ['an endless subject', { ...claims, sub: '1'.repeat(256) }],
  ['two addresses', { ...claims, email: 'asha@example.in, ravi@example.in' }],
  ['no address', { ...claims, email: undefined }],
  ['an address of operators', { ...claims, email: { contains: '@' } }],
])('a token with %s signs nobody in', async (_, sent) => {
  await createUser();
  expect(await arriveFromGoogle(sent, request)).toEqual({ outcome: 'refused', because: 'OAuthCallback' });
  expect(await db.user.count()).toBe(1);
  await nothingChanged();
  await refusalInLog('OAuthCallback', null);
});

describe('an account with the same address', () => {
  let userId: string;

  beforeEach(async () => {
    userId = (await createUser({ email: 'asha@example.in', name: 'Somebody', passwordHash })).id;
  });

  it('that is verified waits for its password', async () => {
    expect(await comeBack()).toMatchObject({ outcome: 'to-link' });
    expect(await actions()).toEqual(['google.link-offered']);
    expect(await db.account.count()).toBe(0);
    expect(await db.userSession.count()).toBe(0);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ passwordHash });
    expect(await db.accountToken.findMany()).toMatchObject([
      { userId, purpose: 'link_account', usedAt: null },
    ]);
  });

  it('has at most one waiting link', async () => {
    await comeBack();
    await comeBack();
    expect(await db.accountToken.count({ where: { usedAt: null } })).toBe(1);
  });

  it.each([
    ['has no password', { passwordHash: null }],
    [
      'belongs to another Google account',
      { accounts: { create: { provider: 'google', providerAccountId: '7' } } },
    ],
  ])('that is verified and %s refuses', async (_, data) => {
    await db.user.update({ where: { id: userId }, data });
    expect(await comeBack()).toEqual({ outcome: 'refused', because: 'GoogleOtherAccount' });
    await nothingChanged();
    await refusalInLog('GoogleOtherAccount', userId);
  });

  it('that nobody verified releases its address: nothing sent to it before belongs to the owner', {
    tags: ['slow'],
  }, async () => {
    const { email } = await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
    await db.profile.deleteMany({ where: { userId } });
    await db.profile.create({
      data: { userId, email, firstName: 'Eve', lastName: 'Rao', phone: '+919876500000' },
    });
    const { token: planted } = await startSession(db, userId, device);
    await db.accountToken.create({
      data: {
        userId,
        purpose: 'reset_password',
        tokenHash: 'a'.repeat(64),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const { token } = await sessionAfter();
    expect(await viewerOfToken(planted)).toBeNull();
    expect(await viewerOfToken(token)).toMatchObject({ email, emailVerified: true, profile: null });
    expect(await db.user.findMany()).toMatchObject([{ email, passwordHash: null, name: 'Asha Nair' }]);
    expect(await db.accountToken.count({ where: { usedAt: null } })).toBe(0);
    expect(await db.profile.count()).toBe(0);
    expect(await actions()).toEqual(['account.created', 'google.took-over-unverified', 'session.started']);
  });
});
