import { beforeEach, describe, expect, it } from 'vitest';
import { clientAtAGlance, listClients } from '@/lib/admin/client/queries';
import { readTimeline } from '@/lib/admin/client/timeline';
import { perPage } from '@/lib/admin/table/paging';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import {
  createClientOf,
  createPractice,
  createQuotationRow,
  createStranger,
} from '@/test/payment/quotations';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T09:00:00Z');

type Practice = Awaited<ReturnType<typeof createPractice>>;
type Therapist = Parameters<typeof listClients>[0];

let asha: Practice;
let viewer: Therapist;

beforeEach(async () => {
  asha = await createPractice();
  viewer = asha.viewer as Therapist;
});

const names = (part: Awaited<ReturnType<typeof listClients>>) => part.rows.map(({ name }) => name);

/** A client with a plan and no session. */
async function planned(firstName: string): Promise<string> {
  const { id: clientId } = await createProfile({ firstName });
  await db.therapyPlan.create({
    data: { therapistId: asha.therapist.id, clientId, planName: 'Eight weeks', totalSessions: 8 },
  });
  return clientId;
}

const session = (clientId: string, day: string, status = 'scheduled', therapistId = asha.therapist.id) =>
  db.therapySession.create({
    data: { clientId, therapistId, sessionDate: new Date(`${day}T09:00:00Z`), status },
  });

