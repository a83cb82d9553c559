import { expect, it } from 'vitest';
import { openFormForOwner } from '@/lib/care/form/copy';
import { sendForm } from '@/lib/care/form/send/commands';
import { asAuthor, fillAll, fillAndSign, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

it('the copy of one’s data says what was asked, answered and signed, also before it is signed', async () => {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const to = { client: client.viewer.profile.id, guardianName: null, guardianEmail: null };
  await sendForm(asAuthor(practice), { ...to, form: 'safety' }, formRequest);
  const id = await newestForm(client);
  await fillAll(client, id, 'karonda');
  expect(await openFormForOwner(id)).toMatchObject({
    title: 'Safety and emergency contact',
    answers: expect.stringContaining('Their name karonda'),
    signed_by: null,
    text: null,
  });
  await fillAndSign(client, id, 'ambarella');
  expect(await openFormForOwner(id)).toMatchObject({
    answers: expect.stringContaining('Their name ambarella'),
    signed_by: 'Meera Iyer',
    text: expect.stringContaining('Your therapist cannot come to you.'),
  });
});
