import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewStep } from '@/components/booking/change/review-step';
import type { MemberOf } from '@/lib/account/session/session';
import { adoptFor } from '@/lib/booking/adopt/commands';
import { undoOutcome } from '@/lib/booking/missed/commands';
import { reviewByLink } from '@/lib/booking/review/actions';
import { guestReview } from '@/lib/booking/review/queries';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { day, hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { publishReview, writeReview } from '@/lib/therapist/review/commands';
import { ownReviews } from '@/lib/therapist/review/queries';
import { reviewMessages } from '@/lib/therapist/review/rules';
import { createAdmin } from '@/test/account/back-office';
import { createAppointmentRow, tokenOf } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const request = { id: 'request-1', network: '203.0.113.7' };
const words = 'Calm and clear. I felt heard.';

let asha: Awaited<ReturnType<typeof createPractice>>;
let kavya: Person;
let calendarId: string;
let token: string;
let bookingId: string;

async function held(hoursAgo: number, more: object = {}) {
  const startsAt = new Date(Date.now() - hoursAgo * hour);
  const guest = { name: 'Kavya Rao', email: kavya.viewer.email };
  const { id, endsAt } = await createAppointmentRow({ calendarId, startsAt, ...guest, ...more });
  const { id: sessionId } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
  return { id, sessionId, token: await tokenOf(id, endsAt) };
}

const send = (given: object = {}) =>
  reviewByLink(null, formOf({ booking: token, rating: '5', comment: words, ...given }, ''));

/** The part of the guest's page. */
async function page(): Promise<string> {
  const found = await guestReview(bookingId, 'Asia/Kolkata', new Date());
  return found
    ? renderToStaticMarkup(<ReviewStep review={found.review} therapist="Asha" token={token} />)
    : '';
}

let sessionId: string;

beforeEach(async () => {
  asha = await createPractice();
  kavya = await createStranger();
  ({ id: calendarId } = await db.calendar.create({ data: { therapistId: asha.therapist.id } }));
  ({ id: bookingId, sessionId, token } = await held(2));
});

describe('the review of a guest', () => {
  it('is written by the link after a completed session, once, and changed within its days', async () => {
    expect(await send()).toMatchObject({ ok: false, message: reviewMessages.noSession });
    expect(await page()).toBe('');
    await completeSession(asha.viewer, { sessionId, request });
    expect(await page()).toContain('Send my review');
    expect(await Promise.all([send(), send()])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await send({ rating: '4' })).toMatchObject({ ok: true, message: reviewMessages.sent });
    expect(await db.therapistReview.findMany()).toMatchObject([
      { clientId: null, sessionId, rating: 4, comment: words, approvedAt: null },
    ]);
    const shown = await page();
    for (const part of ['We are checking your review.', 'Change my review', words])
      expect(shown).toContain(part);
    const other = await held(30);
    await completeSession(asha.viewer, { sessionId: other.sessionId, request });
    expect(await send({ booking: other.token, comment: 'Another one.' })).toMatchObject({ ok: true });
    expect(await db.therapistReview.count()).toBe(1);
    await db.therapistReview.updateMany({ data: { createdAt: new Date(Date.now() - 31 * day) } });
    expect(await send()).toMatchObject({ ok: false, message: reviewMessages.tooLate });
    expect(await page()).not.toContain('Change my review');
  });

  it('needs a live link, words without contact, and is no therapist’s own', async () => {
    await completeSession(asha.viewer, { sessionId, request });
    expect(await send({ booking: `${token.slice(0, -2)}xx` })).toMatchObject({ ok: false });
    expect(await send({ comment: 'Write to me: kavya@example.in' })).toMatchObject({
      fieldErrors: { comment: reviewMessages.contact },
    });
    const own = await held(40, { email: asha.viewer.email });
    await completeSession(asha.viewer, { sessionId: own.sessionId, request });
    expect(await send({ booking: own.token })).toMatchObject({ message: reviewMessages.ownWork });
    expect(await db.therapistReview.count()).toBe(0);
  });

  it('is published by the team, unless the session is no longer completed', async () => {
    const { viewer: admin } = await createAdmin();
    await completeSession(asha.viewer, { sessionId, request });
    await send();
    const { id, createdAt } = await db.therapistReview.findFirstOrThrow();
    await undoOutcome(asha.viewer, { sessionId, request });
    expect(await publishReview(admin, id, createdAt, request)).toBe('sessionGone');
    await db.therapySession.update({ where: { id: sessionId }, data: { status: 'completed' } });
    expect(await publishReview(admin, id, createdAt, request)).toBe('published');
    expect(await db.notification.count({ where: { userId: kavya.viewer.userId } })).toBe(0);
  });

  it('is the client’s once the account has the booking; the forwarded link then writes nothing', async () => {
    await completeSession(asha.viewer, { sessionId, request });
    await send();
    await adoptFor(kavya.viewer.userId);
    const client = kavya.viewer as MemberOf<'client'>;
    expect(await ownReviews(client)).toMatchObject([{ review: { rating: 5, comment: words } }]);
    expect(await page()).toBe('');
    expect(await send({ rating: '1' })).toMatchObject({ ok: false, message: reviewMessages.noSession });
    expect(await db.therapistReview.findFirstOrThrow()).toMatchObject({ rating: 5 });
  });

  it('gives way to the review that the client has written in the account', async () => {
    const client = kavya.viewer as MemberOf<'client'>;
    await adoptFor(client.userId);
    await completeSession(asha.viewer, { sessionId, request });
    const { slug } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
    await writeReview(client, { therapist: slug, rating: 3, comment: 'In between.' }, request);
    const later = await held(1);
    await completeSession(asha.viewer, { sessionId: later.sessionId, request });
    expect(await send({ booking: later.token })).toMatchObject({ ok: true });
    await adoptFor(client.userId);
    expect(await db.therapistReview.findMany()).toMatchObject([{ rating: 3, clientId: client.profile.id }]);
  });
});
