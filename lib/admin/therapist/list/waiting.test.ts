import { expect, it } from 'vitest';
import { listTherapists } from '@/lib/admin/therapist/list/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpWaitlist } from '@/test/booking/waitlist';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const { people, join, wait } = setUpWaitlist();

it('the list of therapists says how many wait for whom, confirmed places only', async () => {
  const { viewer } = await createAdmin();
  await createTherapist();
  await wait('asha@example.in');
  await wait('ravi@example.in');
  await join('not-yet@example.in');
  const { rows } = await listTherapists(viewer, { wants: 'waitlist' });
  expect(rows.map(({ id, waiting }) => [id, waiting])).toEqual([[people().therapist.id, 2]]);
});
