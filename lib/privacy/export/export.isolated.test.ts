import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { requestExport } from '@/lib/privacy/export/commands';
import { openExport } from '@/lib/privacy/export/download';
import { makeExport, sweepExports } from '@/lib/privacy/export/jobs';
import { latestExport } from '@/lib/privacy/export/queries';
import { personalTables } from '@/lib/privacy/records/inventory';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { getObject, putObject } from '@/lib/server/storage/objects';
import { signedIn } from '@/test/account/signed-in';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { unzip } from '@/test/file/zip';
import { type Planted, plantMarkers } from '@/test/marker/plant';
import { startMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
let mail: Awaited<ReturnType<typeof startMailCatcher>>;

beforeAll(async () => {
  store = await startTestObjectStore();
  mail = await startMailCatcher();
  await ensureBuckets();
});
afterAll(async () => {
  await mail.close();
  await store.close();
});
beforeEach(() => {
  vi.stubEnv('SMTP_URL', mail.url);
  mail.caught.length = 0;
});

const account = { profile: null, secondFactorAt: null };
const viewerOf = ({ userId }: { readonly userId: string }) => ({ userId, ...account });
const requestOf = (userId: string) =>
  db.privacyRequest.findFirstOrThrow({ where: { userId, kind: 'export' }, orderBy: { id: 'desc' } });
const addressOf = (requestId: string) => ({
  bucket: env.S3_BUCKET_PRIVATE,
  key: `exports/${requestId}.zip`,
});

/** Requests an export, runs its job, downloads it and opens it. */
async function copyOf(person: { readonly userId: string }) {
  expect(await requestExport(viewerOf(person))).toBe('asked');
  const { id } = await requestOf(person.userId);
  await makeExport(id);
  const download = await openExport(viewerOf(person), id);
  if (!download) throw new Error('There is no copy.');
  const archive = await buffer(download.body);
  expect(archive.length).toBe(download.size);
  const files = await unzip(archive);
  return { id, files, download, text: (name: string) => files.get(name)?.toString('utf8') ?? '' };
}

async function storePicture(person: Planted, key = 'picture.webp', words = `picture of ${person.email}`) {
  const place = { bucket: env.S3_BUCKET_PROFILE_PICTURES, key: `${person.userId}/${key}` };
  const content = Buffer.from(words);
  await putObject(place, { content, contentType: 'image/webp' });
  await db.storedFile.create({
    data: {
      ...place,
      contentType: 'image/webp',
      byteSize: content.length,
      sha256: 'b'.repeat(64),
      uploadedById: person.userId,
      storedAt: new Date(),
    },
  });
  return place;
}

const shown = new Set(
  personalTables.flatMap(({ table, shown: columns }) => columns.map((column) => `${table}.${column}`)),
);
/** The public site shows a therapist's name and title, so their clients' exports hold them too. */
const printed = new Set(['therapists.name', 'therapists.title']);

describe('a copy', () => {
  it('holds every word of the person that the inventory shows, and none of another person', {
    tags: ['slow'],
  }, async () => {
    const { a, b } = await plantMarkers();
    for (const person of [a, b]) await storePicture(person);
    const { files, text } = await copyOf(a);
    const data = text('data.json');
    const everything = [...files].map(([name, content]) => name + content.toString('latin1')).join('\n');

    const due = a.markers.filter(({ table, column }) => shown.has(`${table}.${column}`));
    expect(due.filter(({ mark }) => !data.includes(mark))).toEqual([]);
    const withheld = a.markers.filter(
      ({ table, column }) => !shown.has(`${table}.${column}`) && column !== 'content',
    );
    expect(withheld).not.toEqual([]);
    expect(withheld.filter(({ mark }) => everything.includes(mark))).toEqual([]);

    const foreign = b.markers.filter(({ table, column }) => !printed.has(`${table}.${column}`));
    expect(foreign.filter(({ mark }) => everything.includes(mark))).toEqual([]);
    expect(everything).not.toContain(b.userId);
    expect(everything).not.toContain(b.profileId);
  });

  it('has the files of the person, from the row and from the store', { tags: ['slow'] }, async () => {
    const { a, b } = await plantMarkers();
    for (const person of [a, b]) await storePicture(person);
    const { files } = await copyOf(a);
    const contents = [...files]
      .filter(([name]) => name.startsWith('files/'))
      .map(([, bytes]) => bytes.toString());
    const inRow = a.markers.find(({ table, column }) => table === 'stored_files' && column === 'content');
    expect(contents.sort()).toEqual([inRow?.mark, `picture of ${a.email}`].sort());
  });

  it('is plain JSON with the names of the tables, all of them', { tags: ['slow'] }, async () => {
    const { a } = await plantMarkers();
    const { text } = await copyOf(a);
    const data = JSON.parse(text('data.json'));
    expect(data.format).toBe('antarman-export/1');
    expect(Object.keys(data.records)).toEqual(personalTables.map(({ table }) => table));
    expect(data.records.profiles).toMatchObject([{ id: a.profileId, user_id: a.userId, role: 'client' }]);
    const seen = data.shared_with.map(({ what }: { readonly what: string[] }) => what);
    // In the order of names, which are random here.
    expect(seen).toContainEqual(expect.arrayContaining(['what was handed over']));
    expect(seen).toContainEqual(expect.arrayContaining(['messages', 'sessions']));
    expect(data.lost_files).toEqual([]);
  });

  it('reads well: escaped, without scripts, with days in India', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await db.profile.update({
      where: { userId: viewer.userId },
      data: { goals: '<script>alert("1")</script> & more', createdAt: new Date('2026-11-20T19:00:00Z') },
    });
    const { text } = await copyOf(viewer);
    const page = text('index.html');
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
    expect(page).not.toMatch(/<script|<img|<link|@import|url\(/);
    expect(page).toContain('Sat, 21 Nov, 2026, 12:30 am IST');
  });

  it('has all rows, however many', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await db.notification.createMany({
      data: Array.from({ length: 450 }, (_, number) => ({
        userId: viewer.userId,
        kind: 'test.notice',
        title: `Notice number ${number}`,
      })),
    });
    const { text } = await copyOf(viewer);
    const { notices } = JSON.parse(text('data.json')).records;
    expect(new Set(notices.map(({ title }: { title: string }) => title)).size).toBe(450);
  });

  it('names what the store has lost instead of failing', { tags: ['slow'] }, async () => {
    const { a } = await plantMarkers();
    const place = await storePicture(a);
    await db.storedFile.update({ where: { bucket_key: place }, data: { key: `${a.userId}/lost.webp` } });
    const { text } = await copyOf(a);
    expect(JSON.parse(text('data.json')).lost_files).toEqual([`files/${place.bucket}/${a.userId}/lost.webp`]);
  });

  it('leaves out what guests sent under an address that is not proven', { tags: ['slow'] }, async () => {
    const { a } = await plantMarkers();
    await db.user.update({ where: { id: a.userId }, data: { emailVerifiedAt: null } });
    const { text } = await copyOf(a);
    const { records } = JSON.parse(text('data.json'));
    expect(records.contact_messages).toEqual([]);
    expect(records.therapy_sessions).toHaveLength(1);
  });
});

