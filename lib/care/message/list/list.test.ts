import { beforeEach, describe, expect, it } from 'vitest';
import {
  listClientThreads,
  listOwnThreads,
  listTeamThreads,
  type ThreadPart,
} from '@/lib/care/message/list/queries';
import { threadsPerPage } from '@/lib/care/message/rules';
import { db } from '@/lib/server/db';
import { newDataKey } from '@/lib/server/seal/data-key';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const many = threadsPerPage + 5;
const moment = new Date('2026-11-20T06:30:00Z');

/** All conversations of a list, read part by part through its links. */
async function readThrough(part: (before: string) => Promise<ThreadPart>): Promise<string[]> {
  const { threads, next } = await part('');
  const rest = async (before: string | null): Promise<string[]> => {
    if (before === null) return [];
    const more = await part(before);
    return [...more.threads.map((line) => line.with), ...(await rest(more.next))];
  };
  return [...threads.map((line) => line.with), ...(await rest(next))];
}

let asha: Awaited<ReturnType<typeof createPractice>>;

beforeEach(async () => {
  asha = await createPractice();
});

/** Pairs of conversations at the same instant, so that a part ends between two of them. */
const lastOf = (index: number) => new Date(moment.getTime() - Math.floor(index / 2) * 60_000);

describe('a list of conversations goes on behind its last one, each once', () => {
  it('for a therapist, and for a conversation that moves up meanwhile', { tags: ['slow'] }, async () => {
    const ids: string[] = [];
    for (let index = 0; index < many; index += 1) {
      const { viewer } = await createClientOf(asha.therapist);
      ids.push(viewer.profile.id);
      const pair = { clientId: viewer.profile.id, therapistId: asha.therapist.id };
      const key = { sealedKey: newDataKey().wrapped };
      await db.messageThread.create({ data: { ...pair, ...key, lastMessageAt: lastOf(index) } });
    }
    const viewer = asha.viewer as never;
    const all = await readThrough((before) => listClientThreads(viewer, before));
    expect(all).toHaveLength(many);
    expect(new Set(all)).toEqual(new Set(ids));
    // The last conversation of the first part gets an answer while that part is being read.
    const first = await listClientThreads(viewer);
    await db.messageThread.updateMany({
      where: { clientId: first.threads.at(-1)?.with ?? '' },
      data: { lastMessageAt: new Date() },
    });
    const second = await listClientThreads(viewer, first.next ?? '');
    expect(second.threads.map((line) => line.with)).toEqual(all.slice(threadsPerPage));
    expect(second.next).toBeNull();
    expect((await listClientThreads(viewer, 'nonsense')).threads).toHaveLength(threadsPerPage);
  });

  it('for a client, also through those without a message; the house is named once', {
    tags: ['slow'],
  }, async () => {
    const client = await createClientOf(asha.therapist);
    const clientId = client.viewer.profile.id;
    for (let index = 0; index < many; index += 1) {
      const { id: therapistId } = await createTherapist({ name: `Ravi ${index % 3}` });
      await db.therapySession.create({ data: { clientId, therapistId, sessionDate: moment } });
      if (index % 3 > 0) continue;
      const key = { sealedKey: newDataKey().wrapped };
      await db.messageThread.create({
        data: { clientId, therapistId, ...key, lastMessageAt: lastOf(index) },
      });
    }
    const all = await readThrough((before) => listOwnThreads(client.viewer as never, before));
    expect(all).toHaveLength(many + 2);
    expect(new Set(all).size).toBe(many + 2);
    expect(all.filter((name) => name === 'house')).toHaveLength(1);
  });

  it('for the team: those that wait first, also when one is read meanwhile', async () => {
    const { viewer } = await createAdmin();
    for (let index = 0; index < many; index += 1) {
      const { id: memberId } = await createProfile();
      const at = { lastMessageAt: lastOf(index), createdAt: moment };
      const { id: threadId } = await db.messageThread.create({
        data: { memberId, sealedKey: newDataKey().wrapped, ...at },
      });
      if (index % 5 === 0) continue;
      const submissionKey = crypto.randomUUID();
      const message = { threadId, side: 'person', sealed: Buffer.alloc(60), submissionKey };
      await db.threadMessage.create({ data: { ...message, createdAt: lastOf(index) } });
    }
    const all = await readThrough((before) => listTeamThreads(viewer as never, before));
    expect(all).toHaveLength(many);
    expect(new Set(all).size).toBe(many);
    const first = await listTeamThreads(viewer as never);
    expect(first.threads.every(({ unread }) => unread === 1)).toBe(true);
    const { with: id } = first.threads.at(-1) ?? { with: '' };
    await db.messageThread.update({ where: { id }, data: { helperReadAt: new Date() } });
    const second = await listTeamThreads(viewer as never, first.next ?? '');
    expect(second.threads.map((line) => line.with)).toEqual(
      expect.arrayContaining(all.slice(threadsPerPage)),
    );
  });
});
