import { beforeEach, describe, expect, it } from 'vitest';
import { giveConsents } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { shareAssessment } from '@/lib/care/assessment/commands';
import { listSharedAssessments } from '@/lib/care/assessment/queries';
import {
  answerOwnRequest,
  askClientForMeasure,
  declineOwnRequest,
  stopOwnRequest,
} from '@/lib/care/assessment/request/actions';
import { askDueMeasures } from '@/lib/care/assessment/request/commands';
import { listClientRequests, listOwnRequests, openRequest } from '@/lib/care/assessment/request/queries';
import { countSent, itemFields, requestWords, rhythmDays } from '@/lib/care/assessment/request/rules';
import { assessmentMessages } from '@/lib/care/assessment/rules';
import { instrumentOf } from '@/lib/care/screening/instruments';
import { admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { as, setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

type Client = MemberOf<'client'>;

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
const clientOf = ({ viewer }: Person) => viewer as Client;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  const { userId } = meera.viewer;
  await db.$transaction((tx) => giveConsents(tx, { userId, purposes: ['care'], source: 'screening' }));
});

function ask(given: Readonly<Record<string, string>> = {}, who: { readonly token: string } = asha) {
  as(who);
  const fields = { client: meera.viewer.profile.id, instrument: 'PHQ-9', rhythm: 'once', ...given };
  return askClientForMeasure(null, formOf(fields, ''));
}

const requestId = async () => (await db.measureRequest.findFirstOrThrow()).id;

async function answer(given: Readonly<Record<string, string>> = {}, who: Person = meera) {
  as(who);
  const empty = Object.fromEntries(itemFields.map((name) => [name, '']));
  const completedAt = new Date().toISOString();
  const fields = { step: 'share', score: '12', mark: '', care: '', completedAt, ...empty, ...given };
  const redirected = (error: unknown) => ({ redirected: String((error as { digest?: string }).digest) });
  return answerOwnRequest(null, formOf({ request: await requestId(), ...fields }, '')).catch(redirected);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('asking', () => {
  it('tells the client once, in words that say nothing of health', async () => {
    expect(await ask({ rhythm: 'fortnightly' })).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, message: requestWords.already });
    const [notification, ...others] = await db.notification.findMany();
    expect(others).toEqual([]);
    expect(notification).toMatchObject({ userId: meera.viewer.userId, kind: 'measure.asked' });
    expect(notification?.title).toBe(`${asha.therapist.name} asks you to fill something in`);
    expect(await listOwnRequests(clientOf(meera))).toMatchObject([{ code: 'PHQ-9', waits: true }]);
    expect(await listClientRequests(asha.viewer, meera.viewer.profile.id)).toHaveLength(1);
  });

  it('is refused for strangers, unknown questionnaires and people who are no therapists', async () => {
    const stranger = await createStranger();
    expect(await ask({ client: stranger.viewer.profile.id })).toMatchObject({
      message: requestWords.noClient,
    });
    expect(await ask({}, await createPractice())).toMatchObject({ message: requestWords.noClient });
    expect(await ask({ instrument: 'BDI' })).toMatchObject({ ok: false });
    expect(await ask({ rhythm: 'daily' })).toMatchObject({ ok: false });
    expect(await ask({}, meera)).toMatchObject({ message: admissionMessages.otherRole });
    expect(await db.measureRequest.count()).toBe(0);
    expect(await db.notification.count()).toBe(0);
  });

  it('ends by either side, and by nobody else', async () => {
    await ask();
    const id = await requestId();
    const other = await createPractice();
    as(other);
    expect(await stopOwnRequest(null, formOf({ request: id }, ''))).toMatchObject({
      message: requestWords.unknown,
    });
    as(await createClientOf(asha.therapist));
    expect(await declineOwnRequest(null, formOf({ request: id }, ''))).toMatchObject({ ok: false });
    expect(await openRequest(clientOf(await createStranger()), id)).toBeNull();
    as(meera);
    expect(await declineOwnRequest(null, formOf({ request: id }, ''))).toMatchObject({ ok: true });
    expect(await openRequest(clientOf(meera), id)).toBe('over');
    expect(await listClientRequests(asha.viewer, meera.viewer.profile.id)).toMatchObject([
      { declined: true, waits: false },
    ]);
    expect(await listClientRequests(other.viewer, meera.viewer.profile.id)).toEqual([]);
  });
});