describe('asking for a copy', () => {
  it('happens once, however often and fast the person submits', async () => {
    const { viewer } = await signedIn();
    const requested = await Promise.all([
      requestExport(viewer),
      requestExport(viewer),
      requestExport(viewer),
    ]);
    expect(requested.sort()).toEqual(['asked', 'underway', 'underway']);
    expect(await db.privacyRequest.count({ where: { kind: 'export' } })).toBe(1);
    expect(await latestExport(viewer)).toMatchObject({ state: 'preparing' });
  });

  it('works three times a day', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    for (let time = 1; time <= 3; time += 1) {
      expect(await requestExport(viewer)).toBe('asked');
      await makeExport((await requestOf(viewer.userId)).id);
    }
    expect(await requestExport(viewer)).toBe('too-many');
  });

  it('ends with a notification and one mail, which holds only the link', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await requestExport(viewer);
    await runDueJobs(tasks);
    expect(await latestExport(viewer)).toMatchObject({ state: 'ready' });
    expect(await db.notification.findMany({ where: { userId: viewer.userId } })).toMatchObject([
      { title: 'Your copy is ready', href: '/account/privacy/copy' },
    ]);
    expect(mail.caught.map(({ recipients, mail: { subject } }) => [recipients, subject])).toEqual([
      [[viewer.email], 'Your copy is ready'],
    ]);
    expect(mail.caught[0]?.raw).not.toContain('/api/exports/');
  });
});

