import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode, encode, type TxtAnswer } from 'dns-packet';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { db } from '@/lib/server/db';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { admitProduct } from '@/prisma/owner';
import { selfSigned } from '@/test/counterpart/certificate';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { hasRelay, startRelay } from '@/test/counterpart/relay';
import { setUpDatabase, withEmptyDatabase } from '@/test/database/database';
import { asOwner } from '@/test/database/owner';
import { startMailCatcher } from '@/test/notification/mail-catcher';
import { pushPair } from '@/test/notification/push-browser';
import { asRole } from '../services/database';
import { certificateFindings } from './certificate';
import { roleFindings } from './database-role';
import { examine } from './examine';
import type { Finding } from './finding';
import { backupFindings, clockFindings, diskFindings, proxyFindings } from './machine';
import { mailFindings } from './mail';
import { hostFindings, mailNameFindings, resolverFor } from './names';
import { reachFindings } from './reach';
import { relayFindings } from './relay';
import { replicaFindings } from './replica';
import { migrationFindings, queueFindings } from './stored';

setUpDatabase();

const stateOf = (found: readonly Finding[]) =>
  Object.fromEntries(found.map(({ about, state }) => [about, state]));

/** A DNS server with only these texts and addresses. */
async function serveNames(
  texts: Readonly<Record<string, readonly string[]>>,
  addresses: Readonly<Record<string, string>> = {},
) {
  const server = createSocket('udp4');
  server.on('message', (message, from) => {
    const question = decode(message).questions?.[0];
    if (!question) return;
    const { name, type } = question;
    const found: TxtAnswer[] =
      type === 'TXT' ? (texts[name] ?? []).map((data) => ({ type: 'TXT', name, data: [data] })) : [];
    const address = type === 'A' ? addresses[name] : undefined;
    const known = name in texts || name in addresses;
    const answer = encode({
      type: 'response',
      id: decode(message).id,
      flags: known ? 0 : 3,
      questions: [question],
      answers: address ? [{ type: 'A', name, data: address }] : found,
    });
    server.send(answer, from.port, from.address);
  });
  await new Promise<void>((ready) => server.bind(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return resolverFor(`127.0.0.1:${server.address().port}`);
}

describe('names', () => {
  it('of a sound domain are found', async () => {
    const resolver = await serveNames(
      {
        'antarman.in': ['google-site-verification=x', 'v=spf1 include:_spf.example.net -all'],
        's1._domainkey.antarman.in': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
        '_dmarc.antarman.in': ['v=DMARC1; p=reject; rua=mailto:d@antarman.in'],
      },
      { 'www.antarman.in': '192.0.2.7' },
    );
    expect(stateOf(await hostFindings(resolver, 'www.antarman.in'))).toEqual({ DNS: 'ok' });
    const found = await mailNameFindings(resolver, 'antarman.in', 's1');
    expect(stateOf(found)).toEqual({ SPF: 'ok', DKIM: 'ok', DMARC: 'ok' });
    // A name below follows the policy above it.
    expect(stateOf(await mailNameFindings(resolver, 'mail.antarman.in', 's1')).DMARC).toBe('ok');
  });

  it.each([
    [{}, { SPF: 'wrong', DKIM: 'wrong', DMARC: 'wrong' }],
    [{ 'a.in': ['v=spf1 -all', 'v=spf1 mx -all'] }, { SPF: 'wrong' }],
    [{ 'a.in': ['v=spf1 +all'] }, { SPF: 'wrong' }],
    [{ 'a.in': ['v=spf1 mx ?all'] }, { SPF: 'look' }],
    [{ 's1._domainkey.a.in': ['v=DKIM1; p='] }, { DKIM: 'wrong' }],
    [{ '_dmarc.a.in': ['v=DMARC1; p=none'] }, { DMARC: 'look' }],
  ])('of a broken domain: %j', async (texts, expected) => {
    const found = await mailNameFindings(await serveNames(texts), 'a.in', 's1');
    expect(stateOf(found)).toMatchObject(expected);
    expect(found.filter(({ state }) => state !== 'ok').every(({ todo }) => todo)).toBe(true);
  });

  it('that lead nowhere are said', async () => {
    const found = await hostFindings(await serveNames({}), 'www.antarman.in');
    expect(found).toMatchObject([{ state: 'wrong', says: 'www.antarman.in leads nowhere' }]);
  });
});

describe('a certificate', () => {
  let server: Server;
  let certificate: string;
  let origin: URL;

  beforeAll(async () => {
    const { key, cert } = selfSigned(['localhost']);
    certificate = cert;
    server = createServer({ key, cert });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const stateIn = async (days: number) =>
    (await certificateFindings(origin, inDays(days), certificate))[0]?.state;

  it('is sound, about to end, or over', async () => {
    expect([await stateIn(0), await stateIn(80), await stateIn(91)]).toEqual(['ok', 'look', 'wrong']);
  });

  it('that browsers refuse, or none at all, is wrong', async () => {
    expect(await certificateFindings(origin, new Date())).toMatchObject([{ state: 'wrong', about: 'TLS' }]);
    const nobody = new URL('https://localhost:9');
    expect((await certificateFindings(nobody, new Date()))[0]?.says).toMatch(
      /^no TLS on localhost:9 \(.*ECONNREFUSED/,
    );
  });
});

describe('a test mail', () => {
  it('arrives, or the answer of the server is said', { tags: ['slow'] }, async () => {
    const catcher = await startMailCatcher();
    onTestFinished(catcher.close);
    vi.stubEnv('SMTP_URL', catcher.url);
    expect(stateOf(await mailFindings('owner@antarman.in'))).toEqual({ Mail: 'ok' });
    expect(catcher.caught.map(({ recipients }) => recipients)).toEqual([['owner@antarman.in']]);
    catcher.refuseWith(550);
    expect(await mailFindings('owner@antarman.in')).toMatchObject([
      { state: 'wrong', says: expect.stringContaining('refused') },
    ]);
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
    expect(stateOf(await mailFindings(undefined))).toEqual({ Mail: 'wrong' });
  });
});

describe('this machine', () => {
  it('lacks a backup, trust in its proxy, and finds its disk', async () => {
    expect(stateOf(await backupFindings(new Date()))).toEqual({ Backup: 'wrong' });
    vi.stubEnv('BACKUP_TO', mkdtempSync(path.join(tmpdir(), 'no-backups-')));
    expect((await backupFindings(new Date()))[0]?.says).toContain('holds no proven backup');
    expect(proxyFindings()).toMatchObject([{ state: 'wrong' }]);
    vi.stubEnv('TRUST_PROXY_HOPS', '1');
    expect(proxyFindings()).toMatchObject([{ state: 'ok' }]);
    expect(reachFindings()).toEqual([{ about: 'Notifications', state: 'ok', says: 'by email' }]);
    const keys = pushPair();
    vi.stubEnv('VAPID_PUBLIC_KEY', keys.publicKey);
    vi.stubEnv('VAPID_PRIVATE_KEY', keys.privateKey);
    expect(reachFindings()).toMatchObject([{ state: 'ok', says: 'by email, on devices' }]);
    vi.stubEnv('OFFLINE_PAGES', 'off');
    expect(reachFindings()).toMatchObject([{ state: 'look' }]);
    expect((await diskFindings([tmpdir()]))[0]?.says).toMatch(/^[\d.]+ GB \(\d+ %\) are free/);
  });
});

describe('the relay of calls', () => {
  it('is missing, silent, or answers as its address says', { tags: ['slow'] }, async () => {
    vi.stubEnv('TURN_URL', '');
    expect(await relayFindings(new Date())).toMatchObject([{ about: 'Relay', state: 'look' }]);
    // One server receives datagrams and answers none; the other port has no listener.
    const silent = createSocket('udp4');
    await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready));
    onTestFinished(() => new Promise<void>((closed) => silent.close(() => closed())));
    vi.stubEnv('TURN_SECRET', 'a-shared-secret-of-the-relay');
    vi.stubEnv('TURN_URL', `turn:127.0.0.1:${silent.address().port},turn:127.0.0.1:9?transport=tcp`);
    expect(await relayFindings(new Date())).toMatchObject([
      { state: 'wrong', says: expect.stringContaining('no answer within 5 s') },
      { state: 'wrong', says: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  it.skipIf(!hasRelay())('gives a place for the password, and for no other', { tags: ['slow'] }, async () => {
    const relay = await startRelay();
    onTestFinished(relay.stop);
    const { TURN_URL, TURN_SECRET } = relay.settings;
    const port = TURN_URL.replace(/^\D+[\d.]+:(\d+).*/, '$1');
    const addresses = [`stun:127.0.0.1:${port}`, TURN_URL, `turn:127.0.0.1:${port}?transport=tcp`];
    vi.stubEnv('TURN_URL', addresses.join(','));
    vi.stubEnv('TURN_SECRET', TURN_SECRET);
    const states = async () => (await relayFindings(new Date())).map(({ state }) => state);
    // It accepts TCP a moment before it accepts datagrams.
    await vi.waitFor(async () => expect(await states()).toEqual(['ok', 'ok', 'ok']), 30_000);
    vi.stubEnv('TURN_SECRET', 'another-secret-than-the-relay-has');
    expect(await relayFindings(new Date())).toMatchObject([
      { state: 'ok' },
      { state: 'wrong', says: expect.stringContaining('TURN_SECRET') },
      { state: 'wrong' },
    ]);
    // An earlier password is invalid.
    vi.stubEnv('TURN_SECRET', TURN_SECRET);
    const old = await relayFindings(new Date('2020-01-01T00:00:00Z'));
    expect(old.map(({ state }) => state)).toEqual(['ok', 'wrong', 'wrong']);
  });
});

describe('the database', () => {
  it('tells when the clock of this machine is an hour off', async () => {
    expect(await clockFindings()).toMatchObject([
      { about: 'Clock', state: expect.not.stringMatching('wrong') },
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const [found] = await clockFindings();
    expect(found).toMatchObject({
      state: 'wrong',
      says: expect.stringMatching(/differ by 3(?:600|59\d|60\d) s/),
    });
  });

  it('names jobs that were given up and jobs that nobody does', { tags: ['slow'] }, async () => {
    expect(stateOf(await queueFindings())).toEqual({ Queue: 'ok' });
    await db.$executeRaw`SELECT graphile_worker.add_job('send-reply', '{}'::json, run_at := now() - interval '1 hour')`;
    expect((await queueFindings())[0]?.says).toContain('1 jobs are due');
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;
    expect((await queueFindings())[0]?.says).toContain('given up: 1 × send-reply');
  });

  it('is asked by a role that owns nothing, bypasses nothing and has its rights', async () => {
    expect(stateOf(await roleFindings())).toEqual({ 'Database role': 'ok' });
    const owner = process.env.DATABASE_OWNER_URL ?? '';
    vi.stubEnv('DATABASE_URL', owner);
    expect((await roleFindings())[0]?.says).toMatch(/^postgres of DATABASE_URL is a superuser$/);
    const [name, password] = [`lesser_${randomBytes(4).toString('hex')}`, 'a password'];
    const lesser = asRole(owner, name, password);
    await asOwner(`CREATE ROLE ${name} LOGIN PASSWORD '${password}' BYPASSRLS`);
    try {
      vi.stubEnv('DATABASE_URL', lesser);
      vi.stubEnv('DATABASE_OWNER_URL', '');
      const [bypasses] = await roleFindings();
      expect(bypasses?.says).toBe(
        `${name} of DATABASE_URL bypasses row-level security; DATABASE_OWNER_URL is not set, so one role does everything`,
      );
      vi.stubEnv('DATABASE_OWNER_URL', owner);
      await asOwner(`ALTER ROLE ${name} NOBYPASSRLS`);
      expect((await roleFindings())[0]).toMatchObject({ state: 'wrong', todo: 'Run `npm run db:migrate`.' });
      await admitProduct({ DATABASE_OWNER_URL: owner, DATABASE_URL: lesser });
      expect(await roleFindings()).toMatchObject([{ state: 'ok' }]);
      await asOwner(`ALTER TABLE notes OWNER TO ${name}`);
      expect((await roleFindings())[0]?.says).toBe(`${name} of DATABASE_URL owns the database or its tables`);
    } finally {
      vi.stubEnv('DATABASE_OWNER_URL', owner);
      await asOwner(`ALTER TABLE notes OWNER TO CURRENT_USER; DROP ROLE ${name}`);
    }
  });

  it('has no replica, or is told that one follows nobody', async () => {
    expect(await replicaFindings()).toEqual([]);
    vi.stubEnv('DATABASE_REPLICA_URL', process.env.DATABASE_URL ?? '');
    expect(await replicaFindings()).toMatchObject([
      { state: 'wrong', says: expect.stringContaining('follows no other') },
    ]);
  });

  it('without tables wants its migrations', { tags: ['slow'] }, async () => {
    expect(stateOf(await migrationFindings())).toEqual({ Tables: 'ok' });
    await withEmptyDatabase(async (url) => {
      vi.stubEnv('DATABASE_URL', url);
      expect((await migrationFindings())[0]?.todo).toContain('db:migrate');
    });
  });
});

it('looks at everything, and one part that fails hides no other', { tags: ['slow'] }, async () => {
  const store = await startTestObjectStore();
  onTestFinished(store.close);
  await ensureBuckets();
  const catcher = await startMailCatcher();
  onTestFinished(catcher.close);
  vi.stubEnv('SMTP_URL', catcher.url);
  const states = async () => stateOf(await examine({ now: new Date() }));
  expect(await states()).toMatchObject({
    Settings: 'ok',
    Tables: 'ok',
    'Database role': 'ok',
    Queue: 'ok',
    Samples: 'wrong',
    Store: 'ok',
    Mail: 'ok',
    Relay: 'look',
    Address: 'ok',
  });
  await store.stop();
  expect(await states()).toMatchObject({ Store: 'wrong', Tables: 'ok', Mail: 'ok' });
  vi.stubEnv('SMTP_URL', 'http://nonsense');
  expect(await examine({ now: new Date() })).toMatchObject([
    { about: 'Settings', state: 'wrong', says: expect.stringContaining('SMTP_URL') },
  ]);
});
