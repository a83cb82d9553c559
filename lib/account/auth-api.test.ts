import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAuthRequest } from '@/lib/account/auth-api';
import { hashPassword } from '@/lib/account/password/hashing';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { openIdForger } from '@/test/account/openid-forger';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const site = 'http://localhost:3000';
const device = { userAgent: 'Chrome on Android', networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
const email = 'asha@example.in';
const password = 'slow rivers carry leaves';
const made = hashPassword(password);
const client = { id: 'antarman', secret: 'a-secret-between-forger-and-site-0123456789' };
let forger: Awaited<ReturnType<typeof openIdForger>>;

beforeAll(async () => {
  forger = await openIdForger(client.id);
});
afterAll(() => forger.close());

beforeEach(() => {
  newVisitor();
  vi.stubEnv('NEXTAUTH_URL', site);
});

function setUpGoogle() {
  vi.stubEnv('GOOGLE_ISSUER', forger.issuer);
  vi.stubEnv('GOOGLE_CLIENT_ID', client.id);
  vi.stubEnv('GOOGLE_CLIENT_SECRET', client.secret);
}

async function ask(method: 'GET' | 'POST', path: string, fields?: object): Promise<Response> {
  const body = fields && { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const request = new NextRequest(new URL(`/api/auth/${path}`, site), { method, ...body });
  const response = await answerAuthRequest(request, request.nextUrl.pathname.split('/').slice(3));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    visitor.jar.set(name, { value: decodeURIComponent(value), flags: {} });
  }
  return response;
}

async function post(path: string, fields: object = {}): Promise<Response> {
  const { csrfToken } = await (await ask('GET', 'csrf')).json();
  return ask('POST', path, { csrfToken, ...fields });
}

const session = async () => (await ask('GET', 'session')).json();
const cookie = () => visitor.jar.get('antarman.session')?.value ?? '';

/** Goes to the provider and comes back. @returns the address to which our site then redirects */
async function goToGoogle(next?: string) {
  const { url } = await (await post('signin/google', { next })).json();
  const atProvider = await fetch(url, { redirect: 'manual' });
  const back = new URL(atProvider.headers.get('location') ?? '');
  return (await ask('GET', `callback/google${back.search}`)).headers.get('location');
}

describe('with a password', () => {
  let userId: string;
  beforeEach(async () => {
    userId = (await createUser({ email, passwordHash: await made })).id;
  });

  it('next-auth hands out the token of the session that was started, reads it and ends it', async () => {
    const answer = await post('callback/credentials', { email, password, next: '/account/devices' });
    expect(await answer.json()).toEqual({ url: `${site}/account/devices` });
    expect(await viewerOfToken(cookie())).toMatchObject({ userId });
    expect(await db.userSession.count()).toBe(1);
    const { user, expires } = await session();
    expect(user).toEqual({ name: expect.any(String), email });
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(6 * 86_400_000);

    const token = cookie();
    expect((await post('signout')).headers.get('clear-site-data')).toBe('"cache"');
    expect(cookie()).toBe('');
    expect(await viewerOfToken(token)).toBeNull();
    expect(await session()).toEqual({});
  });

  it('nothing begins without the token against forged posts', async () => {
    await ask('GET', 'csrf');
    const answer = await ask('POST', 'callback/credentials', { csrfToken: 'x', email, password });
    expect(answer.status).toBe(403);
    expect(await db.userSession.count()).toBe(0);
    expect(cookie()).toBe('');
  });

  it('what is posted to the session changes nothing, and nothing at all without the token', {
    tags: ['slow'],
  }, async () => {
    await post('callback/credentials', { email, password });
    const before = await session();
    const data = { user: { role: 'admin', email: 'admin@demo.test' } };
    expect(await (await post('session', { data })).json()).toEqual(before);
    expect((await ask('POST', 'session', { data })).status).toBe(400);
  });

  it('a failure is a 503 and leaves the cookie', { tags: ['slow'] }, async () => {
    await post('callback/credentials', { email, password });
    const token = cookie();
    vi.spyOn(db, '$queryRaw').mockRejectedValue(new Error('the line is cut'));
    vi.spyOn(db, '$transaction').mockRejectedValue(new Error('the line is cut'));
    const failed = await ask('GET', 'session');
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('10');
    expect((await post('signout')).status).toBe(503);
    expect(cookie()).toBe(token);
  });
});

describe('while Google has no keys', () => {
  it('it is not listed, and no address leads there', async () => {
    expect(Object.keys(await (await ask('GET', 'providers')).json())).toEqual(['credentials']);
    expect((await post('signin/google')).status).toBe(404);
    expect((await ask('GET', 'callback/google?code=x&state=y')).status).toBe(404);
  });
});

describe('with Google', () => {
  beforeEach(() => {
    setUpGoogle();
    forger.tell({}, email);
  });

  it('it is listed', async () => {
    expect(Object.keys(await (await ask('GET', 'providers')).json())).toEqual(['google', 'credentials']);
  });

  it('somebody new is linked by the adapter and signed in by next-auth', { tags: ['slow'] }, async () => {
    expect(await goToGoogle('/account/devices')).toBe('/account/devices');
    expect((await session()).user.email).toBe(email);
    expect(await db.account.count()).toBe(1);
    const viewer = await viewerOfToken(cookie());
    expect(viewer).toMatchObject({ email, emailVerified: true });
    expect(await db.userSession.findMany()).toMatchObject([{ id: viewer?.sessionId, revokedAt: null }]);

    // Signing in again in the same browser starts another session and ends the earlier one.
    const before = cookie();
    expect(await goToGoogle()).toBe('/');
    expect(cookie()).not.toBe(before);
    expect(await viewerOfToken(before)).toBeNull();
    expect(await db.user.count()).toBe(1);
  });

  it('nobody is linked because they happen to be signed in', async () => {
    const { id } = await createUser({ email: 'ravi@example.in', passwordHash: await made });
    const { token } = await startSession(db, id, device);
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    await goToGoogle();
    expect((await session()).user.email).toBe(email);
    expect(await db.account.count({ where: { userId: id } })).toBe(0);
  });

  it('an account of the same address is not opened before its password is given', {
    tags: ['slow'],
  }, async () => {
    const { id } = await createUser({ email, passwordHash: await made });
    expect(await goToGoogle()).toBe('/link-account');
    expect(await session()).toEqual({});
    expect(await db.userSession.count()).toBe(0);
    await db.user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect(await goToGoogle()).toBe('/login?error=AccountClosed-other');
  });

  it('an answer that is not ours signs nobody in, and is good for no second try', async () => {
    forger.tell({ signature: 'foreign' }, email);
    expect(await goToGoogle()).toBe('/login?error=OAuthCallback');
    expect((await ask('GET', 'callback/google?code=x&state=y')).headers.get('location')).toBe(
      '/login?error=OAuthCallback',
    );
    expect(await db.user.count()).toBe(0);
  });

  it('a failure of ours is a 503 and not a refusal', async () => {
    vi.spyOn(db, '$transaction').mockRejectedValue(new Error('the line is cut'));
    const { url } = await (await post('signin/google')).json();
    const atProvider = await fetch(url, { redirect: 'manual' });
    const { search } = new URL(atProvider.headers.get('location') ?? '');
    const answer = await ask('GET', `callback/google${search}`);
    expect(answer.headers.get('location')).toBe('/login?error=Callback');
    expect(await db.user.count()).toBe(0);
  });
});
