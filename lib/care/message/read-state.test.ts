import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/care/message/commands';
import { listClientThreads } from '@/lib/care/message/list/queries';
import { openThread } from '@/lib/care/message/queries';
import { messagesPerPage } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { asha, meera, setUpPractice } from '@/test/payment/practice';
import type { Person } from '@/test/payment/quotations';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };

setUpPractice();

function write(who: Person, withWhom: string, text = 'The tram was late.') {
  const submission = { key: randomUUID() };
  return sendMessage(who.viewer, { with: withWhom, text, paper: null, submission }, request);
}

const toAsha = () => asha.therapist.id;
const toMeera = () => meera.viewer.profile.id;
const open = (who: Person, withWhom: string, before = '') =>
  openThread(who.viewer, withWhom, { before, request });
const unread = async () => (await listClientThreads(asha.viewer as never)).threads[0]?.unread;
const waiting = () =>
  db.notification.count({ where: { userId: asha.viewer.userId, kind: 'message.received', readAt: null } });

/** Waits until this many statements of this database wait for a lock. */
async function untilBlocked(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const rows = await db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return rows.length;
    })
    .toBe(count);
}

/** Adds messages of the client with the words of the first one, this many milliseconds apart. */
async function addMany(count: number, from: Date, apart: number): Promise<void> {
  const side = 'person';
  const { threadId, sealed } = await db.threadMessage.findFirstOrThrow({ where: { side } });
  await db.threadMessage.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...{ threadId, side, sealed, createdAt: new Date(from.getTime() + index * apart) },
      submissionKey: randomUUID(),
    })),
  });
}

describe('what was not shown', () => {
  it('stays unread, also when it was sent before the page was marked as read', async () => {
    await write(meera, toAsha());
    const { id } = await db.messageThread.findFirstOrThrow();
    let sending: Promise<unknown> = Promise.resolve();
    let opening: ReturnType<typeof open> = Promise.resolve(null);
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM message_threads WHERE id = ${id}::uuid FOR UPDATE`;
      sending = write(meera, toAsha(), 'One more thing.');
      await untilBlocked(1);
      // The page is read without the waiting message, and marks itself as read after that message is sent.
      opening = open(asha, toMeera());
      await untilBlocked(2);
    });
    expect((await opening)?.messages).toHaveLength(1);
    await sending;
    expect(await unread()).toBe(1);
    expect(await waiting()).toBe(1);
    expect(await open(meera, toAsha())).toMatchObject({ readByOther: false });

    expect((await open(asha, toMeera()))?.messages).toHaveLength(2);
    expect([await unread(), await waiting()]).toEqual([0, 0]);
    expect(await open(meera, toAsha())).toMatchObject({ readByOther: true });
  });

  it('is not marked by an answer from an old page, nor by a page of older messages', async () => {
    await write(meera, toAsha());
    await open(asha, toMeera());
    await addMany(messagesPerPage + 5, new Date(Date.now() + 1_000), 1);
    await write(asha, toMeera(), 'Until Thursday.');
    expect(await unread()).toBe(messagesPerPage + 5);
    // The older of the two pages shows the earlier messages, five of them unread.
    const { older } = (await open(meera, toAsha())) ?? {};
    await open(asha, toMeera(), older ?? '');
    expect(await unread()).toBe(messagesPerPage);
    await open(asha, toMeera());
    expect(await unread()).toBe(0);
    await open(asha, toMeera(), older ?? '');
    expect(await unread()).toBe(0);
  });
});

it('a page ends between two messages of one millisecond and loses none', async () => {
  await write(meera, toAsha());
  const { createdAt } = await db.threadMessage.findFirstOrThrow();
  await addMany(2 * messagesPerPage, createdAt, 0);
  const seen: string[] = [];
  let before: string | null = '';
  while (before !== null) {
    const page: Awaited<ReturnType<typeof open>> = await open(meera, toAsha(), before);
    seen.push(...(page?.messages ?? []).map(({ id }) => id));
    before = page?.older ?? null;
  }
  expect(new Set(seen).size).toBe(2 * messagesPerPage + 1);
  expect(seen).toHaveLength(2 * messagesPerPage + 1);
});
