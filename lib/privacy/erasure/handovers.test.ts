import { expect, it } from 'vitest';
import { requestErasure } from '@/lib/privacy/erasure/commands';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

it('erasing a therapist removes why the house asked their clients, and leaves what the clients decided', async () => {
  const [asha, ravi] = [await createPractice(), await createPractice()];
  const about = async (from: typeof asha, to: typeof asha, teamReason: string) => {
    const { viewer } = await createClientOf(from.therapist);
    const people = { clientId: viewer.profile.id, fromTherapistId: from.therapist.id };
    const question = { because: 'absent', lastDay: new Date(), startedBy: 'admin', teamReason };
    const answer = { answer: 'accepted', answeredAt: new Date() };
    await db.handover.create({ data: { ...people, toTherapistId: to.therapist.id, ...question, ...answer } });
  };
  await about(asha, ravi, 'Asha is ill and in hospital.');
  await about(ravi, asha, 'Ravi moves abroad.');
  const own = { startedBy: 'therapist', lastDay: new Date(), because: 'leaving' };
  const clientId = (await createClientOf(asha.therapist)).viewer.profile.id;
  await db.handover.create({
    data: { clientId, fromTherapistId: asha.therapist.id, toTherapistId: ravi.therapist.id, ...own },
  });
  const request = { id: 'request', network: 'network' };
  expect(await requestErasure(asha.viewer, { password: '', request })).toBe('erased');
  expect(await db.handover.findMany({ orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] })).toMatchObject([
    { teamReason: '(erased)', answer: 'accepted', because: 'absent' },
    { teamReason: 'Ravi moves abroad.' },
    { teamReason: null, startedBy: 'therapist' },
  ]);
});
