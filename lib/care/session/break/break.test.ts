import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { closeBreak, saveBreakWeeks } from '@/lib/care/session/break/commands';
import { listBreaks } from '@/lib/care/session/break/queries';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

const now = new Date('2026-11-23T06:30:00Z');

let asha: Awaited<ReturnType<typeof createPractice>>;
let viewer: MemberOf<'therapist'>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  viewer = asha.viewer as MemberOf<'therapist'>;
  meera = await createStranger();
});

async function session(days: number, status: 'completed' | 'no_show' | 'scheduled' | 'cancelled') {
  const at = new Date(now.getTime() + days * day);
  const outcomes = {
    completed: { completedAt: now },
    no_show: { missedAt: now },
    scheduled: {},
    cancelled: { cancelledAt: now, cancelledBy: 'client' },
  } as const;
  const { id } = await db.therapySession.create({
    data: {
      therapistId: asha.therapist.id,
      clientId: meera.viewer.profile.id,
      sessionDate: at,
      status,
      ...outcomes[status],
    },
  });
  return id;
}

const noticed = async () =>
  (await listBreaks(viewer, now)).map(({ sessionId, missed }) => [sessionId, missed]);

describe('a break in treatment', () => {
  it('is noticed three weeks after the last session, and at once after a missed one', async () => {
    const last = await session(-20, 'completed');
    expect(await noticed()).toEqual([]);
    await saveBreakWeeks(viewer, 2);
    expect(await noticed()).toEqual([[last, false]]);
    await saveBreakWeeks(viewer, 3);
    const missed = await session(-1, 'no_show');
    expect(await noticed()).toEqual([[missed, true]]);
  });

  it('is none with a next session, or long after the work ended', async () => {
    await session(-200, 'completed');
    expect(await noticed()).toEqual([]);
    await session(-30, 'completed');
    const next = await session(3, 'scheduled');
    expect(await noticed()).toEqual([]);
    await db.therapySession.update({
      where: { id: next },
      data: { status: 'cancelled', cancelledAt: now, cancelledBy: 'client' },
    });
    expect(await noticed()).toHaveLength(1);
  });

  it('is not hidden by a past session that nobody has marked', async () => {
    await session(-30, 'completed');
    const unmarked = await session(-22, 'scheduled');
    expect(await noticed()).toEqual([[unmarked, false]]);
    expect(await closeBreak(viewer, unmarked, now)).toBe(true);
    expect(await noticed()).toEqual([]);
  });

  it('is shown until it is closed, and again only after another session', async () => {
    const first = await session(-30, 'completed');
    const other = (await createPractice()).viewer as MemberOf<'therapist'>;
    expect(await closeBreak(other, first, now)).toBe(false);
    expect(await noticed()).toHaveLength(1);
    expect(await closeBreak(viewer, first, now)).toBe(true);
    expect(await closeBreak(viewer, first, now)).toBe(true);
    expect(await noticed()).toEqual([]);
    const second = await session(-2, 'no_show');
    expect(await noticed()).toEqual([[second, true]]);
    expect(await db.notification.count()).toBe(0);
  });

  it('is shown to the therapist of the sessions alone', async () => {
    await session(-30, 'completed');
    expect(await listBreaks((await createPractice()).viewer, now)).toEqual([]);
    expect(await listBreaks(meera.viewer, now)).toEqual([]);
  });
});
