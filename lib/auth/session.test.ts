import { beforeEach, describe, expect, it } from 'vitest';
import { accountSummary } from '@/lib/auth/account-summary';
import { viewerOfToken } from '@/lib/auth/session';
import { revokeSessions, startSession } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import { hashOfSecret } from '@/lib/secret-token';
import { setUpDatabase } from '@/lib/testing/database';

setUpDatabase();

const token = 'a-token-that-only-this-test-knows';
const hour = 3_600_000;

describe('the session row decides', () => {
  let userId: string;

  beforeEach(async () => {
    const user = await db.user.create({ data: { email: 'asha@example.in', name: 'Asha Nair' } });
    userId = user.id;
    await db.userSession.create({
      data: {
        userId,
        tokenHash: hashOfSecret(token),
        idleExpiresAt: new Date(Date.now() + hour),
        expiresAt: new Date(Date.now() + 2 * hour),
      },
    });
  });

  it('knows the person behind a live token and nobody behind another', async () => {
    expect(await viewerOfToken(token)).toMatchObject({ userId });
    expect(await viewerOfToken(`${token}x`)).toBeNull();
    expect(await viewerOfToken(hashOfSecret(token))).toBeNull();
  });

  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['idle too long', { idleExpiresAt: new Date(Date.now() - 1) }],
    ['past its last day', { expiresAt: new Date(Date.now() - 1), idleExpiresAt: new Date(Date.now() - 2) }],
  ])('refuses a session that is %s', async (_why, data) => {
    await db.userSession.update({ where: { tokenHash: hashOfSecret(token) }, data });
    expect(await viewerOfToken(token)).toBeNull();
  });

  it('refuses a disabled account', async () => {
    await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expect(await viewerOfToken(token)).toBeNull();
  });

  it('shows the e-mail until there is a name, and the dashboard of the role', async () => {
    const viewer = await viewerOfToken(token);
    if (!viewer) throw new Error('expected a viewer');
    expect(accountSummary(viewer)).toEqual({ name: 'asha@example.in', dashboard: '/dashboard' });
    await db.profile.create({
      data: { userId, email: 'asha@example.in', firstName: 'Asha', lastName: 'Nair', role: 'therapist' },
    });
    const member = await viewerOfToken(token);
    if (!member) throw new Error('expected a viewer');
    expect(accountSummary(member)).toEqual({ name: 'Asha Nair', dashboard: '/therapist-dashboard' });
  });
});

describe('a started session', () => {
  const device = { userAgent: 'Chrome on Android', networkHash: 'aaaaaaaaaaaaaaaaaaaaaa' };
  const start = new Date('2026-11-20T06:00:00Z');
  const daysOn = (days: number) => new Date(start.getTime() + days * 24 * hour);
  let userId: string;

  beforeEach(async () => {
    userId = (await db.user.create({ data: { email: 'asha@example.in' } })).id;
  });

  it('is kept as a hash only, under a new token each time', async () => {
    const first = await startSession(db, userId, device);
    const second = await startSession(db, userId, device);
    expect(first.token).not.toBe(second.token);
    expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
    const rows = await db.userSession.findMany({ select: { tokenHash: true } });
    expect(rows.map((row) => row.tokenHash)).not.toContain(first.token);
  });

  it('lives seven days without use, moves on with use, and ends after thirty in any case', async () => {
    const { token: own } = await startSession(db, userId, device, start);
    for (const day of [6, 12, 18, 24, 29]) expect(await viewerOfToken(own, daysOn(day))).not.toBeNull();
    expect(await viewerOfToken(own, daysOn(30))).toBeNull();

    const { token: unused } = await startSession(db, userId, device, start);
    expect(await viewerOfToken(unused, daysOn(7))).toBeNull();
  });

  it('is ended alone, or with all but the one that asks', async () => {
    const [here, there, elsewhere] = await Promise.all([1, 2, 3].map(() => startSession(db, userId, device)));
    if (!here || !there || !elsewhere) throw new Error('expected three sessions');
    expect(await revokeSessions(db, { userId, sessionId: there.id }, 'signed_out')).toBe(1);
    expect(await viewerOfToken(there.token)).toBeNull();
    expect(await revokeSessions(db, { userId, except: here.id }, 'signed_out_elsewhere')).toBe(1);
    expect(await viewerOfToken(elsewhere.token)).toBeNull();
    expect(await viewerOfToken(here.token)).not.toBeNull();
    const stranger = await db.user.create({ data: { email: 'ravi@example.in' } });
    expect(await revokeSessions(db, { userId: stranger.id, sessionId: here.id }, 'signed_out')).toBe(0);
  });
});
