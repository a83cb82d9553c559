import { expect, it } from 'vitest';
import { listTherapists } from '@/lib/admin/therapist/list/queries';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';

import { setUpWaitlist } from '@/lib/testing/waitlist';

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
