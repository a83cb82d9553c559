import { beforeEach, expect, it } from 'vitest';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { shareOwnSafetyPlan, takeOwnSafetyPlanBack } from '@/lib/care/safety-plan/actions';
import { findClientSafetyPlan, listOwnSafetyPlans } from '@/lib/care/safety-plan/queries';
import { safetyPlanWords } from '@/lib/care/safety-plan/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
const clientOf = ({ viewer }: Person) => viewer as MemberOf<'client'>;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  const { userId } = meera.viewer;
  await db.$transaction((tx) => giveConsents(tx, { userId, purposes: ['care'], source: 'screening' }));
});

const nothing = Object.fromEntries(safetySteps.map(({ name }) => [name, '']));

function share(given: Readonly<Record<string, string>> = {}, who: Person = meera) {
  as(who);
  const fields = {
    ...nothing,
    therapist: asha.therapist.id,
    care: '',
    signs: 'No sleep, no phone.',
    ...given,
  };
  return shareOwnSafetyPlan(null, formOf(fields, ''));
}

const seenBy = ({ viewer }: Person) => findClientSafetyPlan(viewer, meera.viewer.profile.id);

it('is sealed for one therapist, replaced by sharing again, and gone when taken back', async () => {
  expect(await share()).toMatchObject({ ok: true });
  expect(await share({ safe: 'Pills are at my sister’s.' })).toMatchObject({ ok: true });
  expect(await seenBy(asha)).toMatchObject({
    words: { signs: 'No sleep, no phone.', safe: 'Pills are at my sister’s.' },
  });
  expect(await listOwnSafetyPlans(clientOf(meera))).toHaveLength(1);
  expect([...(await searchDump(['no phone', 'at my sister']))]).toEqual([]);
  expect(await db.notification.findFirst()).toMatchObject({
    userId: asha.viewer.userId,
    title: 'A client shared something with you',
  });
  as(meera);
  const back = () => takeOwnSafetyPlanBack(null, formOf({ therapist: asha.therapist.id }, ''));
  expect(await back()).toMatchObject({ ok: true });
  expect(await back()).toMatchObject({ message: safetyPlanWords.unknown });
  expect(await seenBy(asha)).toBeNull();
  expect(await db.safetyPlan.count()).toBe(0);
});

it('is refused empty, without the consent, for strangers and for people who are no clients', async () => {
  expect(await share({ signs: ' ' })).toMatchObject({ fieldErrors: { signs: safetyPlanWords.empty } });
  const other = await createPractice();
  for (const therapist of [other.therapist.id, meera.viewer.userId, 'x']) {
    expect(await share({ therapist })).toMatchObject({ ok: false });
  }
  expect(await share({}, await createStranger())).toMatchObject({ ok: false });
  expect(await share({}, asha)).toMatchObject({ message: admissionMessages.otherRole });
  await db.consent.deleteMany();
  expect(await share()).toMatchObject({ fieldErrors: { care: safetyPlanWords.consentNeeded } });
  expect(await db.safetyPlan.count()).toBe(0);
});

it('is read by nobody else, and goes with the consent', async () => {
  await share();
  for (const other of [await createPractice(), await createStranger(), meera]) {
    expect(await seenBy(other)).toBeNull();
  }
  // Another therapist of the same client reads nothing, because the plan is not shared with them.
  const second = await createPractice();
  await db.therapySession.create({
    data: {
      therapistId: second.therapist.id,
      clientId: meera.viewer.profile.id,
      sessionDate: new Date('2027-01-12T09:00:00Z'),
    },
  });
  expect(await seenBy(second)).toBeNull();
  expect(await seenBy(asha)).not.toBeNull();
  await withdrawConsent(meera.viewer, 'care');
  expect(await db.safetyPlan.count()).toBe(0);
});
