import 'server-only';
import { unstable_cache } from 'next/cache';
import { Prisma } from '@/generated/prisma/client';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { db, type Tx } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { goodRegisters } from '@/lib/therapist/register/lines';
import type { RegisterLine } from '@/lib/therapist/register/rules';
import { pictureUrl } from '@/lib/therapist/rules';

/** Another therapist who has time, with the facts that decide. */
export type FreeOther = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly location: string;
  readonly specialization: readonly string[];
  readonly languages: readonly string[];
  readonly picture: string | null;
  readonly feePaise: number | null;
  readonly nextFree: string;
  readonly registers: readonly RegisterLine[];
  readonly sample: boolean;
};

type Row = Omit<FreeOther, 'nextFree' | 'registers'> & {
  readonly nextFree: Date;
  readonly registers: unknown;
};

type Reading = { readonly client?: Pick<Tx, '$queryRaw'>; readonly now?: Date };

/** Number of the earliest free therapists that are compared. */
const compared = 300;

/**
 * Therapists who take new clients and have a free time, nearest to the given one: a common language first,
 * then common concerns, a common way to meet, a fee at most a third higher or lower, then the sooner time.
 * Samples are offered only with samples.
 */
export function freeOthers(
  therapistId: string,
  count: number,
  { client = db, now = new Date() }: Reading = {},
): Promise<FreeOther[]> {
  return read(Prisma.sql`id = ${therapistId}::uuid`, count, { client, now });
}

/**
 * The same for a public page: cached for a minute, and none if it cannot be read, because the page is
 * complete without.
 */
export async function freeOthersOf(slug: string, count: number): Promise<FreeOther[]> {
  const cached = unstable_cache(
    () => read(Prisma.sql`slug = ${slug}`, count, { client: db, now: new Date() }),
    ['free-others', slug, String(count)],
    { tags: [therapistsTag], revalidate: 60 },
  );
  try {
    return await cached();
  } catch (error) {
    log.warn('others who are free could not be read', { error });
    return [];
  }
}

async function read(of: Prisma.Sql, count: number, { client, now }: Required<Reading>): Promise<FreeOther[]> {
  const rows = await client.$queryRaw<Row[]>`
    WITH wanted AS MATERIALIZED (
      SELECT id, languages, specialization, modes, session_rate, is_sample FROM therapists
      WHERE ${of}
    ), soonest AS MATERIALIZED (
      SELECT id, free_from FROM therapists
      WHERE is_active AND free_from > ${now} AND free_from < 'infinity'
      ORDER BY free_from, id LIMIT ${compared}
    )
    SELECT t.slug, t.name, t.title, t.location, t.specialization, t.languages, t.profile_picture AS picture,
      (t.session_rate * 100)::integer AS "feePaise", t.free_from AS "nextFree", t.registers, t.is_sample AS sample
    FROM soonest JOIN therapists t USING (id) CROSS JOIN wanted w
    WHERE t.id <> w.id AND t.is_sample = w.is_sample
    ORDER BY (t.languages && w.languages) DESC,
      cardinality(ARRAY(SELECT unnest(t.specialization) INTERSECT SELECT unnest(w.specialization))) DESC,
      (t.modes && w.modes) DESC,
      coalesce(abs(t.session_rate - w.session_rate) * 3 <= w.session_rate, false) DESC,
      t.free_from, t.id
    LIMIT ${count}`;
  return rows.map(({ picture, nextFree, registers, ...same }) => ({
    ...same,
    picture: pictureUrl(picture) ?? null,
    nextFree: nextFree.toISOString(),
    registers: goodRegisters(registers),
  }));
}
