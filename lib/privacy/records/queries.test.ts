import { expect, it } from 'vitest';
import { heldRecords } from '@/lib/privacy/records/queries';
import { setUpDatabase } from '@/test/database/database';
import { plantMarkers } from '@/test/marker/plant';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();

it('what we hold is counted by kind, for its owner alone', async () => {
  const { a } = await plantMarkers();
  const held = await heldRecords(a);
  expect(held.filter(({ count }) => count === 0)).toEqual([]);
  expect(held.find(({ id }) => id === 'messages')).toMatchObject({ count: 1, title: 'Messages to us' });
  // A seat, a signal and a note before a call; a therapist's note with a version, and its key.
  expect(held.find(({ id }) => id === 'room')).toMatchObject({ count: 3, title: 'The video room' });
  expect(held.find(({ id }) => id === 'notes')).toMatchObject({ count: 3, title: 'Notes of your therapist' });
  const stranger = await heldRecords({ userId: (await createUser()).id });
  expect(stranger.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])).toEqual([
    ['account', 1],
  ]);
});
