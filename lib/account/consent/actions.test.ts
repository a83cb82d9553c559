import { describe, expect, it } from 'vitest';
import { decideConsent } from '@/lib/account/consent/actions';
import { listConsents } from '@/lib/account/consent/queries';
import { consentMessages } from '@/lib/account/consent/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { formOf } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const decide = (purpose: string, decision: string) => decideConsent(null, formOf({ purpose, decision }, ''));
const consentOf = async (viewer: Awaited<ReturnType<typeof signIn>>, purpose: string) =>
  (await listConsents(viewer)).find((consent) => consent.purpose === purpose);

describe('deciding on a consent', () => {
  it('takes one submit to give, one to withdraw, and one to give again', async () => {
    const viewer = await signIn();
    expect(await decide('care', 'give')).toMatchObject({ ok: true });
    expect(await consentOf(viewer, 'care')).toMatchObject({ live: { source: 'privacy_centre' } });
    expect(await decide('care', 'withdraw')).toMatchObject({ ok: true });
    expect(await consentOf(viewer, 'care')).toMatchObject({ live: null, withdrawnAt: expect.any(Date) });
    expect(await decide('care', 'give')).toMatchObject({ ok: true });
    expect(await db.consent.count({ where: { userId: viewer.userId, purpose: 'care' } })).toBe(2);
  });

  it('ends the same, however often somebody submits', { tags: ['slow'] }, async () => {
    const viewer = await signIn();
    await Promise.all(Array.from({ length: 6 }, () => decide('care', 'give')));
    expect(await db.consent.count({ where: { userId: viewer.userId } })).toBe(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide('care', 'withdraw')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  it('redirects to deleting the account when the account depends on it', async () => {
    await signIn();
    await decide('account', 'give');
    expect(await decide('account', 'withdraw')).toMatchObject({ ok: false, message: consentMessages.needed });
    expect(await db.consent.count({ where: { withdrawnAt: null } })).toBe(1);
  });

  it('accepts no consent from a therapist that only clients are asked for', async () => {
    await signIn((await createProfile({ role: 'therapist' })).userId);
    expect(await decide('care', 'give')).toMatchObject({ ok: false, message: consentMessages.notOffered });
    expect(await db.consent.count()).toBe(0);
  });

  it('affects no stranger’s consent', async () => {
    const owner = await signIn();
    await decide('care', 'give');
    await signIn();
    await decide('care', 'withdraw');
    expect(await consentOf(owner, 'care')).toMatchObject({ live: { source: 'privacy_centre' } });
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

  it('is closed to guests and to anything that is not a form', async () => {
    expect(await decide('care', 'give')).toMatchObject({ message: admissionMessages.signedOut });
    await signIn();
    expect(await decideConsent(null, { purpose: { not: '' }, decision: 'withdraw' })).toMatchObject({
      ok: false,
    });
    expect(await db.consent.count()).toBe(0);
  });
});
