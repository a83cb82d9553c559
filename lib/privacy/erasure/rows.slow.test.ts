// A row of everything, for two people.

import { expect, it } from 'vitest';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { purgeErased } from '@/lib/privacy/erasure/purge';
import { personalTables } from '@/lib/privacy/records/inventory';
import { type Person, personOf } from '@/lib/privacy/records/person';
import { idsQuery, parametersOf } from '@/lib/privacy/records/sql';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { plantMarkers } from '@/test/marker/plant';

setUpDatabase();

type Rows = Readonly<Record<string, readonly string[]>>;

/** The keys of rows by table: all of them, or those of one person. */
async function rowsOf(person?: Person): Promise<Rows> {
  const found: Record<string, readonly string[]> = {};
  for (const { table, key = 'id' } of personalTables) {
    const rows = person
      ? await db.$queryRawUnsafe<{ id: string }[]>(idsQuery(table, key), ...parametersOf(person))
      : await db.$queryRawUnsafe<{ id: string }[]>(`SELECT ${key}::text AS id FROM ${table}`);
    found[table] = rows.map(({ id }) => id).sort();
  }
  return found;
}

const without = (all: Rows, gone: Rows, tables: readonly string[]) =>
  Object.fromEntries(
    tables.map((table) => [table, all[table]?.filter((key) => !gone[table]?.includes(key))]),
  );

/**
 * The rows of these that still exist: erasing also writes some, such as the event of a withdrawn quotation.
 */
async function leftOf(all: Rows, tables: readonly string[]): Promise<Rows> {
  const now = await rowsOf();
  return Object.fromEntries(
    tables.map((table) => [table, all[table]?.filter((key) => now[table]?.includes(key)) ?? []]),
  );
}

it('erasing deletes every row that the inventory says, those that hold no words too, and no row of another person', async () => {
  const { a } = await plantMarkers();
  await db.user.update({ where: { id: a.userId }, data: { passwordHash: null } });
  const person = await personOf(db, a.userId);
  if (!person) throw new Error('The planted person is not there.');
  const before = await rowsOf();
  const own = await rowsOf(person);
  // Each table has a row of the person and one of another person.
  for (const { table } of personalTables) {
    expect(own[table], table).not.toEqual([]);
    expect(before[table]?.length, table).toBeGreaterThan(own[table]?.length ?? 0);
  }

  const request = { id: 'request', network: 'network' };
  const viewer = { userId: a.userId, sessionId: a.sessionId, email: a.email, profile: null };
  expect(await requestErasure(viewer, { password: '', request })).toBe('erased');
  const atOnce = personalTables.filter((rule) => rule.atOnce === 'delete').map(({ table }) => table);
  for (const table of [
    ...['room_seats', 'room_signals', 'room_safety_notes', 'thread_messages', 'message_threads'],
    ...['handovers', 'record_papers', 'record_requests', 'care_folders', 'measure_requests', 'notebooks'],
  ]) {
    expect(atOnce).toContain(table);
  }
  expect(await leftOf(before, atOnce)).toEqual(without(before, own, atOnce));
  // Notes stay with their author; the link to the account ends with it.
  expect((await rowsOf()).notes).toEqual(before.notes);

  const { id } = await db.privacyRequest.findFirstOrThrow({ where: { userId: a.userId, kind: 'erasure' } });
  await purgeErased(id, new Date(Date.now() + 31 * 86_400_000));
  const afterwards = personalTables.filter((rule) => rule.afterwards === 'delete').map(({ table }) => table);
  const later = [...new Set([...atOnce, ...afterwards])];
  expect(await leftOf(before, later)).toEqual(without(before, own, later));
  expect((await rowsOf()).notes).toEqual(before.notes);
  expect(await db.note.count({ where: { clientId: a.profileId } })).toBe(0);
});
