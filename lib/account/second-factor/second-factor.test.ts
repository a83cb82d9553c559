import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  beginSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpSecondFactor,
} from '@/lib/account/second-factor/commands';
import { confirmWithApp, confirmWithRecoveryCode } from '@/lib/account/second-factor/confirm';
import { ownSecondFactor } from '@/lib/account/second-factor/queries';
import { plainRecoveryCode, shownSecret } from '@/lib/account/second-factor/rules';
import { hasSecondFactor, secondFactorPath } from '@/lib/account/session/second-factor';
import { viewerOfToken } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const now = new Date('2026-11-20T06:30:15Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const codeAt = (secret: string, moment: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
const audit = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);
const mails = async () =>
  (
    await db.$queryRaw<{ change: string }[]>`
      SELECT payload ->> 'change' AS change FROM graphile_worker._private_jobs ORDER BY id`
  ).map(({ change }) => change);

type Admin = Awaited<ReturnType<typeof createAdmin>>;

async function begun({ viewer }: Admin): Promise<string> {
  await beginSecondFactor(viewer, now);
  const factor = await ownSecondFactor(viewer, now);
  if (factor.state !== 'begun') throw new Error('expected a set-up that was begun');
  return factor.secret;
}

/** An admin with a second factor, its secret and the recovery codes. */
async function withFactor() {
  const admin = await createAdmin();
  const { viewer, request } = admin;
  const secret = await begun(admin);
  const done = await setUpSecondFactor(viewer, { code: codeAt(secret, now), request, now });
  if (done.outcome !== 'done') throw new Error(`expected a second factor, got ${done.outcome}`);
  return { ...admin, secret, codes: done.codes };
}

const plain = (shown: string | undefined) => plainRecoveryCode(shown ?? '') ?? '';

describe('setting up', () => {
  it('happens with the first code of the app, once', async () => {
    const { viewer, request, secret, codes } = await withFactor();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await ownSecondFactor(viewer, now)).toMatchObject({ state: 'set-up', codesLeft: 10 });
    const again = { code: codeAt(secret, later(30)), request, now: later(30) };
    expect((await setUpSecondFactor(viewer, again)).outcome).toBe('expired');
    expect(await audit()).toEqual(['second-factor.set-up']);
    expect(await mails()).toEqual(['set-up']);
  });

  it('stores neither the secret nor a code in its shown form', async () => {
    const { secret, codes } = await withFactor();
    const stored = JSON.stringify([
      await db.secondFactor.findMany({ select: { encryptedSecret: true } }),
      await db.recoveryCode.findMany(),
      await db.auditEntry.findMany(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(plain(code));
  });

  it('refuses a wrong code, a late one, and another session', async () => {
    const admin = await createAdmin();
    const { viewer, request } = admin;
    const secret = await begun(admin);
    const set = (code: string, at: Date, who = viewer) =>
      setUpSecondFactor(who, { code, request, now: at }).then(({ outcome }) => outcome);
    expect(await set('000000', now)).toBe('wrong');
    expect(await set(codeAt(secret, later(31 * 60)), later(31 * 60))).toBe('expired');
    const other = await signedIn(viewer.userId);
    expect(await set(codeAt(secret, now), now, { ...viewer, sessionId: other.viewer.sessionId })).toBe(
      'expired',
    );
    expect(await ownSecondFactor({ ...viewer, sessionId: other.viewer.sessionId }, now)).toEqual({
      state: 'none',
    });
    expect(await set(codeAt(secret, now), now)).toBe('done');
  });

  it('does not open the secret in somebody else’s row', async () => {
    const { viewer, secret } = await withFactor();
    const other = await withFactor();
    const { encryptedSecret } = await db.secondFactor.findUniqueOrThrow({ where: { userId: viewer.userId } });
    await db.secondFactor.update({ where: { userId: other.viewer.userId }, data: { encryptedSecret } });
    const code = codeAt(secret, later(60));
    const { request } = other;
    expect((await confirmWithApp(other.viewer, { code, request, now: later(60) })).outcome).toBe('wrong');
  });
});

describe('confirming', () => {
  it('gives the session another token, good for twelve hours', async () => {
    const { viewer, token, request, secret } = await withFactor();
    expect(await viewerOfToken(token)).toBeNull();
    const passed = await confirmWithApp(viewer, { code: codeAt(secret, later(30)), request, now: later(30) });
    if (passed.outcome !== 'done') throw new Error(passed.outcome);
    const confirmed = await viewerOfToken(passed.session.token);
    expect(confirmed).toMatchObject({ sessionId: viewer.sessionId, secondFactorAt: later(30) });
    if (!confirmed) throw new Error('expected a session');
    expect(hasSecondFactor(confirmed, later(30 + 12 * 3_600 - 1))).toBe(true);
    expect(hasSecondFactor(confirmed, later(30 + 12 * 3_600))).toBe(false);
  });

  it('accepts a code once, and none from before it', { tags: ['slow'] }, async () => {
    const { viewer, request, secret } = await withFactor();
    const at = async (shown: Date, typed: Date) =>
      (await confirmWithApp(viewer, { code: codeAt(secret, shown), request, now: typed })).outcome;
    // The code that finished the set-up.
    expect(await at(now, later(5))).toBe('used');
    expect(await at(later(60), later(60))).toBe('done');
    expect(await at(later(60), later(61))).toBe('used');
    expect(await at(later(30), later(62))).toBe('used');
    // Accepts a phone whose clock is half a minute off, but not one that is two minutes off.
    expect(await at(later(120), later(90))).toBe('done');
    expect(await at(later(300), later(180))).toBe('wrong');
  });

  it('accepts one of two that come with the same code at the same moment', { tags: ['slow'] }, async () => {
    const { viewer, request, secret } = await withFactor();
    const attempt = { code: codeAt(secret, later(30)), request, now: later(30) };
    const both = await Promise.all([confirmWithApp(viewer, attempt), confirmWithApp(viewer, attempt)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['done', 'used']);
  });

  it('stops after five wrong tries, even for the right code', { tags: ['slow'] }, async () => {
    const { viewer, request, secret } = await withFactor();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirmWithApp(viewer, { code: '000000', request, now: later(30) })).outcome).toBe(
        'wrong',
      );
    }
    const right = { code: codeAt(secret, later(30)), request, now: later(30) };
    expect((await confirmWithApp(viewer, right)).outcome).toBe('limited');
    expect((await audit()).filter((action) => action === 'second-factor.refused')).toHaveLength(5);
  });

  it('writes to the owner when tries are refused, once a day', { tags: ['slow'] }, async () => {
    const { viewer, request } = await withFactor();
    const wrong = () => confirmWithApp(viewer, { code: '000000', request, now: later(30) });
    for (let tries = 0; tries < 5; tries += 1) await wrong();
    expect(await mails()).not.toContain('tries-refused');
    for (let tries = 0; tries < 3; tries += 1) expect((await wrong()).outcome).toBe('limited');
    expect((await mails()).filter((change) => change === 'tries-refused')).toHaveLength(1);
  });

  it('does not count right tries', { tags: ['slow'] }, async () => {
    const { viewer, request, secret } = await withFactor();
    for (let step = 1; step <= 7; step += 1) {
      const at = later(30 * step);
      expect((await confirmWithApp(viewer, { code: codeAt(secret, at), request, now: at })).outcome).toBe(
        'done',
      );
    }
  });

  it('accepts each recovery code once, however it is typed, and tells the person', {
    tags: ['slow'],
  }, async () => {
    const { viewer, request, codes } = await withFactor();
    const use = async (code: string) =>
      (await confirmWithRecoveryCode(viewer, { code, request, now })).outcome;
    const typed = (codes[4] ?? '').toUpperCase().replace('-', ' ');
    expect(await use(plain(typed))).toBe('done');
    expect(await use(plain(typed))).toBe('wrong');
    expect(await use(plain(codes[5]))).toBe('done');
    expect(await ownSecondFactor(viewer, now)).toMatchObject({ codesLeft: 8 });
    expect(await mails()).toEqual(['set-up', 'recovery-code-used', 'recovery-code-used']);
    const other = await withFactor();
    const stolen = { code: plain(codes[6]), request, now };
    expect((await confirmWithRecoveryCode(other.viewer, stolen)).outcome).toBe('wrong');
  });
});

