import { beforeEach, expect, it } from 'vitest';
import {
  askRequestsAtAGlance,
  listAnsweredRequestsOf,
  listRequests,
  openRequest,
} from '@/lib/contact/inbox/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { ask } from '@/lib/server/db/together';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger } from '@/test/payment/quotations';

setUpDatabase();

const now = new Date('2026-11-20T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hour);

type Practice = Awaited<ReturnType<typeof createPractice>>;

let asha: Practice;
let rohan: Practice;

beforeEach(async () => {
  asha = await createPractice();
  rohan = await createPractice();
});

const requestTo = ({ therapist }: Practice, userName: string, given: object) =>
  db.therapistContactRequest.create({
    data: { therapistId: therapist.id, userName, userEmail: 'meera@example.in', message: 'Hello', ...given },
  });

it('shows waiting ones oldest first and finished ones newest first, each to its own therapist', async () => {
  await requestTo(asha, 'Second', { createdAt: ago(2) });
  await requestTo(asha, 'First', { createdAt: ago(30) });
  await requestTo(asha, 'Answered', { createdAt: ago(50), answeredAt: ago(48), answerWay: 'phone' });
  await requestTo(asha, 'Closed', { createdAt: ago(40), closedAt: ago(39), closeReason: 'Sent twice' });
  await requestTo(rohan, 'Elsewhere', { createdAt: ago(1) });
  const names = async (who: Practice, list: 'open' | 'done') =>
    (await listRequests(who.viewer, { list })).requests.map(({ name }) => name);
  expect(await names(asha, 'open')).toEqual(['First', 'Second']);
  expect(await names(asha, 'done')).toEqual(['Closed', 'Answered']);
  expect(await names(rohan, 'open')).toEqual(['Elsewhere']);
  const unlinked = await createStranger();
  expect(await listRequests(unlinked.viewer, { list: 'open' })).toEqual({ requests: [], next: null });
});

it('gives every request once, page by page, even when many came at the same instant', {
  tags: ['slow'],
}, async () => {
  const created = await Promise.all(
    Array.from({ length: 45 }, (_, index) =>
      requestTo(asha, `Person ${index}`, { createdAt: ago(index < 30 ? 5 : index) }),
    ),
  );
  const seen: string[] = [];
  let after = '';
  do {
    const page = await listRequests(asha.viewer, { list: 'open', after });
    seen.push(...page.requests.map(({ id }) => id));
    after = page.next ?? '';
  } while (after);
  expect(seen).toHaveLength(45);
  expect(new Set(seen)).toEqual(new Set(created.map(({ id }) => id)));
});

it('counts waiting ones and gives the median answer time of ninety days', { tags: ['slow'] }, async () => {
  expect(await ask(askRequestsAtAGlance(asha.viewer, now))).toEqual({ count: 0, oldest: [], medianMs: null });
  for (const [index, took] of [1, 4, 30].entries()) {
    const createdAt = ago(100 + index);
    await requestTo(asha, 'Done', { createdAt, answeredAt: new Date(createdAt.getTime() + took * hour) });
  }
  const long = ago(24 * 91);
  await requestTo(asha, 'Long ago', { createdAt: long, answeredAt: now });
  await requestTo(rohan, 'Elsewhere', { createdAt: ago(9), answeredAt: now });
  for (const hours of [3, 9, 5, 7]) await requestTo(asha, `Waits ${hours}`, { createdAt: ago(hours) });
  const glance = await ask(askRequestsAtAGlance(asha.viewer, now));
  expect(glance.medianMs).toBe(4 * hour);
  expect(glance.count).toBe(4);
  expect(glance.oldest.map(({ name, since }) => [name, since])).toEqual([
    ['Waits 9', ago(9)],
    ['Waits 7', ago(7)],
    ['Waits 5', ago(5)],
  ]);
});

it('opens a message and writes an audit line about its sender', async () => {
  const meera = await createStranger();
  const { id } = await requestTo(asha, 'Meera', { userEmail: meera.viewer.email });
  const request = { id: 'request-1', network: '203.0.113.7' };
  expect(await openRequest(asha.viewer, id, request)).toMatchObject({ message: 'Hello', state: 'open' });
  expect(await db.auditEntry.findMany({ where: { action: 'contact-request.read' } })).toMatchObject([
    { actorUserId: asha.viewer.userId, subjectId: id, subjectUserId: meera.viewer.userId },
  ]);
});

it('lists one client’s answered messages to this therapist only', async () => {
  const meera = await createStranger();
  const clientId = meera.viewer.profile.id;
  await requestTo(asha, 'Answered', { clientId, answeredAt: now });
  await requestTo(asha, 'Open', { clientId });
  await requestTo(rohan, 'Elsewhere', { clientId, answeredAt: now });
  const found = await listAnsweredRequestsOf(asha.viewer, clientId);
  expect(found.map(({ name }) => name)).toEqual(['Answered']);
  expect(await listAnsweredRequestsOf(asha.viewer, 'no id')).toEqual([]);
});
