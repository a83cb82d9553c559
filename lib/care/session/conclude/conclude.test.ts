import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { markOwnSessionMissed, undoOwnCompletion } from '@/lib/booking/missed/actions';
import { completeOwnSession } from '@/lib/care/session/conclude/actions';
import { completeSession, markSessionMissed, undoCompletion } from '@/lib/care/session/conclude/commands';
import { alreadySo, sessionMessages } from '@/lib/care/session/rules';
import { day, hour } from '@/lib/format/duration';
import { actionMessages, admissionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };
const now = new Date('2026-11-20T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour);

let practice: Awaited<ReturnType<typeof createPractice>>;
let client: Person;

beforeEach(async () => {
  practice = await createPractice();
  client = await createStranger();
});

function planOf(totalSessions: number, completedSessions = 0) {
  return db.therapyPlan.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: client.viewer.profile.id,
      planName: 'Eight weeks',
      totalSessions,
      completedSessions,
    },
  });
}

async function sessionAt(sessionDate: Date, planId: string | null = null): Promise<string> {
  const { id } = await db.therapySession.create({
    data: { therapistId: practice.therapist.id, clientId: client.viewer.profile.id, sessionDate, planId },
  });
  return id;
}

const sessionOf = (id: string) => db.therapySession.findUniqueOrThrow({ where: { id } });
const plan = (id: string) => db.therapyPlan.findUniqueOrThrow({ where: { id } });
const step = (sessionId: string) => ({ sessionId, request });

/** Every row that a step writes, to prove that a refusal writes none. */
async function traces() {
  return {
    sessions: await db.therapySession.findMany({ orderBy: { id: 'asc' } }),
    plans: await db.therapyPlan.findMany({ orderBy: { id: 'asc' } }),
    notifications: await db.notification.count(),
    audit: await db.auditEntry.count(),
  };
}

describe('completing a session', () => {
  it('counts it on its plan once, however many tabs submit at the same time', async () => {
    const { id: planId } = await planOf(8, 3);
    const id = await sessionAt(hoursAgo(1), planId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => completeSession(practice.viewer, step(id), now)),
    );
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ done: true })));
    expect(await sessionOf(id)).toMatchObject({ status: 'completed', completedAt: now, planId });
    expect(await plan(planId)).toMatchObject({ completedSessions: 4, status: 'active' });
    expect(await db.notification.findMany()).toMatchObject([
      { userId: client.viewer.userId, kind: 'session.completed', href: '/dashboard' },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'therapy-session.completed', subjectUserId: client.viewer.userId },
    ]);
  });

  it('counts each of many on one plan, and never above its total', { tags: ['slow'] }, async () => {
    const { id: planId } = await planOf(3);
    const ids = await Promise.all([1, 2, 3, 4, 5].map((hours) => sessionAt(hoursAgo(hours), planId)));
    await Promise.all(ids.map((id) => completeSession(practice.viewer, step(id), now)));
    expect(await plan(planId)).toMatchObject({ completedSessions: 3, status: 'completed', endedAt: now });
    expect(await db.therapySession.count({ where: { status: 'completed' } })).toBe(5);
    expect(await db.therapySession.count({ where: { planId } })).toBe(3);
  });

  it('does not change a plan that ended before, and counts what took place', async () => {
    const { id: planId } = await planOf(1);
    await db.therapyPlan.update({
      where: { id: planId },
      data: { status: 'cancelled', endedAt: hoursAgo(5) },
    });
    await completeSession(practice.viewer, step(await sessionAt(hoursAgo(1), planId)), now);
    expect(await plan(planId)).toMatchObject({
      completedSessions: 1,
      status: 'cancelled',
      endedAt: hoursAgo(5),
    });
  });

  it('waits until it has begun', async () => {
    const id = await sessionAt(new Date(now.getTime() + 1));
    const earlier = await traces();
    expect(await completeSession(practice.viewer, step(id), now)).toEqual({
      done: false,
      because: 'not-begun',
    });
    expect(await markSessionMissed(practice.viewer, step(id), now)).toEqual({
      done: false,
      because: 'not-begun',
    });
    expect(await traces()).toEqual(earlier);
  });

  it('tells an outdated tab the present state', async () => {
    const id = await sessionAt(hoursAgo(1));
    await markSessionMissed(practice.viewer, step(id), now);
    expect(await completeSession(practice.viewer, step(id), now)).toEqual({
      done: false,
      because: 'changed',
      status: 'no_show',
    });
    const cancelled = await sessionAt(hoursAgo(2));
    await db.therapySession.update({ where: { id: cancelled }, data: { status: 'cancelled' } });
    expect(await completeSession(practice.viewer, step(cancelled), now)).toEqual({
      done: false,
      because: 'changed',
      status: 'cancelled',
    });
  });

  it('accepts one of two different outcomes of a session', async () => {
    const id = await sessionAt(hoursAgo(1));
    const answers = await Promise.all([
      completeSession(practice.viewer, step(id), now),
      markSessionMissed(practice.viewer, step(id), now),
    ]);
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(await db.notification.count()).toBe(1);
  });
});

