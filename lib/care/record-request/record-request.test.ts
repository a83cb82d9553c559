import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { addPaper, answerRequest, removePaper } from '@/lib/care/record-request/answer';
import { askForRecords, withdrawRequest } from '@/lib/care/record-request/ask';
import { watchRecordRequests } from '@/lib/care/record-request/jobs';
import {
  listAllRequests,
  listKeepers,
  listOwnRequests,
  listReceivedRequests,
  openRecordPaper,
  openRequest,
} from '@/lib/care/record-request/queries';
import { daysToAnswer } from '@/lib/care/record-request/rules';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { searchDump } from '@/test/marker/search';
import { createClientOf, createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const asked = new Date('2026-11-23T06:30:00Z');
const onDay = (days: number) => new Date(asked.getTime() + days * day);

type Practice = Awaited<ReturnType<typeof createPractice>>;

let asha: Practice;
let meera: Person;

const asTherapist = ({ viewer }: Person) => viewer as MemberOf<'therapist'>;
const asClient = ({ viewer }: Person) => viewer as MemberOf<'client'>;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createClientOf(asha.therapist);
});

const askOf = (therapist: string, key: string = randomUUID()) =>
  askForRecords(asClient(meera), { therapist, submission: { key }, request }, asked);

async function ask(): Promise<string> {
  expect(await askOf(asha.therapist.id)).toMatchObject({ done: true });
  return (await db.recordRequest.findFirstOrThrow({ where: { answeredAt: null, withdrawnAt: null } })).id;
}

const answer = (id: string, by: Person = asha) =>
  answerRequest(
    asTherapist(by),
    id,
    {
      summary: 'Twelve sessions about tamarindx.',
      because: 'others',
      withheld: 'What jackfruitx said.',
      request,
    },
    onDay(3),
  );

const paper = {
  fit: true,
  content: Buffer.from('%PDF-1.4 durianx'),
  contentType: 'application/pdf',
  extension: 'pdf',
  name: 'rambutanx.pdf',
} as const;

describe('a request for records', () => {
  it('goes to a therapist of the client’s, one at a time, with fifteen days', async () => {
    expect(await listKeepers(asClient(meera))).toMatchObject([{ value: asha.therapist.id }]);
    const id = await ask();
    const { dueAt } = await db.recordRequest.findUniqueOrThrow({ where: { id } });
    expect(dueAt).toEqual(onDay(daysToAnswer));
    expect(await askOf(asha.therapist.id)).toEqual({ done: false, because: 'open' });
    const other = await createPractice();
    for (const therapist of [other.therapist.id, 'x']) {
      expect(await askOf(therapist)).toEqual({ done: false, because: 'unknown' });
    }
    expect(await withdrawRequest(asClient(await createStranger()), id, request)).toBe(false);
    expect(await withdrawRequest(asClient(meera), id, request)).toBe(true);
    expect(await answer(id)).toEqual({ done: false, because: 'decided' });
    await ask();
  });

  it('is asked once by one form, also when that is sent again after the answer, or for somebody else', async () => {
    const key = randomUUID();
    const twice = await Promise.all([askOf(asha.therapist.id, key), askOf(asha.therapist.id, key)]);
    expect(twice).toEqual([{ done: true }, { done: true }]);
    const { id } = await db.recordRequest.findFirstOrThrow();
    expect(await answer(id)).toEqual({ done: true });
    expect(await askOf(asha.therapist.id, key)).toEqual({ done: true });
    const ravi = await createPractice();
    const pair = { clientId: meera.viewer.profile.id, therapistId: ravi.therapist.id };
    await db.therapyPlan.create({ data: { ...pair, planName: 'Eight weeks', totalSessions: 8 } });
    expect(await askOf(ravi.therapist.id, key)).toEqual({ done: false, because: 'other-text' });
    expect(await db.recordRequest.count()).toBe(1);
    expect(await askOf(ravi.therapist.id)).toEqual({ done: true });
  });

  it('is answered once, sealed, with papers that the client sees with the answer and not before', async () => {
    const id = await ask();
    expect(await addPaper(asTherapist(asha), id, paper)).toEqual({ done: true });
    expect(await openRequest(meera.viewer, id, onDay(1))).toMatchObject({ answer: null, papers: [] });
    const prepared = await openRequest(asha.viewer, id, onDay(1));
    const paperId = prepared?.papers[0]?.id ?? '';
    expect(await openRecordPaper(meera.viewer, paperId)).toBeNull();

    expect(await answer(id)).toEqual({ done: true });
    expect(await answer(id)).toEqual({ done: false, because: 'decided' });
    expect(await removePaper(asTherapist(asha), id, paperId)).toEqual({ done: false, because: 'decided' });
    expect(await openRequest(asha.viewer, id, onDay(4))).toMatchObject({ readAt: null });
    expect(await openRequest(meera.viewer, id, onDay(4))).toMatchObject({
      state: 'answered',
      withheldBecause: 'others',
      answer: { summary: 'Twelve sessions about tamarindx.', withheld: 'What jackfruitx said.' },
      papers: [{ name: 'rambutanx.pdf' }],
    });
    expect((await openRequest(asha.viewer, id))?.readAt).toEqual(onDay(4));
    const file = await openRecordPaper(meera.viewer, paperId);
    expect(file && Buffer.from(file.content).toString()).toBe('%PDF-1.4 durianx');
    const secret = ['tamarindx', 'jackfruitx', 'rambutanx', 'durianx'];
    expect([...(await searchDump(secret))]).toEqual([]);
  });

  it('is nobody else’s: another therapist, another client and the house open nothing', async () => {
    const id = await ask();
    const other = await createPractice();
    await addPaper(asTherapist(asha), id, paper);
    expect(await addPaper(asTherapist(other), id, paper)).toEqual({ done: false, because: 'unknown' });
    expect(await answer(id, other)).toEqual({ done: false, because: 'unknown' });
    expect(await answer(id)).toEqual({ done: true });
    const admin = await createAdmin();
    const { id: paperId } = await db.recordPaper.findFirstOrThrow();
    const strangers = [other.viewer, (await createStranger()).viewer, admin.viewer];
    for (const viewer of strangers) {
      expect(await openRequest(viewer, id)).toBeNull();
      expect(await openRecordPaper(viewer, paperId)).toBeNull();
    }
    expect(Object.keys((await listAllRequests(admin.viewer)).requests[0] ?? {})).not.toContain('answer');
  });
});

