import { expect, it, vi } from 'vitest';
import { db } from '@/lib/server/db';
import { followable } from '@/lib/server/db/follow';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const follow = followable('follow_test', 'follow-test');

const connections = () => db.$queryRaw<{ readonly pid: number }[]>`
  SELECT pid FROM pg_stat_activity
  WHERE application_name = 'antarman-follow-test' AND datname = current_database()`;

it('wakes those who follow a name, all of them after a broken connection, over one that ends with the last', async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const ends = [follow('a', first), follow('a', second), follow('b', other)];
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1), 10_000);
  await db.$executeRaw`SELECT pg_notify('follow_test', 'a'), pg_notify('follow_test', 'nobody')`;
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2), 10_000);
  expect(first).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);

  const [only, ...more] = await connections();
  expect(more).toEqual([]);
  ends[1]?.();
  await db.$executeRaw`SELECT pg_terminate_backend(${only?.pid}::int)`;
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2), 10_000);
  expect(first).toHaveBeenCalledTimes(3);
  expect(second).toHaveBeenCalledTimes(2);

  for (const end of ends) end();
  await vi.waitFor(async () => expect(await connections()).toEqual([]), 10_000);
});
