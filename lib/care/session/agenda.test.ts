import { beforeEach, expect, it } from 'vitest';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { listSessionsToConclude, readAgenda } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';

setUpDatabase();

type Practice = Awaited<ReturnType<typeof createPractice>>;

let asha: Practice;
let meera: Person;
let now: Date;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  now = new Date();
});

/** A session this many hours from now, entered long ago. */
async function session(hours: number, given: object = {}, practice = asha) {
  const { id } = await db.therapySession.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: meera.viewer.profile.id,
      sessionDate: new Date(now.getTime() + hours * hour),
      updatedAt: new Date('2026-01-05T04:30:00Z'),
      ...given,
    },
  });
  return id;
}

it('begins with the oldest and the next, and says where there are more', async () => {
  const begun = [await session(-50), await session(-40), await session(-30), await session(-20)];
  const coming = [await session(1), await session(20)];
  await session(2, { status: 'cancelled', cancelledAt: now, cancelledBy: 'client', cancelReason: 'Ill' });
  await session(-60, { status: 'completed', completedAt: now });
  await session(3, {}, await createPractice());
  const ids = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id);
  const agenda = await readAgenda(asha.viewer, now);
  expect([ids(agenda.toConclude), ids(agenda.coming)]).toEqual([begun, coming]);
  expect(agenda).toMatchObject({ moreToConclude: false, moreComing: false });
  await session(-10);
  const later = await readAgenda(asha.viewer, now);
  expect([ids(later.toConclude), later.moreToConclude]).toEqual([begun, true]);
});

it('counts a session that goes on, however long, to what comes; it waits to be concluded from its end', async () => {
  const long = await session(-7.9, { durationMinutes: 480 });
  const short = await session(-0.5);
  const over = await session(-0.75);
  const agenda = await readAgenda(asha.viewer, now);
  const ids = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id);
  expect([ids(agenda.coming), ids(agenda.toConclude)]).toEqual([[long, short], [over]]);
  const request = { id: 'request-1', network: '203.0.113.7' };
  await completeSession(asha.viewer, { sessionId: short, request }, now);
  const said = await readAgenda(asha.viewer, now);
  expect([ids(said.coming), ids(said.toConclude)]).toEqual([[long], [over, short]]);
});

it('keeps a session that was just concluded in its place, so that one can undo it', async () => {
  const id = await session(-2);
  const other = await session(-1);
  const request = { id: 'request-1', network: '203.0.113.7' };
  await completeSession(asha.viewer, { sessionId: id, request }, now);
  for (const lines of [
    (await readAgenda(asha.viewer, now)).toConclude,
    await listSessionsToConclude(asha.viewer, now),
  ]) {
    expect(lines.map((line) => [line.id, line.steps.undoable])).toEqual([
      [id, true],
      [other, false],
    ]);
  }
  const later = new Date(now.getTime() + hour);
  expect((await readAgenda(asha.viewer, later)).toConclude.map((line) => line.id)).toEqual([other]);
});

it('is empty for a therapist whose account is not linked', async () => {
  await session(-1);
  const { viewer } = await createStranger();
  const unlinked = { ...viewer, profile: { ...viewer.profile, role: 'therapist' as const } };
  expect(await readAgenda(unlinked, now)).toMatchObject({ toConclude: [], coming: [] });
});
