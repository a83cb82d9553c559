import { expect, it } from 'vitest';
import { heldRecords } from '@/lib/privacy/records/queries';
import { setUpDatabase } from '@/lib/testing/database';
import { createUser } from '@/lib/testing/factories';
import { plantMarkers } from '@/lib/testing/marker/plant';

setUpDatabase();

it('what we hold is counted by kind, for its owner alone', async () => {
  const { a } = await plantMarkers();
  const held = await heldRecords(a);
  expect(held.filter(({ count }) => count === 0)).toEqual([]);
  expect(held.find(({ id }) => id === 'messages')).toMatchObject({ count: 1, title: 'Messages to us' });
  const stranger = await heldRecords({ userId: (await createUser()).id });
  expect(stranger.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])).toEqual([
    ['account', 1],
  ]);
});
