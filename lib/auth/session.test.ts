import { beforeEach, describe, expect, it } from 'vitest';
import { hashSessionToken, viewerOfToken } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { accountSummary } from '@/lib/profile/queries';
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
        tokenHash: hashSessionToken(token),
        idleExpiresAt: new Date(Date.now() + hour),
        expiresAt: new Date(Date.now() + 2 * hour),
      },
    });
  });

  it('knows the person behind a live token and nobody behind another', async () => {
    expect(await viewerOfToken(token)).toMatchObject({ userId });
    expect(await viewerOfToken(`${token}x`)).toBeNull();
    expect(await viewerOfToken(hashSessionToken(token))).toBeNull();
  });

  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['idle too long', { idleExpiresAt: new Date(Date.now() - 1) }],
    ['past its last day', { expiresAt: new Date(Date.now() - 1), idleExpiresAt: new Date(Date.now() - 2) }],
  ])('refuses a session that is %s', async (_why, data) => {
    await db.userSession.update({ where: { tokenHash: hashSessionToken(token) }, data });
    expect(await viewerOfToken(token)).toBeNull();
  });

  it('refuses a disabled account', async () => {
    await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expect(await viewerOfToken(token)).toBeNull();
  });

  it('shows the e-mail until there is a name, and the dashboard of the role', async () => {
    const viewer = await viewerOfToken(token);
    if (!viewer) throw new Error('expected a viewer');
    expect(await accountSummary(viewer)).toEqual({ name: 'asha@example.in', dashboard: '/dashboard' });
    await db.profile.create({
      data: { userId, email: 'asha@example.in', firstName: 'Asha', lastName: 'Nair', role: 'therapist' },
    });
    expect(await accountSummary(viewer)).toEqual({ name: 'Asha Nair', dashboard: '/therapist-dashboard' });
  });
});
