import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { listOwnAssessments, listSharedAssessments } from '@/lib/care/assessment/queries';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread } from '@/lib/care/message/queries';
import { beginNote } from '@/lib/care/note/commands';
import { listNotes, openNote } from '@/lib/care/note/queries';
import { listNotifications } from '@/lib/notification/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { db } from '@/lib/server/db';
import { readAs } from '@/lib/server/db/read-as';
import { setUpDatabase } from '@/test/database/database';
import { asOwner, withClosedPolicy } from '@/test/database/owner';
import { plantMarkers } from '@/test/marker/plant';
import { createPaymentRow } from '@/test/payment/payments';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

/** Tables that the members' role may read, in full or in part. */
const readable = () =>
  asOwner<{ name: string; guarded: boolean; product: boolean }>(
    `SELECT c.relname AS name,
       c.relrowsecurity AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid
         AND p.polcmd = 'r' AND p.polroles = ARRAY['antarman_member'::regrole::oid]) AS guarded,
       NOT c.relrowsecurity OR EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid
         AND p.polcmd = '*' AND p.polroles = ARRAY['antarman_app'::regrole::oid]) AS product
     FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND has_any_column_privilege('antarman_member', c.oid, 'SELECT') ORDER BY 1`,
  );

const countOf = (tx: Pick<typeof db, '$queryRawUnsafe'>, table: string) =>
  tx
    .$queryRawUnsafe<{ count: number }[]>(`SELECT count(id)::int AS count FROM ${table}`)
    .then(([row]) => row?.count);

/** `notebooks` has no id, only its therapist. */
const withId = (tables: readonly { readonly name: string }[]) =>
  tables.map(({ name }) => name).filter((name) => name !== 'therapists' && name !== 'notebooks');

describe('what a member may read', () => {
  it('is guarded by a policy in every table but the public columns of therapists, and open to the product', async () => {
    const tables = await readable();
    expect(tables.map(({ name }) => name)).toContain('profiles');
    expect(tables.filter(({ guarded }) => !guarded).map(({ name }) => name)).toEqual(['therapists']);
    expect(tables.filter(({ product }) => !product)).toEqual([]);
  });

  it('is nothing of anybody for a newcomer, and for nobody, in tables that are full', {
    tags: ['slow'],
  }, async () => {
    await plantMarkers();
    const { userId } = await createStranger().then(({ viewer }) => viewer);
    const tables = withId(await readable());
    const nobody = new Client({ connectionString: process.env.DATABASE_URL });
    await nobody.connect();
    for (const table of tables) {
      expect([table, (await countOf(db, table)) ?? 0]).toEqual([
        table,
        expect.toSatisfy((count) => count >= 2),
      ]);
      const own = table === 'profiles' ? 1 : 0;
      expect([table, await readAs({ userId }, (tx) => countOf(tx, table))]).toEqual([table, own]);
      await nobody.query('BEGIN; SET LOCAL ROLE antarman_member');
      const { rows } = await nobody.query(`SELECT count(id)::int AS count FROM ${table}`);
      await nobody.query('ROLLBACK');
      expect([table, rows]).toEqual([table, [{ count: 0 }]]);
    }
    await nobody.end();
  });

  it('ends with the transaction: the next query on the same connections sees everything', async () => {
    const [one, two] = [await createProfile(), await createProfile()];
    const seen = await Promise.all(
      [one, two, one, two].map(({ userId }) => readAs({ userId }, (tx) => countOf(tx, 'profiles'))),
    );
    expect(seen).toEqual([1, 1, 1, 1]);
    expect(await Promise.all(Array.from({ length: 8 }, () => countOf(db, 'profiles')))).toEqual(
      Array(8).fill(2),
    );
  });

  it('is no other table, and it writes nothing', async () => {
    const { userId } = await createProfile();
    await expect(readAs({ userId }, (tx) => tx.user.findMany())).rejects.toThrow(
      /permission denied|denied access/,
    );
    await expect(readAs({ userId }, (tx) => tx.auditEntry.count())).rejects.toThrow(
      /permission denied|denied access/,
    );
    await expect(readAs({ userId }, (tx) => tx.notification.deleteMany())).rejects.toThrow(
      /permission denied|denied access/,
    );
    // A text that is no id fails at the first row compared with it, so no row is visible, whether there are
    // any or not.
    const seen = await readAs({ userId: "' OR true" }, (tx) => tx.notification.findMany()).catch(() => []);
    expect(seen).toEqual([]);
  });
});

