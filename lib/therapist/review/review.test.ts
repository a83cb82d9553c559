import { beforeEach, describe, expect, it } from 'vitest';
import { type MemberOf, viewerOfToken } from '@/lib/account/session/session';
import { startSession, strengthenSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { countFigures } from '@/lib/therapist/figures/queries';
import { therapistProfile } from '@/lib/therapist/queries';
import { setUpDatabase } from '@/test/database/database';
import { sent, setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createTherapist } from '@/test/therapist/factories';
import { answerOwnReview, publishWaitingReview, refuseWaitingReview, writeOwnReview } from './actions';
import { ownReviews } from './queries';
import { changeableDays, reviewMessages } from './rules';

setUpDatabase();
setUpVisitor();

const tokenOf = async (userId: string, secondFactor = false) => {
  const session = await startSession(db, userId, { userAgent: null, networkHash: 'x' });
  return secondFactor ? ((await strengthenSession(db, session.id))?.token ?? '') : session.token;
};

let listing: Awaited<ReturnType<typeof createTherapist>>;
let tokens: { client: string; therapist: string; admin: string };
let clientId: string;

async function meet(id: string, status = 'completed') {
  await db.therapySession.create({
    data: {
      clientId: id,
      therapistId: listing.id,
      sessionDate: new Date('2026-10-01T04:30:00Z'),
      status,
      ...(status === 'completed' && { completedAt: new Date('2026-10-01T05:30:00Z') }),
    },
  });
}

beforeEach(async () => {
  const therapist = await createProfile({ role: 'therapist' });
  const client = await createProfile();
  const admin = await createProfile({ role: 'admin' });
  listing = await createTherapist({ userId: therapist.userId });
  clientId = client.id;
  tokens = {
    client: await tokenOf(client.userId),
    therapist: await tokenOf(therapist.userId),
    admin: await tokenOf(admin.userId, true),
  };
  visitor.token = tokens.client;
});

const words = 'We began with one ordinary week of mine, and that was easier than I had thought.';
const write = (given: Record<string, string> = {}) =>
  writeOwnReview(null, sent({ therapist: listing.slug, rating: '5', comment: words, ...given }));
const review = () => db.therapistReview.findFirstOrThrow();
const seenOf = async () => {
  const { changedAt, createdAt } = await review();
  return (changedAt ?? createdAt).toISOString();
};
async function publish() {
  visitor.token = tokens.admin;
  return publishWaitingReview(null, sent({ review: (await review()).id, seen: await seenOf() }));
}
const profile = async () => therapistProfile(listing.slug);

describe('writing a review', () => {
  it('takes a completed session', async () => {
    expect(await write()).toMatchObject({ ok: false, message: reviewMessages.noSession });
    await meet(clientId, 'scheduled');
    expect(await write()).toMatchObject({ ok: false, message: reviewMessages.noSession });
    await meet(clientId);
    expect(await write()).toMatchObject({ ok: true, message: reviewMessages.sent });
    expect((await profile())?.reviews.latest).toEqual([]);
  });

  it('is not for the therapist, nor for an address that nobody has confirmed', {
    tags: ['slow'],
  }, async () => {
    // A listing can be linked to another account only before its first session.
    const { userId } = await db.profile.findUniqueOrThrow({ where: { id: clientId } });
    await db.therapist.update({ where: { id: listing.id }, data: { userId } });
    await meet(clientId);
    visitor.token = tokens.therapist;
    expect(await write()).toMatchObject({ ok: false, message: 'Your account does not have access to this.' });
    visitor.token = tokens.client;
    expect(await write()).toMatchObject({ ok: false, message: reviewMessages.ownWork });
    await db.therapist.update({ where: { id: listing.id }, data: { userId: null } });
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
    expect(await write()).toMatchObject({
      ok: false,
      message: expect.stringContaining('confirm your email'),
    });
    expect(await db.therapistReview.count()).toBe(0);
  });

  it.each([
    'Write to me: asha@example.in',
    'See www.example.in',
    'Call 98765 43210',
    'Call 2233 4455',
    'Her page is asharao.health',
  ])('refuses a link, an address or a number: %s', async (comment) => {
    await meet(clientId);
    expect(await write({ comment })).toMatchObject({
      ok: false,
      fieldErrors: { comment: reviewMessages.contact },
    });
  });

  it('makes one of each pair, however often and at once it is sent', async () => {
    await meet(clientId);
    await meet(clientId);
    await Promise.all([write(), write({ rating: '4' }), write({ rating: '3' })]);
    expect(await db.therapistReview.count()).toBe(1);
  });

  it('is changed for thirty days, and checked again', { tags: ['slow'] }, async () => {
    await meet(clientId);
    await write();
    await publish();
    expect((await profile())?.reviewCount).toBe(1);
    visitor.token = tokens.client;
    expect(await write({ rating: '2' })).toMatchObject({ ok: true });
    expect((await profile())?.reviewCount).toBe(0);
    const long = new Date(Date.now() - (changeableDays + 1) * 86_400_000);
    await db.therapistReview.updateMany({ data: { createdAt: long } });
    expect(await write({ rating: '1' })).toMatchObject({ ok: false, message: reviewMessages.tooLate });
    expect(await review()).toMatchObject({ rating: 2 });
    const viewer = (await viewerOfToken(tokens.client)) as MemberOf<'client'>;
    expect(await ownReviews(viewer)).toMatchObject([{ review: { rating: 2, changeableUntil: null } }]);
  });

  it('says until which day it can be changed', async () => {
    await meet(clientId);
    await write();
    await db.therapistReview.updateMany({ data: { createdAt: new Date('2026-11-02T20:00:00Z') } });
    const viewer = (await viewerOfToken(tokens.client)) as MemberOf<'client'>;
    const [mine] = await ownReviews(viewer, new Date('2026-11-20T04:30:00Z'));
    expect(mine?.review).toMatchObject({ state: 'waits', changeableUntil: '3 December 2026' });
  });

  it('loses an answer that was given to other words', { tags: ['slow'] }, async () => {
    await meet(clientId);
    await write();
    await publish();
    visitor.token = tokens.therapist;
    await answerOwnReview(null, sent({ review: (await review()).id, answer: 'Thank you for the trust.' }));
    visitor.token = tokens.client;
    await write({ rating: '1', comment: 'I have changed my mind.' });
    expect(await review()).toMatchObject({ answer: null, answeredAt: null });
  });
});

describe('the check', () => {
  beforeEach(async () => {
    await meet(clientId);
    await write();
  });

  it('shows it without a name, tells both, and shows the average from five on', {
    tags: ['slow'],
  }, async () => {
    expect(await publish()).toMatchObject({ ok: true });
    const shown = await profile();
    expect(shown?.reviews.latest).toMatchObject([{ rating: 5, comment: words, answer: null }]);
    expect(JSON.stringify(shown)).not.toContain(clientId);
    expect(shown).toMatchObject({ reviewCount: 1, reviewAverage: null });
    expect((await db.notification.findMany()).map(({ kind }) => kind).toSorted()).toEqual([
      'review.published',
      'review.received',
    ]);
    expect(await countFigures()).toMatchObject({ reviews: 1, average: null });
    for (const rating of [5, 4, 4, 3]) {
      const other = await createProfile();
      await meet(other.id);
      const { id: sessionId } = await db.therapySession.findFirstOrThrow({ where: { clientId: other.id } });
      await db.therapistReview.create({
        data: {
          therapistId: listing.id,
          clientId: other.id,
          sessionId,
          rating,
          comment: 'Good.',
          approvedAt: new Date(),
        },
      });
    }
    expect(await profile()).toMatchObject({ reviewCount: 5, reviewAverage: 4.2 });
    expect(await countFigures()).toMatchObject({ therapists: 1, sessions: 5, reviews: 5, average: 4.2 });
  });

  it('leaves out what breaks a rule, with words, and says how many', async () => {
    visitor.token = tokens.admin;
    const { id } = await review();
    const answer = { review: id, seen: await seenOf(), reason: 'It names somebody else.' };
    expect(await refuseWaitingReview(null, sent({ ...answer, reason: '' }))).toMatchObject({ ok: false });
    expect(await refuseWaitingReview(null, sent(answer))).toMatchObject({ ok: true });
    expect((await profile())?.reviews).toEqual({ latest: [], left: 1 });
    expect(await publish()).toMatchObject({ ok: false, message: reviewMessages.gone });
  });

  it('publishes nothing about a session that was no session', async () => {
    await db.therapySession.updateMany({ data: { status: 'scheduled', completedAt: null } });
    expect(await publish()).toMatchObject({ ok: false, message: reviewMessages.sessionGone });
    expect((await profile())?.reviewCount).toBe(0);
  });

  it('decides only on what it has seen', async () => {
    const seen = await seenOf();
    await write({ comment: 'Something else entirely.' });
    visitor.token = tokens.admin;
    const { id } = await review();
    expect(await publishWaitingReview(null, sent({ review: id, seen }))).toMatchObject({ ok: false });
    expect((await profile())?.reviewCount).toBe(0);
  });

  it('is answered once, by its therapist alone', { tags: ['slow'] }, async () => {
    const { id } = await review();
    const answer = { review: id, answer: 'Thank you for the trust.' };
    visitor.token = tokens.therapist;
    expect(await answerOwnReview(null, sent(answer))).toMatchObject({
      ok: false,
      message: reviewMessages.gone,
    });
    await publish();
    const stranger = await createProfile({ role: 'therapist' });
    visitor.token = await tokenOf(stranger.userId);
    expect(await answerOwnReview(null, sent(answer))).toMatchObject({
      ok: false,
      message: reviewMessages.gone,
    });
    visitor.token = tokens.therapist;
    const answers = await Promise.all([
      answerOwnReview(null, sent(answer)),
      answerOwnReview(null, sent({ ...answer, answer: 'Another.' })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await profile())?.reviews.latest[0]?.answer).toBeTruthy();
  });
});

it('shows which register was looked up, while the entry is good', async () => {
  const of = { therapistId: listing.id, register: 'RCI' };
  await db.therapistRegistration.createMany({
    data: [
      { ...of, number: 'A1', checkedAt: new Date('2026-11-02T04:30:00Z'), expiresOn: new Date('2099-03-31') },
      { ...of, number: 'A2', checkedAt: new Date('2020-11-02T04:30:00Z'), expiresOn: new Date('2021-03-31') },
      { ...of, number: 'A3' },
    ],
  });
  expect((await profile())?.registers).toEqual([
    { register: 'RCI', number: 'A1', lookedUp: '2026-11-02', goodUntil: '2099-03-31' },
  ]);
});