describe('the list of clients', () => {
  it('says of each the last and the next session, the plan and what is due to this therapist', async () => {
    const elsewhere = await createPractice();
    const id = await planned('Deepá');
    await session(id, '2026-10-01', 'completed');
    await session(id, '2026-11-01', 'completed');
    await session(id, '2026-11-12', 'cancelled');
    await session(id, '2026-12-01');
    await session(id, '2026-11-22', 'cancelled');
    await session(id, '2026-11-21', 'scheduled', elsewhere.therapist.id);
    const { userId, id: clientId } = await db.profile.findUniqueOrThrow({ where: { id } });
    const person = { viewer: { userId, profile: { id: clientId } } } as never;
    await createQuotationRow(asha, person, { status: 'accepted' });
    await createQuotationRow(asha, person, { status: 'pending', amount: '700.00' });
    await createQuotationRow(elsewhere, person, { status: 'accepted', amount: '5000.00' });
    const { rows } = await listClients(viewer, {}, now);
    expect(rows).toEqual([
      {
        id,
        name: 'Deepá Iyer',
        lastAt: new Date('2026-11-01T09:00:00Z'),
        nextAt: new Date('2026-12-01T09:00:00Z'),
        duePaise: 900_000,
        plan: { name: 'Eight weeks', statusText: 'Active', completed: 0, total: 8 },
      },
    ]);
    expect(await clientAtAGlance(viewer, id, now)).toEqual(rows[0]);
  });

  it('is sorted by name, session or money, and goes on behind any client, there and back', {
    tags: ['slow'],
  }, async () => {
    // Many share a day, and many have neither session nor debt, so names and ids break ties.
    await db.$executeRaw`
      WITH person AS (
        INSERT INTO users (email) SELECT 'client' || n || '@antarman.test' FROM generate_series(0, 59) n
        RETURNING id, email::text, regexp_replace(email::text, '\\D', '', 'g')::int AS n),
      made AS (
        INSERT INTO profiles (user_id, email, first_name, last_name)
        SELECT id, email, 'Client ' || n % 7, lpad(n::text, 2, '0') FROM person RETURNING id, last_name::int AS n),
      planned AS (
        INSERT INTO therapy_plans (client_id, therapist_id, plan_name, total_sessions)
        SELECT id, ${asha.therapist.id}::uuid, 'Eight weeks', 8 FROM made)
      INSERT INTO therapy_sessions (client_id, therapist_id, session_date, status)
      SELECT id, ${asha.therapist.id}::uuid, '2026-12-01T09:00:00Z'::timestamptz + n % 5 * interval '1 day', 'scheduled'
      FROM made WHERE n % 3 = 0
      UNION ALL
      SELECT id, ${asha.therapist.id}::uuid, '2026-10-01T09:00:00Z'::timestamptz + n % 5 * interval '1 day', 'completed'
      FROM made WHERE n % 4 = 0`;
    for (const sort of ['', '-name', 'next', '-next', 'last', '-last', 'due', '-due']) {
      const first = await listClients(viewer, { sort }, now);
      const second = await listClients(viewer, { sort, ...first.paging.next }, now);
      const third = await listClients(viewer, { sort, ...second.paging.next }, now);
      const back = await listClients(viewer, { sort, ...second.paging.previous }, now);
      const parts = [first, second, third];
      expect(
        parts.map(({ rows }) => rows.length),
        sort,
      ).toEqual([perPage, perPage, 10]);
      expect(third.paging.next, sort).toBeUndefined();
      expect(new Set(parts.flatMap(({ rows }) => rows.map(({ id }) => id))).size, sort).toBe(60);
      expect(back.rows, sort).toEqual(first.rows);
    }
    const soonest = await listClients(viewer, { sort: 'next' }, now);
    const times = soonest.rows.map(({ nextAt }) => nextAt?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const latest = await listClients(viewer, { sort: '-last' }, now);
    const past = latest.rows.map(({ lastAt }) => lastAt?.getTime() ?? 0);
    expect(past).toEqual(past.toSorted((a, b) => b - a));
  });

  it('begins with who owes most', async () => {
    const [small, large] = [await createClientOf(asha.therapist), await createClientOf(asha.therapist)];
    await createQuotationRow(asha, small, { status: 'accepted', amount: '900.00' });
    await createQuotationRow(asha, large, { status: 'accepted', amount: '8000.00' });
    await planned('Anil');
    const { rows } = await listClients(viewer, { sort: '-due' }, now);
    expect(rows.map(({ duePaise }) => duePaise)).toEqual([800_000, 90_000, 0]);
  });

  it('finds parts of names in spite of accents, and takes signs for themselves', async () => {
    await planned('Deepá');
    await planned('Zoya');
    expect(names(await listClients(viewer, { q: ' DEEPA i\0' }, now))).toEqual(['Deepá Iyer']);
    expect(names(await listClients(viewer, { q: '%' }, now))).toEqual([]);
  });

  it('begins at its beginning behind a stranger, and says which order it does not have', async () => {
    await planned('Anil');
    const { viewer: stranger } = await createStranger();
    for (const after of [stranger.profile.id, "';", crypto.randomUUID()]) {
      const part = await listClients(viewer, { after }, now);
      expect([names(part), part.paging]).toEqual([['Anil Iyer'], { words: '1 in all' }]);
    }
    expect((await listClients(viewer, { sort: '-shoe-size' }, now)).outdated).toEqual([
      'the order “-shoe-size”',
    ]);
  });

  it('has nobody who has erased their account, nobody of another therapist, and nobody before the link', async () => {
    const elsewhere = await createPractice();
    const { viewer: foreign } = await createClientOf(elsewhere.therapist);
    const { viewer: erased } = await createClientOf(asha.therapist);
    await db.user.update({
      where: { id: erased.userId },
      data: { disabledAt: now, disabledReason: 'erased' },
    });
    expect(names(await listClients(viewer, {}, now))).toEqual([]);
    expect(await clientAtAGlance(viewer, erased.profile.id, now)).toBeNull();
    expect(await clientAtAGlance(viewer, foreign.profile.id, now)).toBeNull();
    const { viewer: unlinked } = await createStranger();
    const therapist = { ...unlinked, profile: { ...unlinked.profile, role: 'therapist' as const } };
    expect(names(await listClients(therapist as Therapist, {}, now))).toEqual([]);
    expect(await clientAtAGlance(therapist, foreign.profile.id, now)).toBeNull();
    // A client's account linked by mistake is not a therapist's.
    await createClientOf(await createTherapist({ userId: erased.userId }));
    expect(names(await listClients(erased as Therapist, {}, now))).toEqual([]);
  });
});

it('the timeline of a client has all that the two did, newest first, in pages, for this therapist alone', async () => {
  const elsewhere = await createPractice();
  const client = await createClientOf(asha.therapist);
  const { id: clientId } = client.viewer.profile;
  for (let day = 10; day < 31; day += 1) await session(clientId, `2025-10-${day}`, 'completed');
  await session(clientId, '2025-11-01', 'completed', elsewhere.therapist.id);
  await createQuotationRow(asha, client);
  await createQuotationRow(elsewhere, client);
  const first = await readTimeline(viewer, clientId);
  const second = await readTimeline(viewer, clientId, first.older ?? '');
  const rows = [...first.rows, ...second.rows];
  expect(first.rows).toHaveLength(20);
  expect(rows.map(({ kind }) => kind)).toEqual(['quotation', ...Array<string>(21).fill('session')]);
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((one, other) => +other - +one));
  expect(second.older).toBeNull();
  expect((await readTimeline((await createPractice()).viewer, clientId)).rows).toEqual([]);
});