describe('making a copy', () => {
  it('overwrites what a killed run left, and changes nothing when repeated', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await requestExport(viewer);
    const { id } = await requestOf(viewer.userId);
    await db.privacyRequest.update({ where: { id }, data: { status: 'running' } });
    await putObject(addressOf(id), { content: Buffer.from('half a copy'), contentType: 'application/zip' });
    await makeExport(id);
    const first = await getObject(addressOf(id));
    expect((await unzip(Buffer.from(first ?? []))).has('data.json')).toBe(true);
    await makeExport(id);
    expect(await getObject(addressOf(id))).toEqual(first);
    expect(await db.storedFile.count()).toBe(1);
    expect(await db.notification.count()).toBe(1);
  });

  it('is queued again when its job was lost, and not while one waits', async () => {
    const { viewer } = await signedIn();
    await requestExport(viewer);
    await db.privacyRequest.updateMany({ data: { requestedAt: new Date(Date.now() - 600_000) } });
    const queued = () =>
      db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'make-export'`;
    await sweepExports();
    expect(await queued()).toHaveLength(1);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await sweepExports();
    expect(await queued()).toHaveLength(1);
  });

  it('leaves nothing of somebody who was erased in the meantime', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await requestExport(viewer);
    const { id } = await requestOf(viewer.userId);
    await db.privacyRequest.update({ where: { id }, data: { status: 'running' } });
    await putObject(addressOf(id), { content: Buffer.from('half a copy'), contentType: 'application/zip' });
    await requestErasure(viewer, { password: '', request: { id: 'request', network: 'network' } });
    await makeExport(id);
    expect(await getObject(addressOf(id))).toBeNull();
    expect(await db.privacyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'withdrawn',
    });
  });

  it('removes a finished copy with the account', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    await requestExport(viewer);
    await runDueJobs(tasks);
    const { id } = await requestOf(viewer.userId);
    expect(await getObject(addressOf(id))).not.toBeNull();
    await requestErasure(viewer, { password: '', request: { id: 'request', network: 'network' } });
    await runDueJobs(tasks);
    expect(await getObject(addressOf(id))).toBeNull();
  });
});

describe('fetching a copy', () => {
  it('is for its owner, for seven days', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    const { viewer: stranger } = await signedIn();
    const { id, download } = await copyOf(viewer);
    expect(download.fileName).toMatch(/^antarman-data-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(await openExport(stranger, id)).toBeNull();
    expect(await openExport(viewer, crypto.randomUUID())).toBeNull();
    expect(await openExport(viewer, '../../etc/passwd')).toBeNull();
    const in6 = new Date(Date.now() + 6 * 86_400_000);
    const in8 = new Date(Date.now() + 8 * 86_400_000);
    expect(await openExport(viewer, id, in6)).not.toBeNull();
    expect(await openExport(viewer, id, in8)).toBeNull();
    expect(await latestExport(viewer, in8)).toMatchObject({ state: 'expired' });
    expect(await db.auditEntry.count({ where: { action: 'export.downloaded' } })).toBe(2);
  });

  it('ends when the file is removed', { tags: ['slow'] }, async () => {
    const { viewer } = await signedIn();
    const { id } = await copyOf(viewer);
    await sweepExports(new Date(Date.now() + 6 * 86_400_000));
    expect(await latestExport(viewer)).toMatchObject({ state: 'ready' });
    await sweepExports(new Date(Date.now() + 8 * 86_400_000));
    await runDueJobs(tasks);
    expect(await getObject(addressOf(id))).toBeNull();
    expect(await openExport(viewer, id)).toBeNull();
  });
});
