import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { listOwnHandovers, ownHandover } from '@/lib/booking/handover/queries';
import { askForMeasure } from '@/lib/care/assessment/request/commands';
import { listOwnRequests } from '@/lib/care/assessment/request/queries';
import { withdrawForm } from '@/lib/care/form/fill/commands';
import { listHandedForms, listOwnForms, readSignedForm } from '@/lib/care/form/queries';
import { sendForm } from '@/lib/care/form/send/commands';
import { addGoal } from '@/lib/care/plan/goal/commands';
import { listHandedGoals } from '@/lib/care/plan/goal/queries';
import { shareSafetyPlan } from '@/lib/care/safety-plan/commands';
import { findClientSafetyPlan } from '@/lib/care/safety-plan/queries';
import { db } from '@/lib/server/db';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { setUpDatabase } from '@/lib/testing/database';
import { asClient, asAuthor as asTherapist, fillAndSign, newestForm } from '@/lib/testing/forms';
import { answerAsked, askForHandover, type Shares } from '@/lib/testing/handovers';
import { searchDump } from '@/lib/testing/marker/search';
import { paidPlan, request, setUpPaidPlans } from '@/lib/testing/paid-plans';
import { createPractice } from '@/lib/testing/quotations';

setUpDatabase();

const { people } = setUpPaidPlans();

type Practice = Awaited<ReturnType<typeof createPractice>>;

let ravi: Practice;
let planId: string;

beforeEach(async () => {
  ravi = await createPractice();
  ({ planId } = await paidPlan(people.asha, people.meera));
});

const asked = () => askForHandover(people.asha, people.meera, ravi);
const answer = (id: string, yes?: boolean, shares?: Shares) => answerAsked(people.meera, id, yes, shares);

describe('signed forms and goals', () => {
  const clientId = () => people.meera.viewer.profile.id;

  /** A signed form and a withdrawn one for the first therapist, and a goal of the plan. @returns the signed one */
  async function workTogether(): Promise<string> {
    const send = async (form: string) => {
      const to = { client: clientId(), form, guardianName: null, guardianEmail: null };
      expect(await sendForm(asTherapist(people.asha), to, request)).toEqual({ done: true });
      const id = await newestForm(people.meera);
      expect(await fillAndSign(people.meera, id, 'karondax')).toEqual({ done: true });
      return id;
    };
    await withdrawForm(asClient(people.meera), await send('safety'), request);
    const goal = { plan: planId, goal: 'Take the jackfruitx tram' };
    const submission = { key: randomUUID() };
    expect(await addGoal(asTherapist(people.asha), { ...goal, submission, request })).toEqual({ done: true });
    return send('intake');
  }

  /** What the second therapist reads. */
  async function seenBy({ viewer }: Practice, form: string) {
    const therapist = viewer as MemberOf<'therapist'>;
    return {
      listed: (await listHandedForms(therapist, clientId())).map(({ id }) => id),
      why: (await readSignedForm(viewer, form, clientId()))?.form.answers.why,
      goals: (await listHandedGoals(therapist, clientId()))?.map(({ goal }) => goal),
    };
  }

  const none = { listed: [], why: undefined, goals: [] };

  it('are read by the second therapist from the answer on, and by nobody else', async () => {
    const form = await workTogether();
    const id = await asked();
    expect(await seenBy(ravi, form)).toEqual(none);
    expect(await answer(id, true, { forms: true, goals: true })).toEqual({ done: true });
    const seen = { listed: [form], why: 'karondax', goals: ['Take the jackfruitx tram'] };
    expect(await seenBy(ravi, form)).toEqual(seen);
    expect(await readSignedForm(people.asha.viewer, form)).toBeDefined();
    expect(await seenBy(await createPractice(), form)).toEqual(none);
    const paper = await ownHandover(asClient(people.meera), id);
    expect(paper).toMatchObject({
      forms: [{ form, name: 'Before our first session' }],
      goals: [{ count: 1 }],
    });
    expect([...(await searchDump(['karondax', 'jackfruitx']))]).toEqual([]);

    // What is signed later was not agreed to, and what is withdrawn says so.
    const to = { client: clientId(), form: 'consent', guardianName: null, guardianEmail: null };
    await sendForm(asTherapist(people.asha), to, request);
    await fillAndSign(people.meera, await newestForm(people.meera));
    await withdrawForm(asClient(people.meera), form, request);
    expect(await listHandedForms(asTherapist(ravi), clientId())).toMatchObject([
      { id: form, state: 'withdrawn' },
    ]);
  });

  it('stay closed to the second therapist when the client did not tick them, and after a no', {
    tags: ['slow'],
  }, async () => {
    const form = await workTogether();
    const id = await asked();
    expect(await answer(id, false, { forms: true, goals: true })).toEqual({ done: true });
    expect(await seenBy(ravi, form)).toEqual(none);
    await answer(await asked());
    expect(await seenBy(ravi, form)).toEqual(none);
    expect(await listOwnHandovers(asTherapist(ravi))).toMatchObject([{ state: 'accepted' }]);
  });

  it('without the master key nothing is handed over, and nothing is lost', { tags: ['slow'] }, async () => {
    const form = await workTogether();
    const id = await asked();
    vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
    await expect(answer(id, true, { forms: true })).rejects.toThrow(SealUnavailable);
    vi.unstubAllEnvs();
    expect(await listOwnHandovers(asTherapist(ravi))).toEqual([]);
    expect(await answer(id, true, { forms: true })).toEqual({ done: true });
    expect((await seenBy(ravi, form)).why).toBe('karondax');
  });
});

