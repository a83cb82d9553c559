import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewWords } from '@/components/therapist/review/review-words';
import type { MemberOf } from '@/lib/account/session/session';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { therapistProfile } from '@/lib/therapist/queries';
import { receivedReviews } from '@/lib/therapist/review/queries';
import { averageFrom } from '@/lib/therapist/review/rules';
import { createAppointmentRow } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { recordQueries } from '@/test/database/recorded-queries';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;
let slug: string;
let next = 0;

beforeEach(async () => {
  asha = await createPractice();
  const { id } = asha.therapist;
  await db.therapist.update({ where: { id }, data: { isActive: true } });
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: id } }));
  ({ slug } = await db.therapist.findUniqueOrThrow({ where: { id } }));
});

async function kind(name: string, more: object = {}): Promise<string> {
  const data = { therapistId: asha.therapist.id, name, minutes: 50, fee: '1800', position: 9, ...more };
  return (await db.sessionKind.create({ data })).id;
}

/** Published reviews of sessions of this kind. */
async function reviewed(kindId: string | null, times: number) {
  for (const _ of Array(times)) {
    next += 1;
    const { id } = await createAppointmentRow({
      ...{
        calendarId,
        startsAt: new Date(Date.now() - next * hour),
        kindId,
        kindName: kindId && 'As booked',
      },
      ...{ name: 'Kavya Rao', email: `kavya-${next}@example.test` },
    });
    const { id: sessionId } = await db.therapySession.update({
      where: { bookingId: id },
      data: { status: 'completed', completedAt: new Date() },
    });
    await db.therapistReview.create({
      data: {
        ...{ therapistId: asha.therapist.id, sessionId, rating: 5, comment: 'Calm and clear.' },
        approvedAt: new Date(),
      },
    });
  }
}

/** How many reviews name each kind, for visitors; the therapist reads the same. */
async function named() {
  const latest = (await therapistProfile(slug))?.reviews.latest ?? [];
  const received = await receivedReviews(asha.viewer as MemberOf<'therapist'>);
  expect(received).toEqual(latest);
  const kinds = latest.map((review) => review.kind ?? '');
  return Object.fromEntries([...new Set(kinds)].map((of) => [of, kinds.filter((one) => one === of).length]));
}

describe('the kind of session of a review', () => {
  it('is named from as many reviews on as an average', async () => {
    await reviewed(await kind('Couples session'), averageFrom - 1);
    expect(await named()).toEqual({ '': averageFrom - 1 });
    await reviewed((await db.sessionKind.findFirstOrThrow({ where: { name: 'Couples session' } })).id, 1);
    expect(await named()).toEqual({ 'Couples session': averageFrom });
    const [review] = (await therapistProfile(slug))?.reviews.latest ?? [];
    if (!review) throw new Error('expected a review');
    expect(renderToStaticMarkup(<ReviewWords review={review} />)).toMatch(
      /A client, Couples session, \w+ 20/,
    );
  });

  it('stays unnamed for all where the few others could be known by it', async () => {
    await reviewed(await kind('Individual session'), averageFrom + 1);
    await reviewed(await kind('Couples session'), 1);
    expect(await named()).toEqual({ '': averageFrom + 2 });
    await reviewed(null, averageFrom - 1);
    expect(await named()).toEqual({ 'Individual session': averageFrom + 1, '': averageFrom });
  });

  it.each([
    ['for current clients', { bookableBy: 'clients' }],
    ['by a link', { bookableBy: 'link' }],
    ['no longer', { archivedAt: new Date() }],
  ])('is not named if it is offered %s', async (_, more) => {
    await reviewed(await kind('Leaving a marriage', more), averageFrom);
    expect(await named()).toEqual({ '': averageFrom });
  });

  it('costs a profile no statement more, however many kinds and reviews it has', async () => {
    const sent = recordQueries();
    const statements = async () => {
      sent.length = 0;
      await therapistProfile(slug);
      return sent.filter(({ text }) => text.startsWith('SELECT')).length;
    };
    // The listing with its kinds and places, its reviews with their kinds, and the number of refused ones.
    expect(await statements()).toBe(3);
    for (const name of ['Couples session', 'Family session']) await reviewed(await kind(name), averageFrom);
    expect(await statements()).toBe(3);
    expect(await named()).toEqual({ 'Couples session': averageFrom, 'Family session': averageFrom });
  });
});
