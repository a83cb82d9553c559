import { beforeEach, expect, it } from 'vitest';
import { giveConsents, withdrawConsent } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { addPlanGoal, removePlanGoal, stepPlanGoal } from '@/lib/care/plan/goal/actions';
import { listOwnGoals, listTherapistGoals } from '@/lib/care/plan/goal/queries';
import { goalFormKind, goalWords, mostGoals } from '@/lib/care/plan/goal/rules';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { queuedNews } from '@/test/notification/news';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let plan: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  const people = { therapistId: asha.therapist.id, clientId: meera.viewer.profile.id };
  plan = (await db.therapyPlan.create({ data: { ...people, planName: 'Out again', totalSessions: 8 } })).id;
  as(asha);
});

const add = (goal: string, token = usableToken(goalFormKind)) =>
  addPlanGoal(null, formOf({ plan, goal }, token));
const step = async (name: string) =>
  stepPlanGoal(null, formOf({ goal: (await db.planGoal.findFirstOrThrow()).id, step: name }, ''));
const remove = async () =>
  removePlanGoal(null, formOf({ goal: (await db.planGoal.findFirstOrThrow()).id }, ''));

it('a goal is sealed, seen by both, and keeps the days on which it moved', async () => {
  const token = usableToken(goalFormKind);
  for (const _ of [1, 2]) expect(await add('Take the tram twice a week', token)).toMatchObject({ ok: true });
  for (const name of ['begun', 'begun', 'nearly']) expect(await step(name)).toMatchObject({ ok: true });
  const seen = {
    [plan]: [
      {
        goal: 'Take the tram twice a week',
        step: 'nearly',
        history: [{ step: 'not_begun' }, { step: 'begun' }, { step: 'nearly' }],
      },
    ],
  };
  expect(await listOwnGoals(meera.viewer as MemberOf<'client'>, [plan])).toMatchObject(seen);
  expect(await listTherapistGoals(asha.viewer, [plan])).toMatchObject(seen);
  expect([...(await searchDump(['tram twice']))]).toEqual([]);
  expect(await queuedNews()).toEqual([
    { userId: meera.viewer.userId, title: expect.stringMatching(/added something to your plan$/) },
  ]);
});

it('nobody else reads, moves or removes one, and a client does not write any', async () => {
  await add('Take the tram');
  const other = await createPractice();
  const stranger = await createClientOf(other.therapist);
  expect(await listTherapistGoals(other.viewer, [plan])).toEqual({});
  expect(await listOwnGoals(stranger.viewer as MemberOf<'client'>, [plan])).toEqual({});
  as(other);
  for (const answer of [await add('Mine now'), await step('reached'), await remove()]) {
    expect(answer).toMatchObject({ message: goalWords.unknown });
  }
  as(meera);
  for (const answer of [await add('Mine now'), await step('reached'), await remove()]) {
    expect(answer).toMatchObject({ message: admissionMessages.otherRole });
  }
  expect(await db.planGoal.count()).toBe(1);
  expect(await db.planGoalStep.count()).toBe(1);
});

it('an ended plan keeps its goals as they are, and none holds more than eight', async () => {
  for (let goal = 0; goal < mostGoals; goal += 1)
    expect(await add(`Goal ${goal}`)).toMatchObject({ ok: true });
  expect(await add('One more')).toMatchObject({ message: goalWords.tooMany });
  expect(await remove()).toMatchObject({ ok: true });
  await db.therapyPlan.update({ where: { id: plan }, data: { status: 'completed' } });
  for (const answer of [await add('Late'), await step('reached'), await remove()]) {
    expect(answer).toMatchObject({ message: goalWords.ended });
  }
  expect(await db.planGoal.count()).toBe(mostGoals - 1);
});

it('goals go with the consent for what one shares about one’s health, of that client alone, and none is added after', async () => {
  const ravi = await createClientOf(asha.therapist);
  const other = { therapistId: asha.therapist.id, clientId: ravi.viewer.profile.id };
  const his = await db.therapyPlan.create({ data: { ...other, planName: 'Sleep', totalSessions: 4 } });
  expect(
    await addPlanGoal(null, formOf({ plan: his.id, goal: 'Sleep' }, usableToken(goalFormKind))),
  ).toMatchObject({
    ok: true,
  });
  const consent = { purposes: ['care'], source: 'onboarding' } as const;
  const give = () => db.$transaction((tx) => giveConsents(tx, { userId: meera.viewer.userId, ...consent }));
  await give();
  expect(await add('Take the tram')).toMatchObject({ ok: true });
  expect(await withdrawConsent(meera.viewer, 'care')).toEqual({ withdrawn: true });
  expect(await db.planGoal.findMany({ select: { planId: true } })).toEqual([{ planId: his.id }]);
  expect(await db.therapyPlan.count({ where: { id: plan } })).toBe(1);
  expect(await add('Take the tram')).toMatchObject({ ok: false, message: goalWords.noConsent });
  await give();
  expect(await add('Take the tram')).toMatchObject({ ok: true });
});