describe('what the first therapist still asks for', () => {
  const clientId = () => people.meera.viewer.profile.id;

  async function askMeanwhile(): Promise<string> {
    const asha = asTherapist(people.asha);
    const to = { client: clientId(), form: 'intake', guardianName: null, guardianEmail: null };
    expect(await sendForm(asha, to, request)).toEqual({ done: true });
    const measure = { client: clientId(), instrument: 'PHQ-9', rhythm: 'fortnightly', request } as const;
    expect(await askForMeasure(asha, measure)).toMatchObject({ asked: true });
    return newestForm(people.meera);
  }

  const waiting = async () => [
    (await listOwnForms(asClient(people.meera))).length,
    (await listOwnRequests(asClient(people.meera))).length,
  ];

  it('ends when the client agrees, and goes on after a no', async () => {
    const form = await askMeanwhile();
    await answer(await asked(), false);
    expect(await waiting()).toEqual([1, 1]);
    await answer(await asked());
    expect(await waiting()).toEqual([0, 0]);
    expect(await fillAndSign(people.meera, form).catch(() => 'gone')).toBe('gone');
    expect(await db.measureRequest.findFirstOrThrow()).toMatchObject({ endedBy: 'rule', nextAt: null });
  });
});

describe('a shared safety plan', () => {
  const words = Object.fromEntries(safetySteps.map(({ name }) => [name, 'Walk to the mangosteenx.']));
  const seenBy = ({ viewer }: Practice) =>
    findClientSafetyPlan(viewer, people.meera.viewer.profile.id).then((plan) => plan?.words);

  it('goes over by a tick of its own, and stays where it is without', async () => {
    const therapist = people.asha.therapist.id;
    const caller = { viewer: asClient(people.meera), request };
    const shared = await shareSafetyPlan({ therapist, care: true, words: words as never }, caller);
    expect(shared).toMatchObject({ shared: true });
    await answer(await asked());
    expect([await seenBy(people.asha), await seenBy(ravi)]).toEqual([words, undefined]);
    const id = await asked();
    await answer(id, true, { safetyPlan: true });
    expect([await seenBy(people.asha), await seenBy(ravi)]).toEqual([undefined, words]);
    expect(await ownHandover(asClient(people.meera), id)).toMatchObject({ safetyPlan: expect.any(Date) });
    expect([...(await searchDump(['mangosteenx']))]).toEqual([]);
  });
});