it('requests are listed twenty at a time, to the last one, and only to those whose they are', async () => {
  const times = Array.from(
    { length: 41 },
    (_, minute) => new Date(asked.getTime() + Math.floor(minute / 3) * 60_000),
  );
  const first = await ask();
  const { clientId, therapistId, sealedKey, dueAt } = await db.recordRequest.findUniqueOrThrow({
    where: { id: first },
  });
  await db.recordRequest.createMany({
    data: times.slice(1).map((at) => ({
      clientId,
      therapistId,
      sealedKey,
      dueAt,
      askedAt: at,
      answeredAt: at,
      sealed: sealedKey,
    })),
  });
  const admin = await createAdmin();
  const other = await createPractice();
  const lists = [
    (before?: string) => listAllRequests(admin.viewer, before),
    (before?: string) => listReceivedRequests(asTherapist(asha), before),
    (before?: string) => listOwnRequests(asClient(meera), before),
  ];
  for (const list of lists) {
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(before);
      seen.push(...page.requests.map(({ id }) => id));
      sizes.push(page.requests.length);
      before = page.older;
    }
    expect(sizes).toEqual([20, 20, 1]);
    expect(new Set(seen).size).toBe(41);
    expect(seen.at(-1)).toBe(first);
  }
  expect(await listReceivedRequests(asTherapist(other), first)).toEqual({ requests: [], older: null });
});

describe('the clock', () => {
  const told = () => db.notification.count({ where: { kind: 'records.due' } });
  const mails = async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'tell-house-of-record-request'`;
    return row?.count;
  };

  it('reminds the therapist twice and when it is late, each once, and then tells the house', async () => {
    await ask();
    const counts: unknown[] = [];
    for (const days of [9, 10, 10.1, 14, 14.2, 15, 16]) {
      await watchRecordRequests(onDay(days));
      counts.push([days, await told(), await mails()]);
    }
    expect(counts).toEqual([
      [9, 0, 0],
      [10, 1, 0],
      [10.1, 1, 0],
      [14, 2, 0],
      [14.2, 2, 0],
      [15, 3, 1],
      [16, 3, 1],
    ]);
  });

  it('is silent once the request is answered, and tells the house at once when nobody can answer', async () => {
    await answer(await ask());
    await watchRecordRequests(onDay(20));
    expect([await told(), await mails()]).toEqual([0, 0]);
    await db.therapist.update({ where: { id: asha.therapist.id }, data: { userId: null } });
    await ask();
    expect(await mails()).toBe(1);
  });
});
