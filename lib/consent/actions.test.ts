import { beforeEach, describe, expect, it, vi } from 'vitest';
import { admissionMessages } from '@/lib/action/messages';
import { decideConsent } from '@/lib/consent/actions';
import { listConsents } from '@/lib/consent/queries';
import { consentMessages } from '@/lib/consent/rules';
import { db } from '@/lib/db';
import { setUpDatabase } from '@/lib/testing/database';
import { createProfile } from '@/lib/testing/factories';
import { formOf, ownPageHeaders } from '@/lib/testing/form';
import { signedIn } from '@/lib/testing/signed-in';

const caller = vi.hoisted(() => ({ headers: new Headers(), token: '' }));
vi.mock('next/headers', () => ({
  headers: async () => caller.headers,
  cookies: async () => ({ get: () => (caller.token ? { value: caller.token } : undefined) }),
}));
vi.mock('next/cache', () => ({ refresh: () => undefined }));

setUpDatabase();

beforeEach(() => {
  caller.headers = ownPageHeaders();
  caller.token = '';
});

async function signIn(userId?: string) {
  const { token, viewer } = await signedIn(userId);
  caller.token = token;
  return viewer;
}

const decide = (purpose: string, decision: string) => decideConsent(null, formOf({ purpose, decision }, ''));
const standing = async (viewer: Awaited<ReturnType<typeof signIn>>, purpose: string) =>
  (await listConsents(viewer)).find((consent) => consent.purpose === purpose);

describe('deciding on a consent', () => {
  it('is one press to give, one to take back, and one to give again', async () => {
    const viewer = await signIn();
    expect(await decide('care', 'give')).toMatchObject({ ok: true });
    expect(await standing(viewer, 'care')).toMatchObject({ live: { source: 'privacy_centre' } });
    expect(await decide('care', 'withdraw')).toMatchObject({ ok: true });
    expect(await standing(viewer, 'care')).toMatchObject({ live: null, withdrawnAt: expect.any(Date) });
    expect(await decide('care', 'give')).toMatchObject({ ok: true });
    expect(await db.consent.count({ where: { userId: viewer.userId, purpose: 'care' } })).toBe(2);
  });

  it('comes to the same however often it is pressed', async () => {
    const viewer = await signIn();
    await Promise.all(Array.from({ length: 6 }, () => decide('care', 'give')));
    expect(await db.consent.count({ where: { userId: viewer.userId } })).toBe(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide('care', 'withdraw')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  it('leads to deleting the account where the account stands on it', async () => {
    await signIn();
    await decide('account', 'give');
    expect(await decide('account', 'withdraw')).toMatchObject({ ok: false, message: consentMessages.needed });
    expect(await db.consent.count({ where: { withdrawnAt: null } })).toBe(1);
  });

  it('takes nothing from a therapist that is asked of clients alone', async () => {
    await signIn((await createProfile({ role: 'therapist' })).userId);
    expect(await decide('care', 'give')).toMatchObject({ ok: false, message: consentMessages.notOffered });
    expect(await db.consent.count()).toBe(0);
  });

  it('touches no stranger’s consent', async () => {
    const owner = await signIn();
    await decide('care', 'give');
    await signIn();
    await decide('care', 'withdraw');
    expect(await standing(owner, 'care')).toMatchObject({ live: { source: 'privacy_centre' } });
  });

  it.each([
    ['everything', 'give'],
    ['care', 'delete'],
    ['', ''],
    ['care\0', 'give'],
  ])('refuses %j, %j', async (purpose, decision) => {
    await signIn();
    expect(await decide(purpose, decision)).toMatchObject({ ok: false });
    expect(await db.consent.count()).toBe(0);
  });

  it('is closed to guests and to what is no form', async () => {
    expect(await decide('care', 'give')).toMatchObject({ message: admissionMessages.signedOut });
    await signIn();
    expect(await decideConsent(null, { purpose: { not: '' }, decision: 'withdraw' })).toMatchObject({
      ok: false,
    });
    expect(await db.consent.count()).toBe(0);
  });
});
