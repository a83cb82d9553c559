import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authAdapter } from '@/lib/account/session/adapter';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { signOut } from '@/lib/account/session/sign-out';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const device = { userAgent: 'Chrome on Android', networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
const request = { id: 'request-1', network: '203.0.113.7', sameOrigin: true };
let userId: string;

beforeEach(async () => {
  newVisitor();
  userId = (await createUser({ email: 'asha@example.in' })).id;
});

describe('the adapter on our tables', () => {
  it('keeps the hash of a token, the device and the network', async () => {
    const { token, id } = await startSession(db, userId, device);
    const row = await db.userSession.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ userId, userAgent: device.userAgent, ipHash: device.networkHash });
    expect(row.tokenHash).toBe(hashOfSecret(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('starts nothing where it is not told the device', async () => {
    const session = { sessionToken: 'x'.repeat(43), userId, expires: new Date(Date.now() + 1_000) };
    await expect(authAdapter(db).createSession(session)).rejects.toThrow('device');
    expect(await db.userSession.count()).toBe(0);
  });

  it('links the subject and leaves every token of the provider behind', async () => {
    const link = { type: 'oauth', provider: 'google', providerAccountId: '1093', userId } as const;
    const withTokens = { ...link, access_token: 'ya29', refresh_token: '1//', id_token: 'a.b.c' };
    await authAdapter(db).linkAccount(withTokens);
    expect(await db.account.findMany()).toMatchObject([
      { userId, provider: 'google', providerAccountId: '1093' },
    ]);
    const found = await authAdapter(db).getUserByAccount({ provider: 'google', providerAccountId: '1093' });
    expect(found).toMatchObject({ id: userId, email: 'asha@example.in', disabledAt: null });
    expect(await authAdapter(db).getUserByAccount({ provider: 'google', providerAccountId: '2' })).toBeNull();
    // It makes no link to another account, and no second one to the same.
    const { id: other } = await createUser({ email: 'ravi@example.in' });
    await expect(authAdapter(db).linkAccount({ ...link, userId: other })).rejects.toThrow();
    await expect(authAdapter(db).linkAccount({ ...link, providerAccountId: '2' })).rejects.toThrow();
  });

  it('ends a session without deleting it, once', async () => {
    const { token, id } = await startSession(db, userId, device);
    expect(await authAdapter(db).deleteSession(token)).toMatchObject({ id, userId });
    expect(await viewerOfToken(token)).toBeNull();
    const row = await db.userSession.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ revokedReason: 'signed_out', revokedAt: expect.any(Date) });
    expect(await authAdapter(db).deleteSession(token)).toBeNull();
  });
});

it('a database that fails is not "nobody is signed in"', async () => {
  const { token } = await startSession(db, userId, device);
  const broken = new Error('the line is cut');
  vi.spyOn(db, '$queryRaw').mockRejectedValue(broken);
  await expect(viewerOfToken(token)).rejects.toBe(broken);
});

describe('signing out', () => {
  const ended = () => db.auditEntry.count({ where: { action: 'session.ended', subjectUserId: userId } });

  it('ends the row with a line in the log, and forgets the cookie', async () => {
    const { token } = await startSession(db, userId, device);
    const { token: elsewhere } = await startSession(db, userId, device);
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    expect(await signOut(request)).toBe(true);
    expect(await viewerOfToken(token)).toBeNull();
    expect(await viewerOfToken(elsewhere)).not.toBeNull();
    expect(visitor.jar.has('antarman.session')).toBe(false);
    expect(await ended()).toBe(1);

    // A copy of the cookie has no session to end.
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    await signOut(request);
    expect(await ended()).toBe(1);
  });

  it('asked without the token against forged posts ends nothing', async () => {
    const { token } = await startSession(db, userId, device);
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    expect(await signOut(request, { csrfToken: 'x', cookies: {} })).toBe(false);
    expect(await viewerOfToken(token)).not.toBeNull();
    expect(visitor.jar.has('antarman.session')).toBe(true);
  });

  it('that could not be written down keeps the session and its cookie', async () => {
    const { token } = await startSession(db, userId, device);
    visitor.jar.set('antarman.session', { value: token, flags: {} });
    vi.spyOn(db, '$transaction').mockRejectedValue(new Error('the line is cut'));
    await expect(signOut(request)).rejects.toThrow('the line is cut');
    expect(visitor.jar.has('antarman.session')).toBe(true);
    expect(await viewerOfToken(token)).not.toBeNull();
  });
});