describe('answering', () => {
  it('shares the sum and the mark in one step, and a single request is over', async () => {
    await ask();
    expect(await answer({ mark: 'yes' })).toMatchObject({ redirected: expect.stringContaining('shared=1') });
    const { assessments } = await listSharedAssessments(asha.viewer, meera.viewer.profile.id);
    expect(assessments).toMatchObject([{ code: 'PHQ-9', score: 12, safetyMark: true }]);
    expect(await db.measureRequest.findFirst()).toMatchObject({ endedBy: 'answer', nextAt: null });
  });

  it('without scripts counts the answers and keeps none of them', async () => {
    await ask({ instrument: 'AUDIT-C' });
    const missing = await answer({ score: '', 'item-1': '4', 'item-3': '2' });
    expect(missing).toMatchObject({ ok: false, fieldErrors: { 'item-2': requestWords.missing } });
    expect(await answer({ score: '', 'item-1': '4', 'item-2': '9', 'item-3': '2' })).toMatchObject({
      fieldErrors: { 'item-2': requestWords.missing },
    });
    await answer({ score: '', 'item-1': '4', 'item-2': '1', 'item-3': '2' });
    expect(await db.assessment.findMany()).toMatchObject([{ score: 7, safetyMark: null }]);
  });

  it('for oneself shows it to nobody, and the request waits until the result is shared later', async () => {
    await ask({ rhythm: 'fortnightly' });
    await answer({ step: 'keep' });
    expect(await listSharedAssessments(asha.viewer, meera.viewer.profile.id)).toMatchObject({
      assessments: [],
    });
    expect(await listOwnRequests(clientOf(meera))).toMatchObject([{ waits: true }]);
    const { id } = await db.assessment.findFirstOrThrow();
    const caller = { viewer: clientOf(meera), request: { id: 'request', network: 'network' } };
    await shareAssessment({ assessment: id, therapist: asha.therapist.id }, caller);
    expect(await listOwnRequests(clientOf(meera))).toMatchObject([
      { waits: false, nextAt: expect.any(Date) },
    ]);
  });

  it('sent twice is one result; without the consent, by others or above the highest score it is none', async () => {
    await ask();
    const completedAt = new Date().toISOString();
    for (const one of [1, 2]) expect(await answer({ completedAt }), String(one)).toHaveProperty('redirected');
    expect(await db.assessment.count()).toBe(1);
    expect(await answer({}, await createStranger())).toMatchObject({ message: requestWords.unknown });
    expect(await answer({ score: '28' })).toMatchObject({ ok: false });
    await db.consent.deleteMany();
    expect(await answer()).toMatchObject({ fieldErrors: { care: assessmentMessages.consentNeeded } });
    expect(await db.assessment.count()).toBe(1);
  });
});

describe('every two weeks', () => {
  it('asks again two weeks after a shared result, once, also by two workers', async () => {
    await ask({ rhythm: 'fortnightly' });
    await askDueMeasures(inDays(60));
    expect(await db.notification.count({ where: { kind: 'measure.asked' } })).toBe(1);
    await answer();
    await askDueMeasures(inDays(rhythmDays - 1));
    expect(await db.notification.count({ where: { kind: 'measure.asked' } })).toBe(1);
    await Promise.all([1, 2].map(() => askDueMeasures(inDays(rhythmDays + 1))));
    expect(await db.notification.count({ where: { kind: 'measure.asked' } })).toBe(2);
    expect(await listOwnRequests(clientOf(meera))).toMatchObject([{ waits: true, nextAt: null }]);
  });

  it('ends when the work together is over or one of the two has left', async () => {
    await ask({ rhythm: 'fortnightly' });
    await answer();
    await db.therapySession.deleteMany();
    await askDueMeasures(inDays(rhythmDays + 1));
    expect(await db.measureRequest.findFirst()).toMatchObject({ endedBy: 'rule', nextAt: null });
    expect(await db.notification.count({ where: { kind: 'measure.asked' } })).toBe(1);
  });
});

it('counts only answers that the questionnaire has', () => {
  const who5 = instrumentOf('WHO-5');
  if (!who5) throw new Error('expected the WHO-5');
  const items = (points: string) =>
    Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`item-${number}`, points]));
  expect(countSent(who5, { score: '', mark: '', ...items('20') })).toEqual({ complete: true, score: 100 });
  expect(countSent(who5, { score: '', mark: '', ...items('3') })).toMatchObject({ complete: false });
  expect(countSent(who5, { score: '101', mark: '' })).toMatchObject({ complete: false });
});
