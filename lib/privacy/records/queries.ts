import 'server-only';
import type { Viewer } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { type CategoryId, categories, categoryIds, keptFor } from '@/lib/privacy/records/categories';
import { personOf } from '@/lib/privacy/records/person';
import { personalTables } from '@/lib/privacy/records/register';
import { countStatement, parametersOf } from '@/lib/privacy/records/statements';

/** One kind of data that we hold of somebody, in plain words. */
export type HeldRecords = {
  readonly id: CategoryId;
  readonly title: string;
  readonly why: string;
  /** On what the law lets us hold it, to finish "The ground for it: …". */
  readonly ground: string;
  readonly howLong: string;
  readonly onErasure: string;
  /** Rows in all tables of this kind. */
  readonly count: number;
};

/** What is held of the viewer and why, in the order of the privacy centre; kinds without a row have count 0. */
export async function heldRecords({ userId }: Pick<Viewer, 'userId'>): Promise<readonly HeldRecords[]> {
  const person = await personOf(db, userId);
  const rows = person
    ? await db.$queryRawUnsafe<{ table: string; count: number }[]>(
        countStatement(personalTables),
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