describe('changing', () => {
  it('renews the codes: the old ones no longer work', async () => {
    const { viewer, request, secret, codes } = await withFactor();
    const renewed = await renewRecoveryCodes(viewer, {
      code: codeAt(secret, later(30)),
      request,
      now: later(30),
    });
    if (renewed.outcome !== 'done') throw new Error(renewed.outcome);
    expect(renewed.codes).toHaveLength(10);
    const use = async (code: string | undefined) =>
      (await confirmWithRecoveryCode(viewer, { code: plain(code), request, now })).outcome;
    expect(await use(codes[0])).toBe('wrong');
    expect(await use(renewed.codes[0])).toBe('done');
  });

  it('removes it with a code, and with it what sessions had proven', { tags: ['slow'] }, async () => {
    const { viewer, request, secret } = await withFactor();
    expect((await removeOwnSecondFactor(viewer, { code: '000000', request, now })).outcome).toBe('wrong');
    const right = { code: codeAt(secret, later(30)), request, now: later(30) };
    expect((await removeOwnSecondFactor(viewer, right)).outcome).toBe('done');
    expect(await ownSecondFactor(viewer, now)).toEqual({ state: 'none' });
    const session = await db.userSession.findUniqueOrThrow({ where: { id: viewer.sessionId } });
    expect(session.secondFactorAt).toBeNull();
    expect(await db.recoveryCode.count()).toBe(0);
  });

  it('resets it for somebody else, and says so in the log and by mail', async () => {
    const { viewer } = await withFactor();
    expect(await db.$transaction((tx) => resetSecondFactor(tx, 'operator', viewer.userId))).toBe(true);
    expect(await db.$transaction((tx) => resetSecondFactor(tx, 'operator', viewer.userId))).toBe(false);
    expect(await audit()).toEqual(['second-factor.set-up', 'second-factor.reset']);
    expect(await mails()).toEqual(['set-up', 'reset']);
  });
});

it('shows a secret in groups of four', () => {
  expect(shownSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
});

it.each([
  ['7K2MN-4XW9Q', '7k2mn4xw9q'],
  [' 7k2mn 4xw9q ', '7k2mn4xw9q'],
  ['OIL00-11111', '0110011111'],
  ['7k2mn-4xw9', null],
  ['7k2mn-4xw9u', null],
  ['', null],
])('reads the recovery code %j as %j', (typed, read) => {
  expect(plainRecoveryCode(typed)).toBe(read);
});

it.each([
  ['/admin/users', '/admin/second-factor?next=%2Fadmin%2Fusers'],
  ['//evil.example', '/admin/second-factor'],
  ['https://evil.example/admin', '/admin/second-factor'],
])('leads from %s to %s', (from, path) => {
  expect(secondFactorPath(from)).toBe(path);
});
