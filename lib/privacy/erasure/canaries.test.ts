import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { tasks } from '@/lib/jobs/tasks';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { purgeErased } from '@/lib/privacy/erasure/purge';
import { personalTables, register } from '@/lib/privacy/records/register';
import { ensureBuckets } from '@/lib/storage/buckets';
import { removeFile } from '@/lib/storage/jobs';
import { getObject, putObject } from '@/lib/storage/objects';
import { type Planted, plantCanaries } from '@/lib/testing/canary/plant';
import { type Hit, marksOf, searchDump } from '@/lib/testing/canary/search';
import { setUpDatabase } from '@/lib/testing/database';
import { runDueJobs } from '@/lib/testing/jobs';
import { startMailCatcher } from '@/lib/testing/mail-catcher';
import { startTestObjectStore } from '@/lib/testing/object-store';

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
  ({ a, b } = await plantCanaries());
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

/** Where words of an erased person may still be, by the register. */
function allowedHits(stage: 'at once' | 'afterwards'): ReadonlySet<Hit> {
  const kept = personalTables.filter(
    ({ atOnce, afterwards }) => atOnce !== 'delete' && (stage === 'at once' || afterwards !== 'delete'),
  );
  return new Set(
    kept.flatMap(({ table, stays = {} }) =>
      Object.values(stays)
        .flat()
        .map((column) => `${table}.${column}`),
    ),
  );
}

const searchFor = (person: Planted) => searchDump([...marksOf(person.canaries), person.email]);
const sorted = (hits: Iterable<Hit>) => [...hits].sort();

async function sendMails(): Promise<void> {
  await runDueJobs(tasks);
}

describe('what was planted', () => {
  it('lies in every column that can hold a person’s words', async () => {
    const planted = new Set(a.canaries.map(({ table, column }) => `${table}.${column}`));
    const hits = await searchFor(a);
    expect([...planted].filter((place) => !hits.has(place))).toEqual([]);
    // By the database's own checks these take a few fixed words, or a hash.
    const closed = a.closed.filter(
      (name) => !/(hash|sha256|status|currency|kind|mode|modes|purpose)$/.test(name),
    );
    expect(closed.sort()).toEqual([
      'accounts.provider',
      'audit_log.actor_role',
      'bookings.cancelled_by',
      'contact_messages.service_interest',
      'payment_submissions.payment_screenshot',
      'privacy_requests.notice_address',
      'profiles.role',
      'receipts.financial_year',
      'receipts.series',
      'therapist_contact_requests.answer_way',
      'therapist_contact_requests.preferred_contact_method',
      'therapists.gender',
      'therapy_plans.plan_type',
      'therapy_sessions.cancelled_by',
      'transactions.method',
      'users.disabled_reason',
    ]);
  });

  it('reaches every table in which somebody can be found', () => {
    const planted = new Set(a.canaries.map(({ table }) => table));
    const silent = personalTables.map(({ table }) => table).filter((table) => !planted.has(table));
    // Times and yes or no, a secret's hash, or one fixed word: no column of theirs takes words.
    expect(silent.sort()).toEqual([
      'account_tokens',
      'availability_exceptions',
      'availability_hours',
      'calendar_feeds',
      'grievance_alerts',
      'notification_preferences',
      'recovery_codes',
    ]);
    expect(register.length).toBeGreaterThan(personalTables.length);
  });
});

describe('erasure', () => {
  it('leaves words of the person only where the register says so, and nothing of another person changes', async () => {
    const before = sorted(await searchFor(b));
    await eraseA();
    await sendMails();
    const allowed = allowedHits('at once');
    expect(sorted(await searchFor(a)).filter((hit) => !allowed.has(hit))).toEqual([]);
    expect(sorted(await searchFor(b))).toEqual(before);
  });

  it('takes the files out of the store, and no other person’s', async () => {
    await eraseA();
    await sendMails();
    expect(await getObject(objectOf(a))).toBeNull();
    expect(await getObject(objectOf(b))).not.toBeNull();
    // The row remembers for an hour that the object has to be gone.
    await db.storedFile.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt: new Date(0) } });
    const files = await db.storedFile.findMany({ where: { deletedAt: { not: null } } });
    for (const { id } of files) await removeFile(id);
    expect([...(await searchFor(a))].filter((hit) => hit.startsWith('stored_files'))).toEqual([]);
  });

  it('says so once to the address the account had, and then forgets it', async () => {
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

  it('deletes the rest: no word and no id of the person is left but in what the law asks to keep', async () => {
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
    expect(sorted(await searchFor(b))).toEqual(before);
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

  it('that is cut off in the middle has done nothing, and then everything', async () => {
    const id = await eraseA();
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    // Late in its way: by then sessions, plans and quotations are deleted.
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [a.userId]);
    await expect(purgeErased(id, later())).rejects.toThrow();
    await client.query('ROLLBACK');
    await client.end();
    expect(await db.therapySession.count({ where: { clientId: a.profileId } })).toBe(1);
    await purgeErased(id, later());
    expect(await db.therapySession.count({ where: { clientId: a.profileId } })).toBe(0);
    expect(await db.user.count({ where: { id: a.userId } })).toBe(0);
  });

  it('keeps the money: amount, day and receipt, tied to nobody', async () => {
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