describe('undoing a completion', () => {
  it('reduces its plan’s count and makes a completed plan active again, once', {
    tags: ['slow'],
  }, async () => {
    const { id: planId } = await planOf(4, 3);
    const id = await sessionAt(hoursAgo(1), planId);
    await completeSession(practice.viewer, step(id), now);
    expect(await plan(planId)).toMatchObject({ completedSessions: 4, status: 'completed' });
    const answers = await Promise.all([1, 2, 3].map(() => undoCompletion(practice.viewer, step(id), now)));
    expect(answers.every(({ done }) => done)).toBe(true);
    expect(await sessionOf(id)).toMatchObject({ status: 'scheduled', completedAt: null });
    expect(await plan(planId)).toMatchObject({ completedSessions: 3, status: 'active', endedAt: null });

    await completeSession(practice.viewer, step(id), now);
    expect(await undoCompletion(practice.viewer, step(id), now)).toEqual({
      done: false,
      because: 'undo-over',
    });
    expect(await plan(planId)).toMatchObject({ completedSessions: 4, status: 'completed' });
  });

  it('takes nothing from a plan that did not count the session', async () => {
    const { id: planId } = await planOf(4, 4);
    const id = await sessionAt(hoursAgo(1), planId);
    await completeSession(practice.viewer, step(id), now);
    await undoCompletion(practice.viewer, step(id), now);
    expect(await plan(planId)).toMatchObject({ completedSessions: 4 });
  });

  it('takes back “did not come” within a day as well, and tells the client', async () => {
    const { id: planId } = await planOf(4, 2);
    const id = await sessionAt(hoursAgo(1), planId);
    await markSessionMissed(practice.viewer, step(id), now);
    const late = new Date(now.getTime() + day + 1);
    expect(await undoCompletion(practice.viewer, step(id), late)).toEqual({
      done: false,
      because: 'undo-over',
    });
    expect(await undoCompletion(practice.viewer, step(id), now)).toEqual({ done: true });
    expect(await sessionOf(id)).toMatchObject({ status: 'scheduled', missedAt: null });
    // A missed session does not count on its plan, so the count stays.
    expect(await plan(planId)).toMatchObject({ completedSessions: 2 });
    const told = await db.notification.findMany({ where: { userId: client.viewer.userId } });
    expect(told.map(({ kind }) => kind).sort()).toEqual(['session.missed', 'session.reopened']);
  });

  it('is impossible after a day', async () => {
    const id = await sessionAt(hoursAgo(1));
    await completeSession(practice.viewer, step(id), now);
    const dayOn = new Date(now.getTime() + day);
    expect(await undoCompletion(practice.viewer, step(id), new Date(dayOn.getTime() + 1))).toEqual({
      done: false,
      because: 'undo-over',
    });
    expect(await undoCompletion(practice.viewer, step(id), dayOn)).toEqual({ done: true });
  });
});

describe('people who may not', () => {
  it('find no such session, whatever id they send, and change nothing', { tags: ['slow'] }, async () => {
    const other = await createPractice();
    const { userId } = await createProfile({ role: 'therapist' });
    const { viewer: unlinked } = { viewer: { ...other.viewer, userId } };
    const { id: planId } = await planOf(8);
    const id = await sessionAt(hoursAgo(1), planId);
    const done = await sessionAt(hoursAgo(2));
    await completeSession(practice.viewer, step(done), now);
    const earlier = await traces();
    for (const change of [completeSession, markSessionMissed, undoCompletion]) {
      for (const sent of [id, done, planId, randomUUID(), '', '\0', '{"gt":""}', `${id} `]) {
        expect(await change(other.viewer, step(sent), now)).toEqual({ done: false, because: 'unknown' });
        expect(await change(unlinked, step(sent), now)).toEqual({ done: false, because: 'not-linked' });
        expect(await change(client.viewer, step(sent), now)).toEqual({ done: false, because: 'not-linked' });
      }
    }
    expect(await traces()).toEqual(earlier);
  });
});

describe('the buttons', () => {
  const submit = (action: typeof completeOwnSession, given: Readonly<Record<string, string>>) =>
    action(null, formOf(given, ''));

  beforeEach(() => {
    visitor.token = practice.token;
  });

  it('say what was done, and tell an outdated tab the present state', { tags: ['slow'] }, async () => {
    const session = await sessionAt(new Date(Date.now() - hour));
    const { completed, undone, missed } = sessionMessages;
    expect(await submit(completeOwnSession, { session })).toMatchObject({ ok: true, message: completed });
    expect(await submit(markOwnSessionMissed, { session })).toMatchObject({
      ok: false,
      message: alreadySo('completed'),
    });
    expect(await submit(undoOwnCompletion, { session })).toMatchObject({ ok: true, message: undone });
    expect(await submit(markOwnSessionMissed, { session })).toMatchObject({ ok: true, message: missed });
    const coming = await sessionAt(new Date(Date.now() + hour));
    expect(await submit(completeOwnSession, { session: coming })).toMatchObject({
      ok: false,
      message: sessionMessages.notBegun,
    });
  });

  it('refuse clients, people who are signed out, and forms with more or less than the session', async () => {
    const session = await sessionAt(new Date(Date.now() - hour));
    const earlier = await traces();
    for (const action of [completeOwnSession, markOwnSessionMissed, undoOwnCompletion]) {
      visitor.token = client.token;
      expect(await submit(action, { session })).toMatchObject({ message: admissionMessages.otherRole });
      visitor.token = '';
      expect(await submit(action, { session })).toMatchObject({ message: admissionMessages.signedOut });
      visitor.token = practice.token;
      const extra = { session, therapist: practice.therapist.id };
      expect(await submit(action, extra)).toMatchObject({ message: actionMessages.unreadable });
      expect(await submit(action, { session: `${session}\0` })).toMatchObject({
        fieldErrors: { session: actionMessages.unstorable },
      });
      expect(await submit(action, {})).toMatchObject({ message: sessionMessages.unknown });
    }
    expect(await traces()).toEqual(earlier);
  });
});
