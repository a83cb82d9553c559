// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { cancelBooking, moveBooking } from '@/lib/booking/change/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { answerProposal, proposeAnotherTime } from '@/lib/booking/proposal/commands';
import { proposalBasis } from '@/lib/booking/proposal/rules';
import { findBooking } from '@/lib/booking/queries';
import { hour } from '@/lib/format/duration';
import { formatInstant } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { toldSince } from '@/test/notification/told';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const catcher = setUpMailCatcher();
const other = setUpOtherServer();

const timeout = 300_000;
const request = { id: 'request-1', network: 'network' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let calendarId: string;
let therapistAddresses: readonly string[];

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  const { email } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
  therapistAddresses = [email, asha.viewer.email];
  calendarId = await openEveryHour(asha.therapist.id);
});

/** An appointment of both at a full hour of India, with its session; `to` is the hour after it. */
async function agreed(round: number) {
  const full = Math.ceil(Date.now() / hour) * hour + hour / 2;
  const startsAt = new Date(full + (96 + round * 4) * hour);
  const { id } = await createAppointmentRow({ calendarId, clientId: meera.viewer.profile.id, startsAt });
  const session = await db.therapySession.create({
    data: {
      therapistId: asha.therapist.id,
      clientId: meera.viewer.profile.id,
      sessionDate: startsAt,
      bookingId: id,
    },
  });
  return { id, startsAt, sessionId: session.id, to: new Date(startsAt.getTime() + hour) };
}

const cancelOf = (id: string, by: 'client' | 'therapist') => {
  const actor = by === 'client' ? meera.viewer : asha.viewer;
  return {
    here: async () => (await cancelBooking({ bookingId: id, by, actor, request })).done,
    there: () => other({ do: 'cancel', id, by, actor }) as Promise<boolean>,
  };
};

/** The messages to both people since the last meeting; every mail names the final time of the row. */
async function told(id: string) {
  const { texts, ...all } = await toldSince({
    catcher,
    jobs: bookingJobs,
    readers: [
      { name: 'client', userId: meera.viewer.userId, addresses: [meera.viewer.email] },
      { name: 'therapist', userId: asha.viewer.userId, addresses: therapistAddresses },
    ],
    about: [id],
  });
  const { startsAt } = await db.booking.findUniqueOrThrow({ where: { id } });
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain(formatInstant(startsAt, 'Asia/Kolkata'));
  return all;
}

/** Expects row, session and page to show this person's cancellation at one time. */
async function expectCancelled(id: string, by: string, startsAt: Date): Promise<void> {
  const row = await db.booking.findUniqueOrThrow({ where: { id }, include: { session: true } });
  expect(row).toMatchObject({ status: 'cancelled', cancelledBy: by, startsAt, proposedStartsAt: null });
  expect(row.session).toMatchObject({ status: 'cancelled', cancelledBy: by, sessionDate: startsAt });
  expect(await findBooking(id)).toMatchObject({ status: 'cancelled', startsAt });
}

/**
 * The person who cancels reads the result on the page; only a client also gets a mail, for their calendar.
 */
const mails = {
  therapist: ['client: Cancelled'],
  client: ['client: Cancelled', 'therapist: An appointment is cancelled'],
};

type Ended = {
  readonly id: string;
  readonly by: keyof typeof mails;
  readonly startsAt: Date;
  /** The side that locked the row first, if the round fixed that. */
  readonly first: Awaited<ReturnType<typeof meet>>['first'];
  /** Whether the step that raced the cancellation took effect; `step` names its message in that case. */
  readonly taken: boolean;
  readonly step: { readonly notification: string; readonly audit: string };
};

/**
 * Whichever came first, the appointment ends cancelled at one time, and the messages and the audit trail
 * report exactly the steps that took effect.
 */
async function expectEnd({ id, by, startsAt, first, taken, step }: Ended): Promise<void> {
  if (first) expect(taken).toBe(first === 'first');
  await expectCancelled(id, by, startsAt);
  const other = by === 'client' ? 'therapist' : 'client';
  const notifications = [`${other}: session.cancelled`, ...(taken ? [step.notification] : [])];
  expect(await told(id)).toEqual({
    notifications: notifications.toSorted(),
    mails: mails[by],
    audit: [...(taken ? [step.audit] : []), 'booking.cancelled'],
  });
}

/** The messages about the client's move. */
const moving = { notification: 'therapist: session.moved', audit: 'booking.moved' };

it('the client agrees to a proposed time while the therapist cancels', { timeout }, async () => {
  for (const round of rounds) {
    const { id, startsAt, to } = await agreed(round);
    await db.booking.update({ where: { id }, data: { proposedStartsAt: to } });
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      {
        here: () => answerProposal('agree', { bookingId: id, actor: meera.viewer, request }),
        there: () => other({ do: 'agree', id, actor: meera.viewer }) as ReturnType<typeof answerProposal>,
      },
      cancelOf(id, 'therapist'),
    ]);
    const moved = answers[0] === 'agreed';
    expect(answers).toEqual([moved ? 'agreed' : 'gone', true]);
    const end = { id, by: 'therapist', startsAt: moved ? to : startsAt, first } as const;
    await expectEnd({ ...end, taken: moved, step: moving });
  }
});

it('the client moves an appointment while the therapist cancels it', { timeout }, async () => {
  for (const round of rounds) {
    const { id, startsAt, to } = await agreed(round);
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      {
        here: async () =>
          (await moveBooking({ bookingId: id, by: 'client', actor: meera.viewer, request, to })).done,
        there: () => other({ do: 'move', id, actor: meera.viewer, to: to.toISOString() }) as Promise<boolean>,
      },
      cancelOf(id, 'therapist'),
    ]);
    const [moved, cancelled] = answers;
    expect(cancelled).toBe(true);
    const end = { id, by: 'therapist', startsAt: moved ? to : startsAt, first } as const;
    await expectEnd({ ...end, taken: moved, step: moving });
  }
});

it('the therapist proposes another time while the client cancels', { timeout }, async () => {
  for (const round of rounds) {
    const { id, startsAt, sessionId, to } = await agreed(round);
    const wanted = {
      session: sessionId,
      startsAt: to.toISOString().slice(0, 16),
      timeZone: 'UTC',
      basis: proposalBasis({ startsAt, proposedStartsAt: null }),
      scope: '',
    } as const;
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      {
        here: () => proposeAnotherTime(asha.viewer, wanted, request),
        there: () =>
          other({ do: 'propose', viewer: asha.viewer, wanted }) as ReturnType<typeof proposeAnotherTime>,
      },
      cancelOf(id, 'client'),
    ]);
    const proposed = 'proposed' in answers[0];
    expect(answers).toEqual([proposed ? { proposed: 1 } : { because: 'over' }, true]);
    const step = { notification: 'client: booking.proposed', audit: 'booking.proposed' };
    await expectEnd({ id, by: 'client', startsAt, first, taken: proposed, step });
    // The link of an old proposal in an inbox changes nothing.
    expect(await answerProposal('agree', { bookingId: id, actor: meera.viewer, request })).toBe('gone');
    await expectCancelled(id, 'client', startsAt);
  }
});
