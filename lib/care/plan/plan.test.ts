import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endOwnPlan, pauseOwnPlan, resumeOwnPlan } from '@/lib/care/plan/course/actions';
import { createOwnPlan } from '@/lib/care/plan/creation/actions';
import { listOwnPlans, listPlanChoices, listTherapistPlans } from '@/lib/care/plan/queries';
import { planFilterOf, planFormKind, planMessages, planNow, progressOf } from '@/lib/care/plan/rules';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { as, setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

setUpPractice(as);

function create(given: Readonly<Record<string, string>> = {}, token = usableToken(planFormKind)) {
  const fields = {
    client: meera.viewer.profile.id,
    name: 'Evenings and sleep',
    description: '',
    type: 'individual',
    total: '8',
    ...given,
  };
  return createOwnPlan(null, formOf(fields, token));
}

const step = (action: typeof pauseOwnPlan, plan: string) => action(null, formOf({ plan }, ''));

async function planOf(practice: typeof asha, client: Person, given: object = {}): Promise<string> {
  const { id } = await db.therapyPlan.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: client.viewer.profile.id,
      planName: 'Eight weeks',
      totalSessions: 8,
      ...given,
    },
  });
  return id;
}

async function traces() {
  return {
    plans: await db.therapyPlan.findMany({ orderBy: { id: 'asc' } }),
    notifications: await db.notification.count(),
    audit: await db.auditEntry.count(),
  };
}

describe('making a plan', () => {
  it('saves it once for one form and tells the client', async () => {
    const token = usableToken(planFormKind);
    const answers = await Promise.all([1, 2, 3].map(() => create({ description: 'One\r\ntwo' }, token)));
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, message: planMessages.created });
    expect(await db.therapyPlan.findMany()).toMatchObject([
      {
        clientId: meera.viewer.profile.id,
        therapistId: asha.therapist.id,
        planName: 'Evenings and sleep',
        description: 'One\ntwo',
        status: 'active',
        totalSessions: 8,
        completedSessions: 0,
      },
    ]);
    expect(await db.notification.findMany()).toMatchObject([
      { userId: meera.viewer.userId, kind: 'plan.created' },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'therapy-plan.created', subjectUserId: meera.viewer.userId },
    ]);
    expect(await create({ total: '9' }, token)).toMatchObject({
      ok: false,
      message: planMessages.alreadyMade,
    });
    expect(await db.therapyPlan.count()).toBe(1);
  });

  it('refuses strangers, forged values and people who may not, with nothing changed', async () => {
    const other = await createPractice();
    const theirs = await createClientOf(other.therapist);
    const earlier = await traces();
    for (const client of [theirs.viewer.profile.id, meera.viewer.userId, randomUUID(), '{"not":""}', 'x']) {
      expect(await create({ client })).toMatchObject({ fieldErrors: { client: planMessages.noClient } });
    }
    for (const total of ['0', '501', '-1', '1.5', '1e2', '0x10', '999999', '']) {
      expect(await create({ total })).toMatchObject({
        ok: false,
        fieldErrors: { total: expect.any(String) },
      });
    }
    for (const name of ['', ' \u200b ', 'x'.repeat(161)]) {
      expect(await create({ name })).toMatchObject({ ok: false, fieldErrors: { name: expect.any(String) } });
    }
    expect(await create({ type: 'family' })).toMatchObject({ ok: false });
    expect(await create({ name: 'Sleep\0' })).toMatchObject({
      fieldErrors: { name: actionMessages.unstorable },
    });
    expect(await create({ completedSessions: '8' })).toMatchObject({ message: actionMessages.unreadable });
    visitor.token = meera.token;
    expect(await create()).toMatchObject({ message: admissionMessages.otherRole });
    const { userId } = await createProfile({ role: 'therapist' });
    visitor.token = (await signedIn(userId)).token;
    expect(await create()).toMatchObject({ message: planMessages.notLinked });
    expect(await traces()).toEqual(earlier);
  });
});

