import { beforeEach, describe, expect, it } from 'vitest';
import { listOwnSessions, listSessionsToConclude, listTherapistSessions } from '@/lib/care/session/queries';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const now = new Date('2026-11-20T09:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

type Practice = Awaited<ReturnType<typeof createPractice>>;

let asha: Practice;
let rohan: Practice;
let meera: Person;
let zoya: Person;

beforeEach(async () => {
  asha = await createPractice();
  rohan = await createPractice();
  meera = await createStranger();
  zoya = await createStranger();
});

async function sessionOf(practice: Practice, client: Person, hours: number, given: object = {}) {
  const { id } = await db.therapySession.create({
    data: {
      therapistId: practice.therapist.id,
      clientId: client.viewer.profile.id,
      sessionDate: inHours(hours),
      ...given,
    },
  });
  return id;
}

const idsOf = (page: { sessions: readonly { id: string }[] }) => page.sessions.map(({ id }) => id);

describe('lists of sessions', () => {
  it('show two therapists and two clients exactly their own, in every list', async () => {
    const pairs = [
      [asha, meera],
      [asha, zoya],
      [rohan, meera],
      [rohan, zoya],
    ] as const;
    const made = await Promise.all(
      pairs.map(async ([practice, client]) => ({
        practice,
        client,
        coming: await sessionOf(practice, client, 24),
        past: await sessionOf(practice, client, -24),
      })),
    );
    for (const client of [meera, zoya]) {
      const own = made.filter((one) => one.client === client);
      const coming = await listOwnSessions(client.viewer, { time: 'coming' }, now);
      const past = await listOwnSessions(client.viewer, { time: 'past' }, now);
      expect(idsOf(coming).sort()).toEqual(own.map((one) => one.coming).sort());
      expect(idsOf(past).sort()).toEqual(own.map((one) => one.past).sort());
      expect(idsOf(await listTherapistSessions(client.viewer, { time: 'coming' }, now))).toEqual([]);
      expect(await listSessionsToConclude(client.viewer, now)).toEqual([]);
    }
    for (const practice of [asha, rohan]) {
      const own = made.filter((one) => one.practice === practice);
      const coming = await listTherapistSessions(practice.viewer, { time: 'coming' }, now);
      expect(idsOf(coming).sort()).toEqual(own.map((one) => one.coming).sort());
      const open = await listSessionsToConclude(practice.viewer, now);
      expect(open.map(({ id }) => id).sort()).toEqual(own.map((one) => one.past).sort());
      const ofMeera = { time: 'past', client: meera.viewer.profile.id } as const;
      expect(idsOf(await listTherapistSessions(practice.viewer, ofMeera, now))).toEqual(
        own.filter((one) => one.client === meera).map((one) => one.past),
      );
      expect(idsOf(await listOwnSessions(practice.viewer, { time: 'past' }, now))).toEqual([]);
    }
  });

  it('are empty for a therapist whose account is not linked, and for ids that are no clients', {
    tags: ['slow'],
  }, async () => {
    await sessionOf(asha, meera, 24);
    const { userId } = await createProfile({ role: 'therapist' });
    const { viewer } = await signedIn(userId);
    if (!viewer.profile) throw new Error('expected a profile');
    const unlinked = { ...viewer, profile: viewer.profile };
    expect(idsOf(await listTherapistSessions(unlinked, { time: 'coming' }, now))).toEqual([]);
    expect(await listSessionsToConclude(unlinked, now)).toEqual([]);
    for (const client of [zoya.viewer.profile.id, meera.viewer.userId, '', "' OR true --"]) {
      expect(idsOf(await listTherapistSessions(asha.viewer, { time: 'coming', client }, now))).toEqual([]);
    }
  });

  it('begin with the next one, and the history with the latest; the present belongs to the coming ones', async () => {
    const [later, soon, present, recent, old] = await Promise.all(
      [48, 24, 0, -1, -48].map((hours) => sessionOf(asha, meera, hours)),
    );
    expect(idsOf(await listOwnSessions(meera.viewer, { time: 'coming' }, now))).toEqual([
      present,
      soon,
      later,
    ]);
    expect(idsOf(await listOwnSessions(meera.viewer, { time: 'past' }, now))).toEqual([recent, old]);
    const open = await listSessionsToConclude(asha.viewer, now);
    expect(open.map(({ id }) => id)).toEqual([old, recent]);
  });

  it('say in words what one can do with each', async () => {
    const { id: planId } = await db.therapyPlan.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        planName: 'Eight weeks',
        totalSessions: 8,
      },
    });
    await sessionOf(asha, meera, -1, { mode: 'in_person', planId });
    await sessionOf(asha, meera, -2, {
      status: 'completed',
      completedAt: inHours(-1),
      sessionType: 'Couples session',
    });
    await sessionOf(asha, meera, -3, { status: 'no_show', mode: 'video' });
    const { sessions } = await listTherapistSessions(asha.viewer, { time: 'past' }, now);
    expect(sessions).toMatchObject([
      {
        statusText: 'Scheduled',
        type: 'Individual session',
        mode: 'In person',
        plan: { id: planId, name: 'Eight weeks' },
        client: { name: 'Meera Iyer' },
        endsAt: inHours(-0.25),
        steps: {
          concludable: true,
          undoable: false,
          cancellableByTherapist: true,
          cancellableByClient: false,
        },
      },
      { statusText: 'Completed', type: 'Couples session', mode: null, plan: null, steps: { undoable: true } },
      { statusText: 'Missed', steps: { concludable: false, cancellableByTherapist: false } },
    ]);
  });

  it.each(['coming', 'past'] as const)(
    'are paged when %s, also where many share an instant',
    async (time) => {
      const hours = time === 'coming' ? 5 : -5;
      for (let made = 0; made < 7; made += 1) await sessionOf(asha, meera, hours);
      await sessionOf(asha, meera, hours * 2);
      const first = await listOwnSessions(meera.viewer, { time }, now);
      const second = await listOwnSessions(meera.viewer, { time, after: first.next ?? '' }, now);
      expect([first.sessions.length, second.sessions.length, second.next]).toEqual([6, 2, null]);
      expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(8);
      const foreign = await sessionOf(rohan, zoya, hours);
      expect(await listOwnSessions(meera.viewer, { time, after: foreign }, now)).toEqual(first);
    },
  );
});
