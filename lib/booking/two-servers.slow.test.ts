// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { bookingJobs } from '@/lib/booking/jobs';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { answerProposal } from '@/lib/booking/proposal/commands';
import { findBooking } from '@/lib/booking/queries';
import { hour } from '@/lib/format/duration';
import { formatInstant } from '@/lib/format/time';
import { appointmentRefusals } from '@/lib/payment/appointment/rules';
import { submissionJobs } from '@/lib/payment/submission/jobs';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/test/booking/appointments';
import { openEveryHour } from '@/test/booking/hours';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { toldSince } from '@/test/notification/told';
import { reportAppointment } from '@/test/payment/appointment-reports';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { typedPayment } from '@/test/payment/sent-payments';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';

setUpDatabase();

const catcher = setUpMailCatcher();

const timeout = 300_000;
const request = { id: 'request-1', network: 'network' };

const other = setUpOtherServer();

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

const appointment = (round: number, given: object) =>
  createAppointmentRow({
    calendarId,
    clientId: meera.viewer.profile.id,
    startsAt: new Date(Date.now() + (72 + round * 4) * hour),
    ...given,
  });

/** The messages and audit lines about an appointment since the last meeting. */
const told = (id: string) =>
  toldSince({
    catcher,
    jobs: { ...bookingJobs, ...payingJobs, ...submissionJobs },
    readers: [
      { name: 'client', userId: meera.viewer.userId, addresses: [meera.viewer.email] },
      { name: 'payer', addresses: [typedPayment.payer_email] },
      { name: 'therapist', userId: asha.viewer.userId, addresses: therapistAddresses },
    ],
    about: [id],
  });

it('a payment and the end of the time to pay: one of the two, told the same to both people', {
  timeout,
}, async () => {
  for (const round of rounds) {
    const { id, startsAt } = await appointment(round, {
      fee: '1500.00',
      payingRule: 'ahead',
      releaseUnpaid: true,
      payUntil: new Date(Date.now() - 1_000),
    });
    const report = {
      id,
      startsAt: startsAt.toISOString(),
      reference: `RACE${round}`,
      shownPaise: 150_000,
    };
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      {
        here: () => reportAppointment(report),
        there: () => other({ do: 'report', report }) as ReturnType<typeof reportAppointment>,
      },
      { here: () => endTimeToPay(id), there: () => other({ do: 'release', id }) },
    ]);
    const [paid, released] = answers;
    const { status } = await db.booking.findUniqueOrThrow({ where: { id } });
    const payments = await db.paymentSubmission.count({ where: { appointmentId: id } });
    const { texts, ...all } = await told(id);
    const page = await findBooking(id);
    expect([page?.status, page?.fee.state]).toEqual([status, status === 'cancelled' ? 'none' : 'reported']);
    if (first) expect(status).toBe(first === 'first' ? 'confirmed' : 'cancelled');
    if (status === 'cancelled') {
      expect([released, payments]).toEqual(['released', 0]);
      expect(paid).toMatchObject({ done: false, message: appointmentRefusals.cancelled });
      expect(all).toEqual({
        notifications: ['client: booking.cancelled', 'therapist: booking.cancelled'],
        mails: ['client: Cancelled', 'therapist: An appointment is cancelled'],
        audit: ['booking.cancelled'],
      });
      expect(texts.every((text) => text.includes('not paid in time'))).toBe(true);
    } else {
      expect([released, payments]).toEqual(['kept', 1]);
      expect(paid).toMatchObject({ done: true });
      expect(all).toEqual({
        notifications: ['therapist: payment.reported'],
        mails: ['payer: We have your details', 'therapist: A payment to check'],
        audit: [],
      });
    }
  }
});

it('a move and a cancellation: cancelled in the end, at one time for both people', { timeout }, async () => {
  for (const round of rounds) {
    const { id, startsAt } = await appointment(round, {});
    const session = await db.therapySession.create({
      data: {
        therapistId: asha.therapist.id,
        clientId: meera.viewer.profile.id,
        sessionDate: startsAt,
        bookingId: id,
      },
    });
    const proposedStartsAt = new Date(startsAt.getTime() + hour);
    await db.booking.update({ where: { id }, data: { proposedStartsAt } });
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      {
        here: () => answerProposal('agree', { bookingId: id, actor: meera.viewer, request }),
        there: () => other({ do: 'agree', id, actor: meera.viewer }) as ReturnType<typeof answerProposal>,
      },
      {
        here: async () => (await cancelBooking({ bookingId: id, by: 'guest', actor: 'guest', request })).done,
        there: () => other({ do: 'cancel', id }),
      },
    ]);
    const [answer, cancelled] = answers;
    expect(cancelled).toBe(true);
    const row = await db.booking.findUniqueOrThrow({ where: { id } });
    const stored = await db.therapySession.findUniqueOrThrow({ where: { id: session.id } });
    expect([row.status, stored.status]).toEqual(['cancelled', 'cancelled']);
    expect(stored.sessionDate).toEqual(row.startsAt);
    const moved = answer === 'agreed';
    if (first) expect(moved).toBe(first === 'first');
    if (!moved) expect(answer).toBe('gone');
    expect(row.startsAt).toEqual(moved ? proposedStartsAt : startsAt);
    // The client did both: a mail tells them of the end, and the therapist is notified of each.
    const { texts, ...all } = await told(id);
    expect(all).toEqual({
      notifications: ['therapist: session.cancelled', ...(moved ? ['therapist: session.moved'] : [])],
      mails: ['client: Cancelled', 'therapist: An appointment is cancelled'],
      audit: [...(moved ? ['booking.moved'] : []), 'booking.cancelled'],
    });
    expect(texts.every((text) => text.includes(formatInstant(row.startsAt, 'Asia/Kolkata')))).toBe(true);
  }
});