describe('the course of a plan', () => {
  it('it is paused, resumed and ended, each once, and the client hears of it', async () => {
    const id = await planOf(asha, meera);
    const twice = () => Promise.all([step(pauseOwnPlan, id), step(pauseOwnPlan, id)]);
    for (const answer of await twice())
      expect(answer).toMatchObject({ ok: true, message: planMessages.pause });
    expect(await step(resumeOwnPlan, id)).toMatchObject({ ok: true, message: planMessages.resume });
    expect(await step(endOwnPlan, id)).toMatchObject({ ok: true, message: planMessages.end });
    expect(await db.therapyPlan.findFirst()).toMatchObject({
      status: 'cancelled',
      endedAt: expect.any(Date),
    });
    expect(await db.notification.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { userId: meera.viewer.userId, kind: 'plan.changed' },
      { kind: 'plan.changed' },
      { kind: 'plan.ended' },
    ]);
    for (const late of [pauseOwnPlan, resumeOwnPlan]) {
      expect(await step(late, id)).toMatchObject({ ok: false, message: planNow('cancelled') });
    }
  });

  it('nobody else can change a plan, and nobody a completed one', async () => {
    const id = await planOf(asha, meera);
    const completed = await planOf(asha, meera, { status: 'completed', completedSessions: 8 });
    const other = await createPractice();
    const earlier = await traces();
    for (const action of [pauseOwnPlan, resumeOwnPlan, endOwnPlan]) {
      visitor.token = other.token;
      for (const sent of [id, completed, randomUUID(), '', '{"not":null}']) {
        expect(await step(action, sent)).toMatchObject({ ok: false, message: planMessages.unknown });
      }
      visitor.token = meera.token;
      expect(await step(action, id)).toMatchObject({ message: admissionMessages.otherRole });
      visitor.token = asha.token;
      expect(await step(action, completed)).toMatchObject({ message: planNow('completed') });
    }
    expect(await traces()).toEqual(earlier);
  });
});

describe('lists of plans', () => {
  it('hold each side’s own plans, newest first', { tags: ['slow'] }, async () => {
    const other = await createPractice();
    const zoya = await createClientOf(asha.therapist);
    const at = (day: number) => ({ createdAt: new Date(`2026-11-0${day}T09:00:00Z`) });
    const first = await planOf(asha, meera, { ...at(1), planType: 'group', completedSessions: 3 });
    const second = await planOf(asha, zoya, at(2));
    const third = await planOf(other, meera, { ...at(3), planType: 'corporate' });
    const idsOf = (page: { plans: readonly { id: string }[] }) => page.plans.map(({ id }) => id);

    expect(idsOf(await listOwnPlans(meera.viewer))).toEqual([third, first]);
    expect(idsOf(await listOwnPlans(zoya.viewer))).toEqual([second]);
    expect(idsOf(await listTherapistPlans(asha.viewer))).toEqual([second, first]);
    expect(idsOf(await listTherapistPlans(other.viewer))).toEqual([third]);
    const stranger = await createStranger();
    expect(idsOf(await listOwnPlans(stranger.viewer))).toEqual([]);
    expect(idsOf(await listTherapistPlans(stranger.viewer))).toEqual([]);

    expect(idsOf(await listOwnPlans(meera.viewer, { filter: 'group' }))).toEqual([first]);
    expect(idsOf(await listOwnPlans(meera.viewer, { filter: 'individual' }))).toEqual([]);
    const ofMeera = { client: meera.viewer.profile.id };
    expect(await listTherapistPlans(asha.viewer, ofMeera)).toMatchObject({
      plans: [{ id: first, type: 'Group', statusText: 'Active', progress: 37, steps: ['pause', 'end'] }],
    });
    expect(idsOf(await listTherapistPlans(other.viewer, { client: zoya.viewer.profile.id }))).toEqual([]);
    expect((await listPlanChoices(asha.viewer)).map(({ id }) => id)).toEqual([second, first]);
    expect(await listPlanChoices(meera.viewer)).toEqual([]);
  });

  it('have pages, even where many were made at one moment', { tags: ['slow'] }, async () => {
    const createdAt = new Date('2026-11-01T09:00:00Z');
    for (let made = 0; made < 9; made += 1) await planOf(asha, meera, { createdAt });
    const first = await listOwnPlans(meera.viewer);
    const second = await listOwnPlans(meera.viewer, { after: first.next ?? '' });
    expect(new Set([...first.plans, ...second.plans].map(({ id }) => id)).size).toBe(9);
    expect(second.next).toBeNull();
    const other = await createPractice();
    const foreign = await planOf(other, await createClientOf(other.therapist), { createdAt });
    expect(await listOwnPlans(meera.viewer, { after: foreign })).toEqual(first);
  });
});

describe('rules', () => {
  it('show 100 per cent only when all is done, and read every unknown filter as all', () => {
    expect([progressOf(0, 8), progressOf(499, 500), progressOf(8, 8), progressOf(9, 8)]).toEqual([
      0, 99, 100, 100,
    ]);
    expect(['group', 'family', '', undefined].map(planFilterOf)).toEqual(['group', 'all', 'all', 'all']);
  });
});
