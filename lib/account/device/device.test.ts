import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOutDevice, signOutEverywhere } from '@/lib/account/device/actions';
import { sweepSessions } from '@/lib/account/device/jobs';
import { deviceName } from '@/lib/account/device/names';
import { listDevices } from '@/lib/account/device/queries';
import { viewerOfToken } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { newVisitor, sent, visitor } from '@/test/server/visitor';

setUpDatabase();

type SignedIn = Awaited<ReturnType<typeof signedIn>>;
let here: SignedIn;
let elsewhere: SignedIn;
let stranger: SignedIn;

beforeEach(async () => {
  newVisitor();
  here = await signedIn();
  elsewhere = await signedIn(here.viewer.userId);
  stranger = await signedIn();
  visitor.jar.set('antarman.session', { value: here.token, flags: {} });
  visitor.jar.set('antarman.member', { value: '1', flags: {} });
});

const isLive = async ({ token }: SignedIn) => (await viewerOfToken(token)) !== null;

describe('signing out', () => {
  it('of one device ends that session', async () => {
    const form = () => sent({ sessionId: elsewhere.viewer.sessionId });
    expect(await signOutDevice(null, form())).toMatchObject({
      ok: true,
      message: 'That device is signed out.',
    });
    expect([await isLive(here), await isLive(elsewhere)]).toEqual([true, false]);
    expect(await signOutDevice(null, form())).toMatchObject({
      ok: true,
      message: 'That device was already signed out.',
    });
  });

  it('says that it failed when the row could not be written', async () => {
    await withoutTable('audit_log', async () => {
      expect(await signOutDevice(null, sent({ sessionId: here.viewer.sessionId }))).toMatchObject({
        ok: false,
        message: 'Failed to sign out',
      });
    });
    expect(visitor.jar.get('antarman.session')?.value).toBe(here.token);
    expect(await isLive(here)).toBe(true);
  });

  it('of this device clears the browser too', async () => {
    await signOutDevice(null, sent({ sessionId: here.viewer.sessionId }));
    expect(visitor.jar.size).toBe(0);
    expect(await isLive(here)).toBe(false);
  });

  it('somebody else’s device looks like one that does not exist', async () => {
    const theirs = await signOutDevice(null, sent({ sessionId: stranger.viewer.sessionId }));
    const nobodys = await signOutDevice(null, sent({ sessionId: randomUUID() }));
    expect(theirs).toEqual(nobodys);
    expect(await isLive(stranger)).toBe(true);
    expect(await db.auditEntry.count()).toBe(0);
  });

  it('everywhere else keeps this one', async () => {
    const third = await signedIn(here.viewer.userId);
    expect(await signOutEverywhere(null, sent({}))).toMatchObject({
      message: 'Signed out on 2 other devices.',
    });
    expect([await isLive(here), await isLive(elsewhere), await isLive(third)]).toEqual([true, false, false]);
    expect(await isLive(stranger)).toBe(true);
    expect(await signOutEverywhere(null, sent({}))).toMatchObject({
      message: 'You are not signed in on any other device.',
    });
  });

  it.each([
    ['signOutDevice', () => signOutDevice(null, sent({ sessionId: elsewhere.viewer.sessionId }))],
    ['signOutEverywhere', () => signOutEverywhere(null, sent({}))],
  ])('elsewhere is not for somebody signed out: %s', async (_name, call) => {
    visitor.jar.clear();
    expect(await call()).toMatchObject({ ok: false, message: expect.stringContaining('signed out') });
    expect(await isLive(elsewhere)).toBe(true);
  });
});

describe('the list of devices', () => {
  it('holds the viewer’s open sessions, this one first', async () => {
    const chrome =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
    await db.userSession.update({
      where: { id: elsewhere.viewer.sessionId },
      data: { userAgent: chrome, createdAt: new Date('2026-11-20T13:00:00Z') },
    });
    const ended = await signedIn(here.viewer.userId);
    await db.userSession.update({ where: { id: ended.viewer.sessionId }, data: { revokedAt: new Date() } });
    const idle = await signedIn(here.viewer.userId);
    await db.userSession.update({
      where: { id: idle.viewer.sessionId },
      data: { idleExpiresAt: new Date(Date.now() - 1) },
    });
    const devices = await listDevices(here.viewer);
    expect(devices).toMatchObject([
      { sessionId: here.viewer.sessionId, isThisOne: true },
      {
        sessionId: elsewhere.viewer.sessionId,
        isThisOne: false,
        name: 'Chrome on Android',
        signedInAt: expect.stringMatching(/20 Nov.* 6:30 pm$/),
      },
    ]);
    expect(JSON.stringify(devices)).not.toMatch(/hash|Mozilla/);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('calls %j "%s"', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

it('sweeps sessions and links that ended long ago, and no others', async () => {
  const month = 31 * 86_400_000;
  const long = new Date(Date.now() - month);
  await db.userSession.update({
    where: { id: elsewhere.viewer.sessionId },
    data: { createdAt: long, idleExpiresAt: long, expiresAt: new Date(Date.now() - 1) },
  });
  await db.accountToken.createMany({
    data: ['a', 'b'].map((letter, index) => ({
      userId: here.viewer.userId,
      purpose: 'reset_password',
      tokenHash: letter.repeat(64),
      expiresAt: index === 0 ? long : new Date(),
    })),
  });
  await sweepSessions();
  expect(await db.userSession.count()).toBe(2);
  expect(await db.accountToken.findMany()).toMatchObject([{ tokenHash: 'b'.repeat(64) }]);
});
