import 'server-only';
import type { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import { db } from '@/lib/server/db';

/** A read of one row, which can be sent alone or with others. */
export type Question<T> = {
  /** A query for one row, whose column names are those of the answer. */
  readonly sql: Prisma.Sql;
  /** Reads the row as JSON, in which moments and numbers above 2^53 are texts. */
  readonly row: z.ZodType<T>;
};

type Questions<T extends readonly unknown[]> = {
  readonly [K in keyof T]: Question<T[K]> | Promise<Question<T[K]>>;
};

/**
 * Sends several questions as one query, which reads them at the same instant. They fail together.
 * @returns the answers in the order of the questions
 */
export async function askTogether<T extends readonly unknown[]>(questions: Questions<T>): Promise<T> {
  const asked = await Promise.all(questions);
  const parts = asked.map(({ sql }) => Prisma.sql`(SELECT to_jsonb(part) FROM (${sql}) part)`);
  const [found] = await db.$queryRaw<{ rows: unknown[] }[]>`
    SELECT jsonb_build_array(${Prisma.join(parts)}) AS rows`;
  // The compiler types a mapped tuple as an array.
  return asked.map(({ row }, place) => row.parse(found?.rows[place])) as unknown as T;
}

export async function ask<T>(question: Question<T> | Promise<Question<T>>): Promise<T> {
  const [answer] = await askTogether<[T]>([question]);
  return answer;
}
