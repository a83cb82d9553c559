import { beforeEach, describe, expect, it } from 'vitest';
import { markMissed, undoOutcome } from '@/lib/booking/missed/commands';
import { writeGuestReview } from '@/lib/booking/review/commands';
import { reviewJobs } from '@/lib/booking/review/jobs';
import { completeSession } from '@/lib/care/session/conclude/commands';
import { hour } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { askReviewTask } from '@/lib/therapist/review/rules';
import { bookingOfLink, createAppointmentRow } from '@/test/booking/appointments';
import { openAllHours } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPractice, createStranger } from '@/test/payment/quotations';
import { runLateJobs, waitingJobs } from '@/test/server/jobs';
import { createUser } from '@/test/therapist/factories';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };
const kavya = { name: 'Kavya Rao', email: 'kavya@example.org', phone: '+919876543210' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let calendarId: string;

beforeEach(async () => {
  asha = await createPractice();
  calendarId = (await db.calendar.create({ data: { therapistId: asha.therapist.id } })).id;
});

/** A session that began so many hours ago and is marked as completed now. */
async function completed(hours = 2, given: object = kavya): Promise<string> {
  const startsAt = new Date(Date.now() - hours * hour);
  const { id } = await createAppointmentRow({ calendarId, startsAt, ...given });
  const { id: sessionId } = await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } });
  expect(await completeSession(asha.viewer, { sessionId, request })).toEqual({ done: true });
  return id;
}

/** The mails of all waiting jobs, sent the day after tomorrow at noon in India. */
async function mails() {
  const day = new Date(Date.now() + 48 * hour).toISOString().slice(0, 10);
  await runLateJobs(reviewJobs, `${day}T06:30:00Z`);
  return catcher.caught.splice(0).map(({ mail, recipients }) => ({ ...mail, recipients }));
}

describe('the guest of a completed session', () => {
  it('is asked for a review once, a day later, by the link of the appointment', async () => {
    const id = await completed(24 * 20);
    const [at] = await waitingJobs(askReviewTask);
    expect((at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * hour);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([kavya.email]);
    expect(mail?.subject).toMatch(/^Your appointment on /);
    expect(mail?.subject).not.toContain(asha.therapist.name);
    expect(mail?.text).toContain('We publish it without your name, after we check it.');
    const token = /\/book\/appointment\/([\w.~-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await bookingOfLink(token)).toBe(id);
    await completed(3);
    expect(await mails()).toEqual([]);
  });

  it('is not asked when the outcome was undone, or is another one', async () => {
    const id = await completed();
    const step = {
      sessionId: (await db.therapySession.findUniqueOrThrow({ where: { bookingId: id } })).id,
      request,
    };
    expect(await undoOutcome(asha.viewer, step)).toEqual({ done: true });
    expect(await markMissed(asha.viewer, step)).toEqual({ done: true });
    expect(await mails()).toEqual([]);
  });

  it.each([
    [
      'has reviewed the therapist',
      async (id: string) => {
        await writeGuestReview(id, { rating: 5, comment: 'She listened well.' } as never, request);
      },
    ],
    [
      'has unsubscribed from our newsletter',
      async () => {
        await db.newsletterSubscriber.create({
          data: {
            email: kavya.email,
            noticeVersion: '1',
            unsubscribedAt: new Date(),
            unsubscribeTokenHash: 'a'.repeat(64),
          },
        });
      },
    ],
    [
      'is erased',
      async () => {
        await db.participant.updateMany({ data: { name: null, email: null, phone: null } });
      },
    ],
    [
      'has an account that took the session over',
      async (id: string) => {
        const { viewer } = await createStranger();
        await db.therapySession.update({ where: { bookingId: id }, data: { clientId: viewer.profile.id } });
        await db.participant.updateMany({ data: { clientId: viewer.profile.id } });
      },
    ],
  ])('is not asked who %s', async (_, act) => {
    await act(await completed());
    expect(await mails()).toEqual([]);
  });

  it('is asked at the hours of an account with the address', async () => {
    const user = await createUser({ email: kavya.email });
    await openAllHours({ userId: user.id });
    await completed();
    expect(await mails()).toHaveLength(1);
  });
});
