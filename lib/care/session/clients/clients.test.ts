import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientOfTherapist, findClientOf } from '@/lib/care/session/access';
import { listClientChoices, openClient } from '@/lib/care/session/clients/queries';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const request = { id: 'request-1', network: '203.0.113.7' };
const now = new Date('2026-11-20T09:00:00Z');

describe('a client of a therapist', () => {
  it('has a session, a plan or an answered message, with this therapist and no other', async () => {
    const therapist = await createTherapist();
    const other = await createTherapist();
    const [bySession, byPlan, byAnswer, unanswered, nobody] = await Promise.all(
      Array.from({ length: 5 }, () => createProfile()),
    );
    if (!bySession || !byPlan || !byAnswer || !unanswered || !nobody) throw new Error('expected five');
    await db.therapySession.create({
      data: { therapistId: therapist.id, clientId: bySession.id, sessionDate: now, status: 'cancelled' },
    });
    await db.therapyPlan.create({
      data: { therapistId: therapist.id, clientId: byPlan.id, planName: 'Eight weeks', totalSessions: 8 },
    });
    const message = { userName: 'Meera', userEmail: 'meera@antarman.test', message: 'Good evening.' };
    await db.therapistContactRequest.createMany({
      data: [
        { ...message, therapistId: therapist.id, clientId: byAnswer.id, answeredAt: now },
        { ...message, therapistId: therapist.id, clientId: unanswered.id },
        { ...message, therapistId: therapist.id, answeredAt: now },
      ],
    });
    const lookups = [bySession, byPlan, byAnswer, unanswered, nobody];
    const answers = (id: string) => Promise.all(lookups.map((who) => clientOfTherapist(db, id, who.id)));
    expect(await answers(therapist.id)).toEqual([true, true, true, false, false]);
    expect(await answers(other.id)).toEqual([false, false, false, false, false]);
  });

  it('is nobody who has deleted their account, and no text that is not an id', async () => {
    const { therapist } = await createPractice();
    const { viewer } = await createClientOf(therapist);
    expect(await findClientOf(db, therapist.id, viewer.profile.id)).toMatchObject({ name: 'Meera Iyer' });
    await db.user.update({ where: { id: viewer.userId }, data: { disabledAt: now } });
    for (const id of [
      viewer.profile.id,
      viewer.userId,
      randomUUID(),
      '',
      "' OR true --",
      '\0',
      '{"not":""}',
    ]) {
      expect(await findClientOf(db, therapist.id, id)).toBeNull();
    }
  });

  it('waits for an erasure under way, and then finds nobody', async () => {
    const { therapist } = await createPractice();
    const { viewer } = await createClientOf(therapist);
    let lookups: ReturnType<typeof findClientOf> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: viewer.userId }, data: { disabledAt: now } });
      let answered = false;
      lookups = db.$transaction((other) => findClientOf(other, therapist.id, viewer.profile.id));
      lookups.finally(() => {
        answered = true;
      });
      // Polls until it waits, on a second connection, because a transaction sees a fixed snapshot of all
      // connections.
      for (let waiting = 0; waiting === 0 && !answered; ) {
        const rows = await db.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        waiting = rows.length;
      }
    });
    expect(await lookups).toBeNull();
  });
});

it('the choices of a form are one’s own clients, and none for a client', async () => {
  const practice = await createPractice();
  const { viewer: own } = await createClientOf(practice.therapist, { firstName: 'Deepá' });
  await createClientOf((await createPractice()).therapist);
  expect(await listClientChoices(practice.viewer)).toEqual([{ value: own.profile.id, label: 'Deepá Iyer' }]);
  expect(await listClientChoices(own)).toEqual([]);
});

describe('opening a client', () => {
  it('shows one’s own client and logs that the record was opened', async () => {
    const practice = await createPractice();
    const { viewer } = await createClientOf(practice.therapist);
    expect(await openClient(practice.viewer, viewer.profile.id, request)).toMatchObject({
      firstName: 'Meera',
      email: viewer.email,
    });
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        action: 'client.opened',
        actorUserId: practice.viewer.userId,
        subjectUserId: viewer.userId,
        subjectId: viewer.profile.id,
      },
    ]);
  });

  it('writes one line for the tabs of one visit, and another for the next visit', async () => {
    const practice = await createPractice();
    const other = await createPractice();
    const { viewer } = await createClientOf(practice.therapist);
    await createClientOf(other.therapist);
    const lines = () => db.auditEntry.count({ where: { subjectUserId: viewer.userId } });
    const open = (at?: Date) => openClient(practice.viewer, viewer.profile.id, request, at);
    await open();
    await open();
    expect(await lines()).toBe(1);
    await open(new Date(Date.now() + 31 * 60_000));
    expect(await lines()).toBe(2);
    // Another person's visit is a separate line.
    await db.therapySession.create({
      data: { therapistId: other.therapist.id, clientId: viewer.profile.id, sessionDate: now },
    });
    await openClient(other.viewer, viewer.profile.id, request);
    expect(await lines()).toBe(3);
  });

  it('finds no stranger, and logs nothing', async () => {
    const practice = await createPractice();
    const elsewhere = await createPractice();
    const { viewer } = await createClientOf(elsewhere.therapist);
    for (const id of [viewer.profile.id, viewer.userId, practice.viewer.profile.id, 'x']) {
      expect(await openClient(practice.viewer, id, request)).toBeNull();
    }
    expect(await openClient(viewer, viewer.profile.id, request)).toBeNull();
    expect(await db.auditEntry.count()).toBe(0);
  });
});
