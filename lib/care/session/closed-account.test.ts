import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveConsents } from '@/lib/account/consent/commands';
import type { MemberOf } from '@/lib/account/session/session';
import { saveAssessment, shareAssessment } from '@/lib/care/assessment/commands';
import { listSharingChoices } from '@/lib/care/assessment/queries';
import { askDueMeasures, askForMeasure } from '@/lib/care/assessment/request/commands';
import { listOwnRequests, openRequest } from '@/lib/care/assessment/request/queries';
import { sendMessage } from '@/lib/care/message/commands';
import { openThread } from '@/lib/care/message/queries';
import { askForRecords } from '@/lib/care/record-request/ask';
import { recordTasks } from '@/lib/care/record-request/rules';
import { shareSafetyPlan } from '@/lib/care/safety-plan/commands';
import { db } from '@/lib/server/db';
import { safetySteps } from '@/lib/site/tool/safety-plan';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let client: MemberOf<'client'>;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
  client = meera.viewer as MemberOf<'client'>;
  const { userId } = client;
  await db.$transaction((tx) => giveConsents(tx, { userId, purposes: ['care'], source: 'screening' }));
  await db.messageTerms.create({ data: { therapistId: asha.therapist.id, replyDays: 2 } });
});

/**
 * Closes the account as the team does when a therapist has died or was expelled: the listing keeps its
 * account.
 */
const closeAccount = () =>
  db.user.update({
    where: { id: asha.viewer.userId },
    data: { disabledAt: new Date(), disabledReason: 'has died' },
  });

const write = () => {
  const submission = { key: randomUUID() };
  return sendMessage(client, { with: asha.therapist.id, text: 'Hello?', paper: null, submission }, request);
};

describe('a client of a therapist whose account the team has closed', () => {
  it('writes to nobody, and is promised no answer', async () => {
    expect(await write()).toEqual({ done: true });
    await closeAccount();
    expect(await write()).toEqual({ done: false, because: 'gone' });
    expect(await openThread(client, asha.therapist.id, { request })).toMatchObject({
      hasReader: false,
      replyDays: null,
      messages: [{ text: 'Hello?' }],
    });
  });

  it('shows them no result and no safety plan', async () => {
    const completedAt = new Date();
    const result = { instrument: 'PHQ-9', score: 4, completedAt, care: true } as const;
    const saved = await saveAssessment(result, { viewer: client, request });
    const assessment = saved.done ? saved.id : '';
    expect(await listSharingChoices(client)).toHaveLength(1);
    await closeAccount();
    expect(await listSharingChoices(client)).toEqual([]);
    const therapist = asha.therapist.id;
    const shared = await shareAssessment({ assessment, therapist }, { viewer: client, request });
    expect(shared).toEqual({ done: false, because: 'no-therapist' });
    const words = Object.fromEntries(safetySteps.map(({ name }) => [name, 'A walk.'])) as never;
    const plan = await shareSafetyPlan({ therapist, care: true, words }, { viewer: client, request });
    expect(plan).toEqual({ shared: false, because: 'no-therapist' });
    expect(await db.notification.count({ where: { userId: asha.viewer.userId } })).toBe(0);
  });

  it('is not asked for anything by them, now or again', async () => {
    const therapist = asha.viewer as MemberOf<'therapist'>;
    const asked = { client: client.profile.id, instrument: 'PHQ-9', rhythm: 'fortnightly', request } as const;
    await askForMeasure(therapist, asked);
    const { id } = await db.measureRequest.findFirstOrThrow();
    expect(await listOwnRequests(client)).toHaveLength(1);
    await closeAccount();
    expect(await listOwnRequests(client)).toEqual([]);
    expect(await openRequest(client, id)).toBe('over');
    await db.measureRequest.update({
      where: { id },
      data: { answeredAt: new Date(), nextAt: new Date(Date.now() - 1_000) },
    });
    await askDueMeasures();
    expect(await db.measureRequest.findFirstOrThrow()).toMatchObject({ endedBy: 'rule' });
    expect(await db.notification.count({ where: { userId: client.userId } })).toBe(1);
  });

  it('asks for their records, and the house hears of it at once', async () => {
    await closeAccount();
    const submission = { key: randomUUID() };
    const asked = await askForRecords(client, { therapist: asha.therapist.id, submission, request });
    expect(asked).toEqual({ done: true, by: 'team' });
    const { id } = await db.recordRequest.findFirstOrThrow();
    const [job] = await db.$queryRaw<{ payload: unknown }[]>`
      SELECT j.payload FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = ${recordTasks.tellTeam}`;
    expect(job?.payload).toEqual({ requestId: id, what: 'unkept' });
    expect(await db.notification.count({ where: { userId: asha.viewer.userId } })).toBe(0);
  });
});
