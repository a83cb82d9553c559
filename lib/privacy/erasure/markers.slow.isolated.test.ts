// Every word of a person, planted and looked for in the whole database.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { purgeErased } from '@/lib/privacy/erasure/purge';
import { personalTables, register } from '@/lib/privacy/records/inventory';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { ensureBuckets } from '@/lib/server/storage/buckets';
import { removeFile } from '@/lib/server/storage/jobs';
import { getObject, putObject } from '@/lib/server/storage/objects';
import { startTestObjectStore } from '@/test/counterpart/object-store';
import { setUpDatabase } from '@/test/database/database';
import { ownerClient } from '@/test/database/owner';
import { closedColumns, silentTables } from '@/test/marker/closed';
import { type Planted, plantMarkers } from '@/test/marker/plant';
import { type Hit, marksOf, searchDump } from '@/test/marker/search';
import { startMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();

let store: Awaited<ReturnType<typeof startTestObjectStore>>;
let mail: Awaited<ReturnType<typeof startMailCatcher>>;
let a: Planted;
let b: Planted;

beforeAll(async () => {
  store = await startTestObjectStore();
  mail = await startMailCatcher();
  await ensureBuckets();
});
afterAll(async () => {
  await mail.close();
  await store.close();
});

const objectOf = ({ userId }: Planted) => ({
  bucket: env.S3_BUCKET_PROFILE_PICTURES,
  key: `${userId}/1.webp`,
});

async function storePicture(person: Planted): Promise<void> {
  const content = Buffer.from(`picture of ${person.email}`);
  await putObject(objectOf(person), { content, contentType: 'image/webp' });
  await db.storedFile.create({
    data: {
      ...objectOf(person),
      contentType: 'image/webp',
      byteSize: content.length,
      sha256: 'b'.repeat(64),
      uploadedById: person.userId,
      storedAt: new Date(),
    },
  });
}

beforeEach(async () => {
  vi.stubEnv('SMTP_URL', mail.url);
  mail.caught.length = 0;
  ({ a, b } = await plantMarkers());
  for (const person of [a, b]) await storePicture(person);
});

const request = { id: 'request', network: 'network' };

/** Erases A, who signed in with Google a minute ago. */
async function eraseA(): Promise<string> {
  await db.user.update({ where: { id: a.userId }, data: { passwordHash: null } });
  const { userId, sessionId, email } = a;
  const viewer = { userId, sessionId, email, profile: null };
  expect(await requestErasure(viewer, { password: '', request })).toBe('erased');
  const { id } = await db.privacyRequest.findFirstOrThrow({ where: { userId, kind: 'erasure' } });
  return id;
}

/** Columns where words of an erased person may remain, by the inventory. */
function allowedHits(stage: 'at once' | 'afterwards'): ReadonlySet<Hit> {
  const staying = personalTables.filter(
    ({ atOnce, afterwards }) => atOnce !== 'delete' && (stage === 'at once' || afterwards !== 'delete'),
  );
  return new Set(
    staying.flatMap(({ table, stays = {} }) =>
      Object.values(stays)
        .flat()
        .map((column) => `${table}.${column}`),
    ),
  );
}

const searchFor = (person: Planted) => searchDump([...marksOf(person.markers), person.email]);
/** Words of the service about A, a therapist, in a row of B; they are erased with A. */
const aboutA = 'handovers.house_reason';
const sorted = (hits: Iterable<Hit>) => [...hits].sort();

async function sendMails(): Promise<void> {
  await runDueJobs(tasks);
}

describe('the planted markers', () => {
  it('lie in every column that can hold a person’s words', async () => {
    const planted = new Set(a.markers.map(({ table, column }) => `${table}.${column}`));
    const hits = await searchFor(a);
    expect([...planted].filter((place) => !hits.has(place))).toEqual([]);
    // The database's own checks limit these columns to a few fixed words or a hash.
    const closed = a.closed.filter(
      (name) => !/(hash|sha256|status|currency|kind|mode|modes|purpose)$/.test(name),
    );
    expect(closed.sort()).toEqual(closedColumns);
  });

  it('reach every table in which somebody can be found', () => {
    const planted = new Set(a.markers.map(({ table }) => table));
    const silent = personalTables.map(({ table }) => table).filter((table) => !planted.has(table));
    // These hold times, yes or no, a hash or one fixed word: none of their columns accepts free text.
    expect(silent.sort()).toEqual(silentTables);
    expect(register.length).toBeGreaterThan(personalTables.length);
  });
});

describe('erasure', () => {
  it('leaves words of the person only where the inventory says so, and changes nothing of another person', async () => {
    const before = sorted(await searchFor(b));
    await eraseA();
    await sendMails();
    const allowed = allowedHits('at once');
    expect(sorted(await searchFor(a)).filter((hit) => !allowed.has(hit))).toEqual([]);
    expect(sorted(await searchFor(b))).toEqual(before.filter((hit) => hit !== aboutA));
  });

  it('takes the files out of the store, and no other person’s', async () => {
    await eraseA();
    await sendMails();
    expect(await getObject(objectOf(a))).toBeNull();
    expect(await getObject(objectOf(b))).not.toBeNull();
    // The row remembers for an hour that the object must be removed.
    await db.storedFile.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt: new Date(0) } });
    const files = await db.storedFile.findMany({ where: { deletedAt: { not: null } } });
    for (const { id } of files) await removeFile(id);
    expect([...(await searchFor(a))].filter((hit) => hit.startsWith('stored_files'))).toEqual([]);
  });

  it('mails the former address once, and then forgets it', async () => {
    const id = await eraseA();
    await sendMails();
    const letters = mail.caught.filter(({ recipients }) => recipients.includes(a.email));
    expect(letters.map(({ mail: { subject } }) => subject)).toEqual(['Your account has been erased']);
    expect(await db.privacyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      noticeAddress: null,
    });
  });
});

