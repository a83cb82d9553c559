import { expect, it } from 'vitest';
import { z } from 'zod';
import { Prisma } from '@/generated/prisma/client';
import { ask, askTogether, type Question } from '@/lib/server/db/together';
import { setUpDatabase } from '@/test/database/database';
import { recordQueries } from '@/test/database/recorded-queries';

setUpDatabase();

const echo = (text: string): Question<{ readonly text: string }> => ({
  sql: Prisma.sql`SELECT ${text}::text AS text`,
  row: z.strictObject({ text: z.string() }),
});

const moment = new Date('2026-11-25T04:30:00.123Z');
const when: Question<{ readonly at: Date }> = {
  sql: Prisma.sql`WITH own AS MATERIALIZED (SELECT ${moment}::timestamptz AS at) SELECT at FROM own`,
  row: z.strictObject({ at: z.coerce.date() }),
};

it('sends several questions as one query and answers in their order', async () => {
  const sent = recordQueries();
  const answers = await askTogether([echo("it's"), Promise.resolve(when), echo('last')]);
  expect(answers).toEqual([{ text: "it's" }, { at: moment }, { text: 'last' }]);
  expect(sent).toHaveLength(1);
  expect(await ask(echo('alone'))).toEqual({ text: 'alone' });
});

it('refuses an answer that is not what the question promises, and one without a row', async () => {
  const row = z.strictObject({ text: z.string() });
  await expect(ask({ sql: Prisma.sql`SELECT 1 AS text`, row })).rejects.toThrow();
  await expect(ask({ sql: Prisma.sql`SELECT 'x' AS text WHERE false`, row })).rejects.toThrow();
});
