import { beforeEach, expect, it } from 'vitest';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createProfile, createTherapist } from '@/test/therapist/factories';
import { countFigures } from './queries';

setUpDatabase();

let clientId: string;
beforeEach(async () => {
  ({ id: clientId } = await createProfile());
});

/** A message sent this many days ago, and answered after this many hours or not at all. */
async function message(therapistId: string, daysAgo: number, answeredAfter: number | null) {
  const createdAt = new Date(Date.now() - daysAgo * day);
  await db.therapistContactRequest.create({
    data: {
      therapistId,
      userName: 'Ravi Sharma',
      userEmail: 'ravi@example.in',
      message: 'May I come?',
      createdAt,
      ...(answeredAfter !== null && {
        answeredAt: new Date(createdAt.getTime() + answeredAfter * hour),
      }),
    },
  });
}

const session = (therapistId: string, status: 'completed' | 'cancelled' | 'no_show' | 'scheduled') =>
  db.therapySession.create({
    data: {
      clientId,
      therapistId,
      sessionDate: new Date(Date.now() - 2 * day),
      status,
      ...(status === 'completed' && { completedAt: new Date() }),
      ...(status === 'cancelled' && { cancelledAt: new Date(), cancelledBy: 'client' }),
      ...(status === 'no_show' && { missedAt: new Date() }),
    },
  });

it('are nothing, and not zero, while nothing has happened', async () => {
  expect(await countFigures()).toEqual({
    therapists: 0,
    medianReplyMs: null,
    sessions: 0,
    reviews: 0,
    average: null,
    fees: [],
  });
});

it('count what the public page says: listed people, answers of ninety days, sessions held', async () => {
  const { id: listed } = await createTherapist();
  const { id: hidden } = await createTherapist({ isActive: false });
  for (const hours of [2, 30, 5]) await message(listed, 20, hours);
  await message(listed, 89, 8);
  await message(hidden, 10, 12);
  await message(listed, 91, 900);
  await message(listed, 10, null);
  await session(listed, 'completed');
  await session(hidden, 'completed');
  await session(listed, 'cancelled');
  await session(listed, 'no_show');
  await session(listed, 'scheduled');
  expect(await countFigures()).toMatchObject({ therapists: 1, medianReplyMs: 8 * hour, sessions: 2 });
});

it('give the average of all verified reviews, each counted once, from five on', async () => {
  const reviewed = (reviewCount: number, reviewAverage: number, given: object = {}) =>
    createTherapist({ reviewCount, reviewAverage, ...given });
  await reviewed(1, 1);
  await reviewed(3, 5, { isActive: false });
  await reviewed(9, 1, { isSample: true });
  expect(await countFigures()).toMatchObject({ reviews: 4, average: null });
  await reviewed(1, 4);
  expect(await countFigures()).toMatchObject({ reviews: 5, average: 4 });
});

it('leave out everything of sample profiles', async () => {
  const { id: sample } = await createTherapist({ isSample: true });
  await message(sample, 10, 3);
  await session(sample, 'completed');
  expect(await countFigures()).toMatchObject({ therapists: 0, medianReplyMs: null, sessions: 0 });
});

it('give the lowest and highest fee of listed people once three of them name one', async () => {
  const asking = (sessionRate: string, given: object = {}) => createTherapist({ sessionRate, ...given });
  await asking('1800');
  await asking('900.50');
  await asking('100', { isSample: true });
  await asking('9000', { isActive: false });
  await createTherapist({ sessionRate: null });
  expect((await countFigures()).fees).toEqual([]);
  await asking('2400');
  expect((await countFigures()).fees).toEqual([90_050, 240_000]);
});