describe('the purge', () => {
  const later = () => new Date(Date.now() + 31 * 86_400_000);

  it('deletes the rest: no word and no id of the person remains except in what the law requires', async () => {
    const before = sorted(await searchFor(b));
    const id = await eraseA();
    await sendMails();
    await db.storedFile.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt: new Date(0) } });
    for (const { id: file } of await db.storedFile.findMany({ where: { deletedAt: { not: null } } })) {
      await removeFile(file);
    }
    await purgeErased(id, later());
    const allowed = allowedHits('afterwards');
    expect(sorted(await searchFor(a)).filter((hit) => !allowed.has(hit))).toEqual([]);
    const ids = sorted(await searchDump([a.userId, a.profileId, `erased-${id}`]));
    expect(ids).toEqual(['audit_log.actor_user_id', 'audit_log.subject_user_id']);
    expect(sorted(await searchFor(b))).toEqual(before.filter((hit) => hit !== aboutA));
  });

  it('waits for its day, and repeated changes nothing', async () => {
    const id = await eraseA();
    await purgeErased(id);
    expect(await db.user.count({ where: { id: a.userId } })).toBe(1);
    await Promise.all([purgeErased(id, later()), purgeErased(id, later())]);
    await purgeErased(id, later());
    expect(await db.user.count({ where: { id: a.userId } })).toBe(0);
    expect(await db.auditEntry.count({ where: { action: 'account.purged' } })).toBe(1);
  });

  it('that is cut off half way has done nothing, and then does everything', async () => {
    const id = await eraseA();
    const client = await ownerClient();
    // Delays the purge late: by then sessions, plans and quotations are already deleted.
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [a.userId]);
    const outcome = purgeErased(id, later()).then(
      () => 'purged',
      () => 'cut off',
    );
    await vi.waitFor(
      async () => {
        const { rowCount } = await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(await outcome).toBe('cut off');
    await client.query('ROLLBACK');
    await client.end();
    expect(await db.therapySession.count({ where: { clientId: a.profileId } })).toBe(1);
    await purgeErased(id, later());
    expect(await db.therapySession.count({ where: { clientId: a.profileId } })).toBe(0);
    expect(await db.user.count({ where: { id: a.userId } })).toBe(0);
  });

  it('keeps the money: amount, day and receipt, linked to nobody', async () => {
    const id = await eraseA();
    await purgeErased(id, later());
    const [payment] = await db.paymentSubmission.findMany({ where: { payerEmail: 'erased@erased.invalid' } });
    expect(payment).toMatchObject({ clientId: null, payerName: 'Erased person', quotationId: null });
    expect(payment?.therapistId).toBe(b.therapistId);
    const transactions = await db.transaction.findMany({
      where: { clientId: null },
      include: { receipts: true },
    });
    expect(transactions).toHaveLength(1);
    expect(transactions[0]?.receipts).toHaveLength(1);
    expect(transactions[0]?.amount.toNumber()).toBeGreaterThan(0);
  });
});
