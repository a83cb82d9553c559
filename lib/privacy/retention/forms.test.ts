import { expect, it } from 'vitest';
import { sendForm } from '@/lib/care/form/send/commands';
import { sweepRecords } from '@/lib/privacy/retention/jobs';
import { db } from '@/lib/server/db';
import { asAuthor, fillAndSign, formRequest, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);

it('forms go three years after the two people last worked together, signed or not, and not before', async () => {
  const practice = await createPractice();
  const staying: string[] = [];
  for (const lastMet of [2, 4]) {
    const client = await createClientOf(practice.therapist);
    for (const form of ['safety', 'intake']) {
      const to = { client: client.viewer.profile.id, guardianName: null, guardianEmail: null };
      await sendForm(asAuthor(practice), { ...to, form }, formRequest, yearsAgo(5));
      const id = await newestForm(client);
      if (lastMet === 2) staying.push(id);
      if (form === 'safety') await fillAndSign(client, id, 'word', yearsAgo(5));
    }
    await db.therapySession.updateMany({
      where: { clientId: client.viewer.profile.id },
      data: { sessionDate: yearsAgo(lastMet) },
    });
  }
  await sweepRecords();
  const left = (await db.formRequest.findMany({ select: { id: true } })).map(({ id }) => id);
  expect(left.toSorted()).toEqual(staying.toSorted());
});
