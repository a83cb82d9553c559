import { expect, it } from 'vitest';
import { heldRecords } from '@/lib/privacy/records/queries';
import { plantCanaries } from '@/lib/testing/canary/plant';
import { setUpDatabase } from '@/lib/testing/database';
import { createUser } from '@/lib/testing/factories';

setUpDatabase();

it('what is held is counted by kind, for its person alone', async () => {
  const { a } = await plantCanaries();
  const held = await heldRecords(a);
  expect(held.filter(({ count }) => count === 0)).toEqual([]);
  expect(held.find(({ id }) => id === 'messages')).toMatchObject({ count: 1, title: 'Messages to us' });
  const stranger = await heldRecords({ userId: (await createUser()).id });
  expect(stranger.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])).toEqual([
    ['account', 1],
  ]);
});
