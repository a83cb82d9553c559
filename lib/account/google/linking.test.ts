import { beforeEach, describe, expect, it } from 'vitest';
import { confirmLink } from '@/lib/account/google/actions';
import { arriveFromGoogle } from '@/lib/account/google/commands';
import { keepPendingLink } from '@/lib/account/google/pending-link';
import { addressToLink } from '@/lib/account/google/queries';
import { linkMessages } from '@/lib/account/google/rules';
import { hashPassword } from '@/lib/account/password/hashing';
import { viewerOfToken } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { newVisitor, visitor } from '@/test/server/visitor';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

const password = 'slow rivers carry leaves';
const request = { id: 'request-1', network: '203.0.113.7', sameOrigin: true };
let userId: string;

async function comeBackFromGoogle(sub = '1093') {
  const claims = { sub, email: 'asha@example.in', email_verified: true, name: 'Asha Nair' };
  const result = await arriveFromGoogle(claims, request);
  if (result.outcome !== 'to-link') throw new Error(`expected a link, not ${result.outcome}`);
  await keepPendingLink(result.link);
}

async function confirm(given: string) {
  const form = new FormData();
  form.set('password', given);
  return confirmLink(null, form);
}

beforeEach(async () => {
  newVisitor();
  const passwordHash = await hashPassword(password);
  userId = (await createUser({ email: 'asha@example.in', passwordHash })).id;
});

const links = () => db.account.findMany({ select: { userId: true, providerAccountId: true } });

describe('a Google account that waits for a password', () => {
  beforeEach(() => comeBackFromGoogle());

  it('is linked by the right one, signed in and used up', async () => {
    expect(await addressToLink()).toBe('asha@example.in');
    const cookie = visitor.jar.get('antarman.link')?.value ?? '';
    expect(await confirm(password)).toMatchObject({ ok: true, data: { next: '/' } });
    expect(await links()).toEqual([{ userId, providerAccountId: '1093' }]);
    expect(await viewerOfToken(visitor.jar.get('antarman.session')?.value ?? '')).toMatchObject({ userId });
    expect(await db.auditEntry.count({ where: { action: 'google.linked', subjectUserId: userId } })).toBe(1);

    // A copy of the cookie cannot do it again.
    visitor.jar.set('antarman.link', { value: cookie, flags: {} });
    expect(await addressToLink()).toBeNull();
    await db.account.deleteMany();
    expect(await confirm(password)).toMatchObject({ ok: false, message: linkMessages.gone });
    expect(await links()).toEqual([]);
  });

  it('redirects to the page where the round trip began', { tags: ['slow'] }, async () => {
    visitor.jar.set('antarman.return', { value: '/checkout/couples-session', flags: {} });
    expect(await confirm(password)).toMatchObject({ data: { next: '/checkout/couples-session' } });
    expect(visitor.jar.has('antarman.return')).toBe(false);
  });

  it('redirects nowhere else, whatever the cookie says', { tags: ['slow'] }, async () => {
    visitor.jar.set('antarman.return', { value: '//evil.example', flags: {} });
    expect(await confirm(password)).toMatchObject({ data: { next: '/' } });
  });

  it('still waits after a wrong one, and never returns it', { tags: ['slow'] }, async () => {
    const answer = await confirm('slow rivers carry stones');
    expect(answer).toMatchObject({ ok: false, message: linkMessages.wrong });
    expect(JSON.stringify(answer)).not.toContain('stones');
    expect(await links()).toEqual([]);
    expect(visitor.jar.get('antarman.session')?.value).toBeUndefined();
    expect(await confirm(password)).toMatchObject({ ok: true });
  });

  it('shares its tries with the sign-in page', { tags: ['slow'] }, async () => {
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await confirm('not the password'));
    expect(answers.at(-1)?.message).toMatch(/^Too many attempts/);
    expect(await confirm(password)).toMatchObject({ ok: false });
    expect(await links()).toEqual([]);
  });

  it('is linked once in two tabs', { tags: ['slow'] }, async () => {
    const answers = await Promise.all([confirm(password), confirm(password)]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(await links()).toHaveLength(1);
    expect(await db.auditEntry.count({ where: { action: 'google.linked' } })).toBe(1);
  });

  it.each([
    ['is too old', () => db.accountToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })],
    [
      'was given to a later trip',
      () => arriveFromGoogle({ sub: '2', email: 'asha@example.in', email_verified: true }, request),
    ],
    ['is for an account closed meanwhile', () => db.user.updateMany({ data: { disabledAt: new Date() } })],
    [
      'is a reset link in disguise',
      () => db.accountToken.updateMany({ data: { purpose: 'reset_password' } }),
    ],
  ])('is gone when it %s', async (_, change) => {
    await change();
    expect(await addressToLink()).toBeNull();
    expect(await confirm(password)).toMatchObject({ ok: false, message: linkMessages.gone });
    expect(await links()).toEqual([]);
  });

  it('cannot be exchanged for another subject', async () => {
    const [secret] = (visitor.jar.get('antarman.link')?.value ?? '').split('.');
    visitor.jar.set('antarman.link', {
      value: `${secret}.${Buffer.from('666').toString('base64url')}`,
      flags: {},
    });
    expect(await confirm(password)).toMatchObject({ message: linkMessages.gone });
    expect(await links()).toEqual([]);
  });
});

it.each([
  ['no cookie', undefined],
  ['nonsense', 'nonsense'],
  ['a NUL', 'a\0b'],
  ['a megabyte', 'a'.repeat(1_000_000)],
])('nothing waits on a browser with %s', async (_, cookie) => {
  if (cookie !== undefined) visitor.jar.set('antarman.link', { value: cookie, flags: {} });
  expect(await addressToLink()).toBeNull();
  expect(await confirm(password)).toMatchObject({ ok: false, message: linkMessages.gone });
});
