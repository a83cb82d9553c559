import { beforeEach, expect, it, vi } from 'vitest';
import { createForm, publishForm, saveSection, setAutomatic } from '@/lib/care/form/own/commands';
import { listOwnForms } from '@/lib/care/form/queries';
import { db } from '@/lib/server/db';
import { arrangeSession, sessionFields } from '@/test/booking/arranging';
import { asAuthor, asClient } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let practice: Awaited<ReturnType<typeof createPractice>>;
let client: Person;

beforeEach(async () => {
  practice = await createPractice();
  // The client comes from an answered message; the two have no session yet.
  client = await createClientOf(practice.therapist);
  await db.therapySession.updateMany({
    data: { clientId: client.viewer.profile.id, sessionDate: new Date() },
  });
  await db.therapyPlan.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: client.viewer.profile.id,
      planName: 'Plan',
      planType: 'individual',
      totalSessions: 6,
    },
  });
  await db.therapySession.deleteMany();
  visitor.token = practice.token;
});

const titles = async () => (await listOwnForms(asClient(client))).map(({ title }) => title);
const arrange = (day: string) =>
  arrangeSession(sessionFields(client, { startsAt: `${day}/01/2027, 10:00 am` }));

it('a first session sends the forms that the therapist chose, once; one that a guardian signs is sent by hand', async () => {
  const author = asAuthor(practice);
  const own = (await createForm(author, 'House rules', '')) ?? '';
  await saveSection(author, { form: own, part: '', title: 'One', text: null });
  await publishForm(author, own);
  for (const form of ['intake', 'guardian-consent', own])
    expect(await setAutomatic(author, form, true)).toBe(true);
  expect(await arrange('11')).toMatchObject({ ok: true });
  expect((await titles()).sort()).toEqual(['Before our first session', 'House rules']);
  expect(await arrange('12')).toMatchObject({ ok: true });
  expect(await titles()).toHaveLength(2);
});

it('a session is arranged also while its forms cannot be sealed', async () => {
  await setAutomatic(asAuthor(practice), 'intake', true);
  vi.stubEnv('SEALING_KEY', '');
  expect(await arrange('11')).toMatchObject({ ok: true });
  vi.unstubAllEnvs();
  expect(await titles()).toEqual([]);
});
