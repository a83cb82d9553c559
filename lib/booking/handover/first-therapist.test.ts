import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread } from '@/lib/care/message/queries';
import { changePlan } from '@/lib/care/plan/course/commands';
import { createPlan } from '@/lib/care/plan/creation/commands';
import { addGoal, setGoalStep } from '@/lib/care/plan/goal/commands';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { listClientChoices, openClient } from '@/lib/care/session/clients/queries';
import { indianDay } from '@/lib/format/time';
import { createQuotation } from '@/lib/payment/quotation/creation/commands';
import { db } from '@/lib/server/db';
import { answerAsked, askForHandover } from '@/test/booking/handovers';
import { asAuthor as asTherapist } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, type Person } from '@/test/payment/quotations';
import { inDays, paidPlan, request, setUpPaidPlans } from '@/test/plan/paid-plans';

// The first therapist may finish their work after a handover, but may not begin care or ask for money again.

setUpDatabase();

const { people, booked } = setUpPaidPlans();

let ravi: Awaited<ReturnType<typeof createPractice>>;
let planId: string;

beforeEach(async () => {
  ravi = await createPractice();
  ({ planId } = await paidPlan(people.asha, people.meera));
});

const clientId = () => people.meera.viewer.profile.id;
const once = () => ({ submission: { key: randomUUID() }, request });
const afterLastDay = () => inDays(2);

async function handOver(lastDay?: string): Promise<void> {
  await answerAsked(people.meera, await askForHandover(people.asha, people.meera, ravi, lastDay));
}

const because = (outcome: object) => ('because' in outcome ? outcome.because : 'done');

/** The outcome of a goal, a plan, a quotation and a paused plan that continues. */
async function tries(now: Date) {
  const { viewer, therapist } = people.asha;
  const plan = { name: 'Once more', description: null, type: 'individual', kind: '', total: 4 } as const;
  const offer = {
    serviceType: 'Therapy',
    description: 'Four sessions',
    kind: '',
    sessions: 4,
    amount: 480_000,
  };
  await db.therapyPlan.update({ where: { id: planId }, data: { status: 'paused' } });
  return [
    await addGoal(asTherapist(people.asha), { plan: planId, goal: 'The tram', ...once() }, now),
    await createPlan(viewer, { client: clientId(), ...plan, ...once() }, now),
    await createQuotation(
      { client: clientId(), ...offer, validUntil: null },
      { viewer, therapist, ...request, submission: { key: randomUUID(), madeAt: now } as never },
      now,
    ),
    await changePlan(viewer, { planId, step: 'resume', request }, now),
  ].map(because);
}

const write = (who: Person, to: string, at: Date) =>
  sendMessage(
    who.viewer,
    { with: to, text: 'A word.', paper: null, submission: { key: randomUUID() } },
    request,
    at,
  ).then(because);
const toMeera = (at: Date) => write(people.asha, clientId(), at);
const toAsha = (at: Date) => write(people.meera, people.asha.therapist.id, at);

describe('goals, plans and offers of the first therapist', () => {
  it('are refused after the last day, until the client books again', async () => {
    await handOver();
    const counts = () => Promise.all([db.planGoal.count(), db.therapyPlan.count(), db.quotation.count()]);
    const before = await counts();
    expect(await tries(afterLastDay())).toEqual(Array(4).fill('handed-over'));
    expect(await counts()).toEqual(before);
    const steps = async () => {
      const { plans } = await listTherapistPlans(people.asha.viewer, { now: afterLastDay() });
      return plans.map((plan) => plan.steps);
    };
    expect(await steps()).toEqual([[]]);
    await booked(10);
    expect(await steps()).toEqual([['resume']]);
    expect(await tries(afterLastDay())).toEqual(Array(4).fill('done'));
  });

  it('are made up to the last day, and a goal of that time can still be marked as reached', async () => {
    await handOver(indianDay(inDays(30)));
    expect(await tries(new Date())).toEqual(Array(4).fill('done'));
    const { id: goal } = await db.planGoal.findFirstOrThrow();
    const late = inDays(32);
    expect(await setGoalStep(asTherapist(people.asha), { goal, step: 'reached' }, late)).toEqual({
      done: true,
    });
    expect(because(await changePlan(people.asha.viewer, { planId, step: 'pause', request }, late))).toBe(
      'done',
    );
  });
});

describe('the conversation with the first therapist', () => {
  it('waits for the client after the last day, and an answer is free for a fortnight', async () => {
    expect(await toMeera(new Date())).toBe('done');
    await handOver();
    expect(await toMeera(inDays(2))).toBe('handed-over');
    const seen = async (at: Date) =>
      (await openThread(people.asha.viewer, clientId(), { request }, at))?.waitsForClient;
    expect(await seen(inDays(2))).toBe(true);
    expect(await toAsha(inDays(3))).toBe('done');
    expect(await seen(inDays(4))).toBe(false);
    expect([await toMeera(inDays(4)), await toMeera(inDays(16))]).toEqual(['done', 'done']);
    expect([await toMeera(inDays(18)), await seen(inDays(18))]).toEqual(['handed-over', true]);
    expect(
      await openThread(people.meera.viewer, people.asha.therapist.id, { request }, inDays(18)),
    ).toMatchObject({
      waitsForClient: false,
    });
    await booked(20);
    expect(await toMeera(inDays(19))).toBe('done');
  });

  it('is free for the therapist who goes on, and for clients who were not handed over', async () => {
    await handOver();
    expect(await write(ravi, clientId(), inDays(2))).toBe('done');
    await db.handover.deleteMany();
    expect(await toMeera(inDays(2))).toBe('done');
  });
});

it('the record names who goes on and the last day, and forms for something new leave the client out', async () => {
  const opened = async (at: Date) => (await openClient(people.asha.viewer, clientId(), request, at))?.goneOn;
  const choices = (toAsk: Date) => listClientChoices(people.asha.viewer, { toAsk });
  expect(await opened(afterLastDay())).toBeNull();
  const today = new Date();
  const lastDay = indianDay(today);
  await handOver(lastDay);
  const gone = { to: ravi.therapist.name, lastDay };
  expect([await opened(today), await opened(afterLastDay())]).toEqual([null, gone]);
  expect((await openClient(ravi.viewer, clientId(), request, afterLastDay()))?.goneOn).toBeNull();
  expect((await choices(today)).map(({ value }) => value)).toEqual([clientId()]);
  expect(await choices(afterLastDay())).toEqual([]);
  expect(await listClientChoices(people.asha.viewer)).toHaveLength(1);
  await booked(10);
  expect([await opened(afterLastDay()), (await choices(afterLastDay())).length]).toEqual([null, 1]);
});