describe('a query that forgets whose rows it wants', () => {
  type Practice = Awaited<ReturnType<typeof createPractice>>;
  let practices: readonly { readonly therapist: Practice; readonly client: Person; readonly note: string }[];

  /** A therapist and their client, who have written to each other, with one row of each kind. */
  async function workTogether() {
    const therapist = await createPractice();
    const client = await createClientOf(therapist.therapist);
    const clientId = client.viewer.profile.id;
    const therapistId = therapist.therapist.id;
    const message = {
      with: therapistId,
      text: 'Hello',
      paper: null,
      submission: { key: crypto.randomUUID() },
    };
    await sendMessage(client.viewer, message, { id: 'request', network: '203.0.113.7' });
    const note = (await beginNote(therapist.viewer as MemberOf<'therapist'>, clientId, 'free')) ?? '';
    await db.assessment.create({
      data: {
        clientId,
        assessmentType: 'PHQ-9',
        score: 8,
        completedAt: new Date(),
        sharedWithTherapistId: therapistId,
      },
    });
    await createPaymentRow({ clientId, therapistId });
    await db.notification.create({
      data: { userId: client.viewer.userId, kind: 'session.created', title: 'A time', href: '/account' },
    });
    return { therapist, client, note };
  }

  beforeEach(async () => {
    practices = [await workTogether(), await workTogether()];
  });

  it('shows a therapist only their own notes and conversations, and what clients show to them', async () => {
    for (const { therapist, client, note } of practices) {
      const { id: therapistId } = therapist.therapist;
      const seen = await readAs(therapist.viewer, async (tx) => ({
        notes: await tx.note.findMany({ select: { id: true, client: { select: { id: true } } } }),
        notebooks: await tx.notebook.findMany({ select: { therapistId: true } }),
        threads: await tx.messageThread.findMany({ select: { therapistId: true } }),
        messages: await tx.threadMessage.findMany({ select: { thread: { select: { therapistId: true } } } }),
        results: await tx.assessment.findMany({ select: { sharedWithTherapistId: true } }),
        people: await tx.profile.findMany({ select: { id: true } }),
      }));
      expect(seen).toEqual({
        notes: [{ id: note, client: { id: client.viewer.profile.id } }],
        notebooks: [{ therapistId }],
        threads: [{ therapistId }],
        messages: [{ thread: { therapistId } }],
        results: [{ sharedWithTherapistId: therapistId }],
        people: expect.toSatisfy((found: readonly unknown[]) => found.length === 2),
      });
    }
  });

  it('shows a client only their own messages, results, payments and news, and no note', async () => {
    for (const { client } of practices) {
      const clientId = client.viewer.profile.id;
      const seen = await readAs(client.viewer, async (tx) => ({
        notes: await tx.note.findMany({ select: { id: true } }),
        messages: await tx.threadMessage.findMany({ select: { thread: { select: { clientId: true } } } }),
        results: await tx.assessment.findMany({ select: { clientId: true } }),
        payments: await tx.paymentSubmission.findMany({ select: { clientId: true } }),
        news: await tx.notification.findMany({ select: { userId: true, kind: true } }),
      }));
      expect(seen).toEqual({
        notes: [],
        messages: [{ thread: { clientId } }],
        results: [{ clientId }],
        payments: [{ clientId }],
        news: [{ userId: client.viewer.userId, kind: 'session.created' }],
      });
    }
  });

  it('cannot be one of the pages: each of them reads through the wall', async () => {
    const [{ therapist, client, note } = { therapist: undefined, client: undefined, note: '' }] = practices;
    if (!therapist || !client) throw new Error('expected two practices');
    const author = therapist.viewer as MemberOf<'therapist'>;
    const person = client.viewer as MemberOf<'client'>;
    const request = { id: 'request', network: '203.0.113.7' };
    const reads = {
      message_threads: async () =>
        (await openThread(person, therapist.therapist.id, { request }))?.messages?.length ?? 0,
      thread_messages: async () =>
        (await openThread(therapist.viewer, person.profile.id, { request }))?.messages?.length ?? 0,
      notes: async () => (await listNotes(author)).notes.length + ((await openNote(author, note)) ? 1 : 0),
      assessments: async () =>
        (await listOwnAssessments(person)).assessments.length +
        (await listSharedAssessments(therapist.viewer, person.profile.id)).assessments.length,
      payment_submissions: async () => (await listOwnTransactions(person)).transactions.length,
      notices: async () => (await listNotifications(person, '')).notifications.length,
    };
    for (const [table, read] of Object.entries(reads)) {
      expect([table, await read()]).toEqual([table, expect.toSatisfy((count) => count > 0)]);
      expect([table, await withClosedPolicy(table, read)]).toEqual([table, 0]);
    }
  });
});
