import { describe, expect, it } from 'vitest';
import { listMessages, messagesAsCsv } from '@/lib/admin/message/queries';
import { perPage } from '@/lib/admin/table/paging';
import { listUsers } from '@/lib/admin/user/queries';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));

/** Makes so many messages, three of each minute, so that ids break ties. */
async function messages(count: number): Promise<void> {
  await db.contactMessage.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      firstName: ['Ravi', 'Asha', 'Meera'][index % 3] ?? '',
      lastName: `${index}`,
      email: `person${index}@example.in`,
      subject: 'A question',
      message: 'How much is a session?',
      serviceInterest: 'billing',
      createdAt: at(Math.floor(index / 3)),
    })),
  });
}

type Part = Awaited<ReturnType<typeof listMessages>>;

/** Reads a list to its end by its own links, and back again. */
async function walk(viewer: Parameters<typeof listMessages>[0], query: Record<string, string>) {
  const there: Part[] = [await listMessages(viewer, query)];
  for (let next = there.at(-1)?.paging.next; next; next = there.at(-1)?.paging.next) {
    there.push(await listMessages(viewer, { ...query, ...next }));
  }
  const back: Part[] = there.slice(-1);
  for (let previous = back[0]?.paging.previous; previous; previous = back[0]?.paging.previous) {
    back.unshift(await listMessages(viewer, { ...query, ...previous }));
  }
  const ids = (parts: readonly Part[]) => parts.flatMap(({ rows }) => rows.map(({ id }) => id));
  return { there: ids(there), back: ids(back) };
}

describe('a list in parts', () => {
  it.each(['', 'sent', 'from', '-from'])(
    'has every row once, there and back, in the order %j',
    async (sort) => {
      const { viewer } = await createAdmin();
      await messages(130);
      const { there, back } = await walk(viewer, { sort });
      expect(new Set(there).size).toBe(130);
      expect(back).toEqual(there);
      const whole = await messagesAsCsv(viewer, { sort });
      const names = await Promise.all(
        there.map(async (id) => (await db.contactMessage.findUniqueOrThrow({ where: { id } })).email),
      );
      expect(whole.rows.map((row) => row[2])).toEqual(names);
    },
  );

  it('goes on behind a row although rows before it are new or gone', async () => {
    const { viewer } = await createAdmin();
    await messages(perPage + 10);
    const first = await listMessages(viewer, {});
    await db.contactMessage.delete({ where: { id: first.rows[0]?.id ?? '' } });
    await messages(3);
    const second = await listMessages(viewer, { ...first.paging.next });
    const seen = new Set(first.rows.map(({ id }) => id));
    expect(second.rows).toHaveLength(13);
    expect(second.rows.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it('begins at its beginning behind a row that is gone or was never there', async () => {
    const { viewer } = await createAdmin();
    await messages(2);
    for (const after of [crypto.randomUUID(), 'x', '17', "' OR 1=1 --"]) {
      const { rows, paging } = await listMessages(viewer, { after });
      expect(rows).toHaveLength(2);
      expect(paging).toEqual({ words: '2 in all' });
    }
  });

  it('gives only the chosen rows as a file, and none for ids that are none', async () => {
    const { viewer } = await createAdmin();
    await messages(5);
    const { rows } = await listMessages(viewer, {});
    const chosen = rows.slice(1, 3).map(({ id }) => id);
    expect((await messagesAsCsv(viewer, { row: chosen })).rows).toHaveLength(2);
    expect((await messagesAsCsv(viewer, { row: ['x'] })).rows).toEqual([]);
  });

  it('says which order and which choice it no longer has, and shows the rest', async () => {
    const { viewer } = await createAdmin();
    const part = await listUsers(viewer, {
      sort: '-shoe-size',
      role: 'pilot',
      state: 'active',
      hide: ['name'],
    });
    expect(part.outdated).toEqual(['“pilot” under Role', 'the order “-shoe-size”']);
    expect(part.hidden).toEqual(['name']);
    expect(part.rows).toHaveLength(1);
  });
});
