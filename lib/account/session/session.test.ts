import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountSummary } from '@/lib/account/session/account-summary';
import { viewerOfToken } from '@/lib/account/session/session';
import { revokeSessions, startSession } from '@/lib/account/session/session-store';
import { hour, minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const token = 'a-token-that-only-this-test-knows';

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

  it('knows the person of a live token and nobody for any other', async () => {
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

  it('shows the email until there is a name, and the dashboard of the role', async () => {
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
  let userId: string;

  beforeEach(async () => {
    userId = (await db.user.create({ data: { email: 'asha@example.in' } })).id;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is stored as a hash only, under a new token each time', async () => {
    const first = await startSession(db, userId, device);
    const second = await startSession(db, userId, device);
    expect(first.token).not.toBe(second.token);
    expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
    const rows = await db.userSession.findMany({ select: { tokenHash: true } });
    expect(rows.map((row) => row.tokenHash)).not.toContain(first.token);
  });

  it('lives seven days without use, extends with use, and ends after thirty in any case', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token: own } = await startSession(db, userId, device);
    const { token: unused } = await startSession(db, userId, device);
    const viewerAfter = (token: string, days: number) => {
      vi.setSystemTime(start.getTime() + days * 24 * hour);
      return viewerOfToken(token);
    };
    expect(await viewerAfter(unused, 7)).toBeNull();
    for (const day of [6, 12, 18, 24, 29]) expect(await viewerAfter(own, day)).not.toBeNull();
    expect(await viewerAfter(own, 30)).toBeNull();
  });

  it('is written down as used at most every five minutes, near its end too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token, id } = await startSession(db, userId, device);
    const visitAfter = async (minutes: number) => {
      vi.setSystemTime(start.getTime() + minutes * minute);
      await viewerOfToken(token);
      const row = await db.userSession.findUniqueOrThrow({ where: { id } });
      return [
        (row.lastSeenAt.getTime() - start.getTime()) / minute,
        row.idleExpiresAt.getTime() - start.getTime(),
      ];
    };
    expect(await visitAfter(4)).toEqual([0, 7 * 24 * hour]);
    expect(await visitAfter(6)).toEqual([6, 7 * 24 * hour + 6 * minute]);
    expect(await visitAfter(10)).toEqual([6, 7 * 24 * hour + 6 * minute]);
    for (const day of [6, 12, 18]) await visitAfter(day * 24 * 60);
    const late = 24 * 24 * 60;
    expect(await visitAfter(late)).toEqual([late, 30 * 24 * hour]);
    expect(await visitAfter(late + 4)).toEqual([late, 30 * 24 * hour]);
    expect(await visitAfter(late + 6)).toEqual([late + 6, 30 * 24 * hour]);
  });

  it('can be ended alone, or all but the present one together', async () => {
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
