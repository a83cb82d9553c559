import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { listOwnHandovers, ownHandover } from '@/lib/booking/handover/queries';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { askDueMeasures, askForMeasure } from '@/lib/care/assessment/request/commands';
import { listOwnRequests } from '@/lib/care/assessment/request/queries';
import { withdrawForm } from '@/lib/care/form/fill/commands';
import { listHandedForms, listOwnForms, readSignedForm } from '@/lib/care/form/queries';
import { sendForm } from '@/lib/care/form/send/commands';
import { giveHomework } from '@/lib/care/homework/commands';
import { addGoal } from '@/lib/care/plan/goal/commands';
import { listHandedGoals } from '@/lib/care/plan/goal/queries';
import { shareSafetyPlan } from '@/lib/care/safety-plan/commands';
import { findClientSafetyPlan } from '@/lib/care/safety-plan/queries';
import { indianDay } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { answerAsked, askForHandover, type Shares } from '@/test/booking/handovers';
import { asClient, asAuthor as asTherapist, fillAndSign, newestForm } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { createPractice } from '@/test/payment/quotations';
import { hour, inDays, paidPlan, request, setUpPaidPlans } from '@/test/plan/paid-plans';

setUpDatabase();

const { people, booked, cancel } = setUpPaidPlans();

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

  /**
   * A signed form and a withdrawn one for the first therapist, and a goal of the plan. @returns the signed
   * form
   */
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

  /** The part of a form that a therapist can read. */
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

    // The handover leaves out forms signed later, and shows a withdrawn form as withdrawn.
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
    expect((await listOwnHandovers(asTherapist(ravi))).handovers).toMatchObject([{ state: 'accepted' }]);
  });

  it('without the master key nothing is handed over, and nothing is lost', { tags: ['slow'] }, async () => {
    const form = await workTogether();
    const id = await asked();
    vi.stubEnv('SEALING_KEY', randomBytes(32).toString('base64'));
    await expect(answer(id, true, { forms: true })).rejects.toThrow(SealUnavailable);
    vi.unstubAllEnvs();
    expect((await listOwnHandovers(asTherapist(ravi))).handovers).toEqual([]);
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

describe('the first therapist, after the last day', () => {
  const clientId = () => people.meera.viewer.profile.id;
  const inTwoDays = () => inDays(2);

  /** Everything that a therapist can begin with a client, and the result of each. */
  async function tries(now: Date) {
    const asha = asTherapist(people.asha);
    const to = { client: clientId(), guardianName: null, guardianEmail: null };
    const form = await sendForm(asha, { ...to, form: 'safety' }, request, now);
    const measure = { client: clientId(), instrument: 'GAD-7', rhythm: 'once', request } as const;
    const visit = { submission: { key: randomUUID() }, request };
    const homework = { client: clientId(), tool: null, task: 'The tram', due: null, ...visit };
    const session: Parameters<typeof scheduleSession>[1] = {
      client: clientId(),
      startsAt: new Date(inDays(6).getTime() + 5.5 * hour).toISOString().slice(0, 16),
      timeZone: 'Asia/Kolkata',
      durationMinutes: 45,
      kind: '',
      mode: 'video',
      place: '',
      plan: '',
      held: false,
      repeat: '',
      count: 0,
      except: [],
      leaveOut: false,
      submission: { key: randomUUID() },
      request,
    };
    return [
      form.done || form.because,
      await askForMeasure(asha, measure, now).then((it) => it.asked || it.because),
      await giveHomework(asha, homework, now).then((it) => it.given || it.because),
      await scheduleSession(people.asha.viewer, session, now).then((it) => it.scheduled || it.because),
    ];
  }
  const refused = Array(4).fill('handed-over');

  it('asks for nothing and arranges nothing until the client books with them again', async () => {
    await answer(await asked());
    expect(await tries(inTwoDays())).toEqual(refused);
    expect(await db.formRequest.count()).toBe(0);
    expect(await db.measureRequest.count()).toBe(0);
    expect(await db.homework.count()).toBe(0);
    const again = await booked(9);
    await cancel(again);
    expect(await tries(inTwoDays())).toEqual(refused);
    await booked(10);
    expect(await tries(inTwoDays())).toEqual([true, true, true, true]);
  });

  it('may work on up to the last day, and a questionnaire of that time ends with it', async () => {
    await answer(await askForHandover(people.asha, people.meera, ravi, indianDay(inDays(30))));
    expect(await tries(new Date())).toEqual([true, true, true, true]);
    await db.measureRequest.updateMany({
      data: { rhythm: 'fortnightly', answeredAt: new Date(), nextAt: inDays(31) },
    });
    await askDueMeasures(inDays(32));
    expect(await db.measureRequest.findFirstOrThrow()).toMatchObject({ endedBy: 'rule', nextAt: null });
  });

  it('goes on with whoever comes back by another handover, and with a client who declined', {
    tags: ['slow'],
  }, async () => {
    await answer(await asked(), false);
    await answer(await asked());
    expect(await tries(inTwoDays())).toEqual(refused);
    await answer(await askForHandover(ravi, people.meera, people.asha));
    expect(await tries(inTwoDays())).toEqual([true, true, true, true]);
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
