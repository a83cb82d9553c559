// More people than one batch of the job.

import { beforeEach, expect, it } from 'vitest';
import { createForm, publishForm, saveSection } from '@/lib/care/form/own/commands';
import { hashOfForm, sealedSigned } from '@/lib/care/form/sealed';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { newDataKey } from '@/lib/server/seal/data-key';
import { asAuthor } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

let practice: Awaited<ReturnType<typeof createPractice>>;
let template: string;

/** A form of the therapist's own in its second version. */
beforeEach(async () => {
  practice = await createPractice();
  template = (await createForm(asAuthor(practice), 'Rules of the practice', '')) ?? '';
  for (const title of ['One', 'Two']) {
    await saveSection(asAuthor(practice), { form: template, part: '', title, text: 'Read this.' });
    expect(await publishForm(asAuthor(practice), template)).toBe('published');
  }
});

const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000);

type Signer = {
  /** Number of the form; the job goes through forms in this order. */
  readonly number: number;
  readonly lastMet?: Date;
  readonly left?: boolean;
  readonly unreadable?: boolean;
};

/** A client who has signed the first version. @returns the id of their profile */
async function signer({ number, lastMet = weeksAgo(1), left = false, unreadable = false }: Signer) {
  const { id: clientId, userId } = await createProfile();
  if (left) await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
  const therapistId = practice.therapist.id;
  await db.therapySession.create({
    data: { therapistId, clientId, sessionDate: lastMet, status: 'completed' },
  });
  const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const { key, wrapped } = newDataKey();
  const names = { therapist: 'Asha Rao', client: 'Meera Iyer', name: 'Meera Iyer', mark: '' };
  const signedAt = weeksAgo(30);
  const form = {
    ...{ answers: {}, paper: { title: 'Rules of the practice', sections: [] }, version: 1, ...names },
    signedAt: signedAt.toISOString(),
  };
  await db.formRequest.create({
    data: {
      ...{ id, templateId: template, therapistId, clientId, version: 1, sealedKey: wrapped },
      sealed: unreadable ? Buffer.alloc(40, 1) : sealedSigned.seal(key, id, form),
      sha256: hashOfForm(form),
      ...{ sentAt: signedAt, signedAt },
    },
  });
  return clientId;
}

const night = () => Promise.resolve(tasks['ask-forms-anew']?.({}, {} as never));
const asked = async () =>
  (await db.formRequest.findMany({ where: { signedAt: null }, select: { clientId: true } }))
    .map(({ clientId }) => clientId)
    .sort();

it('everybody is asked in one night, however many before them cannot be', async () => {
  await signer({ number: 1, unreadable: true });
  for (let number = 2; number <= 204; number += 1) await signer({ number, left: true });
  const due: string[] = [];
  for (let number = 205; number <= 410; number += 1) due.push(await signer({ number }));
  // The second night tries the unreadable forms again and repeats no request.
  await expect(night()).rejects.toThrow('Some clients could not be asked again.');
  expect(await asked()).toEqual(due.sort());
  await expect(night()).rejects.toThrow();
  expect(await db.formRequest.count({ where: { signedAt: null } })).toBe(due.length);
});

it('nobody is asked whose work with the therapist has ended', async () => {
  const therapistId = practice.therapist.id;
  await signer({ number: 1, lastMet: weeksAgo(27) });
  const handed = await signer({ number: 2 });
  const planned = await signer({ number: 3, lastMet: weeksAgo(27) });
  const wrote = await signer({ number: 4, lastMet: weeksAgo(27) });
  const coming = await signer({ number: 5, lastMet: weeksAgo(-1) });
  const cancelled = await signer({ number: 6 });
  await db.therapySession.updateMany({
    where: { clientId: cancelled },
    data: { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client', completedAt: null },
  });
  await db.therapySession.updateMany({ where: { clientId: coming }, data: { status: 'scheduled' } });
  const plan = { therapistId, clientId: planned, planName: 'Six', totalSessions: 6, status: 'paused' };
  await db.therapyPlan.create({ data: plan });
  const request = { userName: 'Meera', userEmail: 'meera@example.in', message: 'Again?' };
  await db.therapistContactRequest.create({
    data: { therapistId, clientId: wrote, ...request, answeredAt: weeksAgo(2), answerWay: 'mail' },
  });
  // Three clients were handed over three weeks ago; one has booked again since.
  const cameBack = await signer({ number: 7 });
  const toTherapistId = (await createPractice()).therapist.id;
  for (const clientId of [handed, cameBack]) {
    await db.handover.create({
      data: {
        ...{ clientId, fromTherapistId: therapistId, toTherapistId },
        ...{ because: 'leaving', lastDay: weeksAgo(2), startedBy: 'therapist' },
        ...{ answer: 'accepted', startedAt: weeksAgo(4), answeredAt: weeksAgo(3) },
      },
    });
  }
  await db.therapySession.updateMany({ where: { clientId: handed }, data: { createdAt: weeksAgo(5) } });
  await night();
  expect(await asked()).toEqual([planned, wrote, coming, cameBack].sort());
});
