import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { type CategoryId, categories, categoryIds, keptFor } from '@/lib/privacy/records/categories';
import { personalTables } from '@/lib/privacy/records/inventory';
import { personOf } from '@/lib/privacy/records/person';
import { countQuery, parametersOf } from '@/lib/privacy/records/sql';
import { db } from '@/lib/server/db';

/** One category of data about a person, in plain words. */
export type HeldRecords = {
  readonly id: CategoryId;
  readonly title: string;
  readonly why: string;
  /** The legal basis, as the end of the sentence "The ground for it: …". */
  readonly ground: string;
  readonly howLong: string;
  readonly onErasure: string;
  /** Rows in all tables of this category. */
  readonly count: number;
};

/**
 * Our data about the viewer and its purpose, in the order of the privacy centre; categories without a row
 * have count 0.
 */
export async function heldRecords({ userId }: Pick<Viewer, 'userId'>): Promise<readonly HeldRecords[]> {
  const person = await personOf(db, userId);
  const rows = person
    ? await db.$queryRawUnsafe<{ table: string; count: number }[]>(
        countQuery(personalTables),
        ...parametersOf(person),
      )
    : [];
  const counts = new Map(rows.map(({ table, count }) => [table, count]));
  return categoryIds.map((id) => {
    const { title, why, ground, onErasure } = categories[id];
    const tables = personalTables.filter(({ category }) => category === id);
    const count = tables.reduce((sum, { table }) => sum + (counts.get(table) ?? 0), 0);
    return { id, title, why, ground, howLong: keptFor(id), onErasure, count };
  });
}
