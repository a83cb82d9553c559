// Fifty meetings of two processes each.

import { beforeEach, expect, it } from 'vitest';
import { bookingJobs } from '@/lib/booking/jobs';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { findBooking } from '@/lib/booking/queries';
import { appointmentRefusals } from '@/lib/payment/appointment/rules';
import { cardJobs } from '@/lib/payment/provider/jobs';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { submissionJobs } from '@/lib/payment/submission/jobs';
import { type ReviewOutcome, verifyPayment } from '@/lib/payment/verification/commands';
import { verificationJobs } from '@/lib/payment/verification/jobs';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import type { SentEvent } from '@/test/counterpart/counterpart';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { type Reader, toldSince } from '@/test/notification/told';
import { reportAppointment } from '@/test/payment/appointment-reports';
import { appointmentSubject, createDueAppointment, openCardPage } from '@/test/payment/card-appointments';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { typedPayment } from '@/test/payment/sent-payments';
import { meet, rounds, setUpOtherServer, TryAgain } from '@/test/server/two-servers';

setUpDatabase();

const catcher = setUpMailCatcher();
const companies = setUpCardCompanies();
const other = setUpOtherServer();
const timeout = 600_000;

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let readers: readonly Reader[];

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  const { email } = await db.therapist.findUniqueOrThrow({ where: { id: asha.therapist.id } });
  readers = [
    { name: 'client', userId: meera.viewer.userId, addresses: [meera.viewer.email] },
    { name: 'payer', addresses: [typedPayment.payer_email] },
    { name: 'therapist', userId: asha.viewer.userId, addresses: [email, asha.viewer.email] },
  ];
});

type Page = { readonly id: string; readonly reference: string };

/** Pays on that page, and returns the card company's event about it. */
function paidEvent({ reference }: Page): SentEvent {
  companies.stripe.pay(reference);
  return companies.stripe.event('checkout.session.completed', reference);
}

/** The company sends an event again until we accept it. */
function understood(status: unknown): number {
  if (status === 500) throw new TryAgain('The word was not taken down.');
  return Number(status);
}

/** Delivers an event of the company to this test's server. */
async function receive(event: SentEvent): Promise<number> {
  const address = 'http://localhost:3000/api/webhooks/stripe';
  const answer = await receiveWebhook('stripe', new Request(address, { method: 'POST', ...event }));
  return understood(answer.status);
}

/** The same, to the other server. */
const receiveThere = async (event: SentEvent) => understood(await other({ do: 'card-event', event }));

/** The same, to either server. */
const receiving = (event: SentEvent) => ({ here: () => receive(event), there: () => receiveThere(event) });

/**
 * The final state of a card payment and its documents after its jobs, and the messages since the last
 * payment.
 */
async function told(pages: readonly Page[], about: readonly string[]) {
  const jobs = { ...bookingJobs, ...payingJobs, ...cardJobs, ...submissionJobs, ...verificationJobs };
  const { texts: _, ...since } = await toldSince({ catcher, jobs, readers, about });
  const rows = await db.transaction.findMany({
    where: { id: { in: pages.map(({ id }) => id) } },
    include: { receipts: { orderBy: { id: 'asc' } } },
  });
  const cards = rows.map(
    ({ status, returningBecause, receipts }) =>
      `${status} ${returningBecause ?? 'taken'} ${receipts.map(({ kind }) => kind).join('+')}`,
  );
  return { cards: cards.toSorted(), ...since };
}

const feeState = async (id: string) => (await findBooking(id))?.fee.state;

const returned = (because: string) => `refunded ${because} `;
const taken = 'paid taken receipt';
const byCard = { notifications: ['client: payment.verified', 'therapist: payment.received'] };

it('a card payment and a release have one outcome', { timeout }, async () => {
  for (const round of rounds) {
    const id = await createDueAppointment(asha, meera, 3 + round);
    const page = await openCardPage(id, meera);
    const event = paidEvent(page);
    await db.booking.update({ where: { id }, data: { payUntil: new Date(Date.now() - 1_000) } });
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      receiving(event),
      {
        here: () => endTimeToPay(id),
        there: () => other({ do: 'release', id }) as ReturnType<typeof endTimeToPay>,
      },
    ]);
    const [status, ended] = answers;
    expect(status).toBe(200);
    if (first) expect(ended).toBe(first === 'first' ? 'kept' : 'released');
    const { status: booking } = await db.booking.findUniqueOrThrow({ where: { id } });
    expect({ booking, ...(await told([page], [id])) }).toEqual(
      ended === 'released'
        ? {
            booking: 'cancelled',
            cards: [returned('closed')],
            notifications: [
              'client: payment.refunded',
              'client: payment.refunded',
              'client: session.cancelled',
              'therapist: session.cancelled',
            ],
            mails: [
              'client: Cancelled',
              'client: We are refunding a card payment',
              'therapist: An appointment is cancelled',
            ],
            audit: ['booking.cancelled'],
          }
        : {
            booking: 'confirmed',
            cards: [taken],
            ...byCard,
            mails: ['client: Your payment is confirmed'],
            audit: [],
          },
    );
  }
});

it('a card payment and a report: paid once, and nobody is asked to pay again', { timeout }, async () => {
  for (const round of rounds) {
    const id = await createDueAppointment(asha, meera, 3 + round);
    const page = await openCardPage(id, meera);
    const event = paidEvent(page);
    const subject = await appointmentSubject(id);
    const reported = { ...subject, reference: `CARD${round}`, shownPaise: 180_000 };
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      receiving(event),
      {
        here: () => reportAppointment(reported),
        there: () => other({ do: 'report', report: reported }) as ReturnType<typeof reportAppointment>,
      },
    ]);
    const [status, report] = answers;
    expect([status, await feeState(id)]).toEqual([200, 'verified']);
    if (first) expect(report.done).toBe(first === 'second');
    if (!report.done) expect(report).toMatchObject({ message: appointmentRefusals.paid });
    const letters = report.done ? ['payer: We have your details', 'therapist: A payment to check'] : [];
    const notices = report.done ? ['therapist: payment.reported'] : [];
    expect(await told([page], [id])).toEqual({
      cards: [taken],
      notifications: [...byCard.notifications, ...notices],
      mails: ['client: Your payment is confirmed', ...letters].toSorted(),
      audit: [],
    });
    if (report.done) {
      const admin = await createAdmin();
      expect(await verifyPayment(report.id, null, admin)).toEqual({ done: false, because: 'appointment' });
    }
  }
});

it('a card payment and the verification of a report: the second money does not count', {
  timeout,
}, async () => {
  const admin = await createAdmin();
  for (const round of rounds) {
    const id = await createDueAppointment(asha, meera, 3 + round);
    const page = await openCardPage(id, meera);
    const event = paidEvent(page);
    const { id: reportId } = await createPaymentRow({
      therapistId: asha.therapist.id,
      appointmentId: id,
      clientId: meera.viewer.profile.id,
      amount: '1800.00',
    });
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      receiving(event),
      {
        here: () => verifyPayment(reportId, null, admin),
        there: () => other({ do: 'verify', id: reportId, reviewer: admin }) as Promise<ReviewOutcome>,
      },
    ]);
    const [status, verified] = answers;
    expect([status, await feeState(id)]).toEqual([200, 'verified']);
    if (first) expect(verified).toMatchObject({ done: first === 'second' });
    const seen = await told([page], [reportId]);
    const receipts = await db.receipt.count({ where: { transaction: { appointmentId: id } } });
    expect(receipts).toBe(1);
    if (verified.done) {
      expect(seen).toEqual({
        cards: [returned('twice')],
        notifications: [
          'client: payment.refunded',
          'client: payment.refunded',
          'client: payment.verified',
          'therapist: payment.decided',
          'therapist: payment.received',
        ],
        mails: [
          'client: We are refunding a card payment',
          'client: Your payment is confirmed',
          'therapist: Our team has decided on a payment to you',
        ],
        audit: ['payment.verified', 'payment.decided-for-payee'],
      });
    } else {
      expect(verified).toEqual({ done: false, because: 'appointment' });
      expect(seen).toEqual({
        cards: [taken],
        ...byCard,
        mails: ['client: Your payment is confirmed'],
        audit: [],
      });
    }
  }
});

it('two card pages for one appointment: one is taken, the other goes back', { timeout }, async () => {
  for (const round of rounds) {
    const id = await createDueAppointment(asha, meera, 3 + round);
    const [one, two] = [await openCardPage(id, meera), await openCardPage(id, meera)];
    const [ours, theirs] = [paidEvent(one), paidEvent(two)];
    const { answers, first } = await meet(round, { table: 'bookings', id }, [
      receiving(ours),
      receiving(theirs),
    ]);
    expect(answers).toEqual([200, 200]);
    const { returningBecause } = await db.transaction.findUniqueOrThrow({ where: { id: two.id } });
    if (first) expect(returningBecause).toBe(first === 'first' ? 'twice' : null);
    expect(await told([one, two], [id])).toEqual({
      cards: [taken, returned('twice')],
      notifications: [
        'client: payment.refunded',
        'client: payment.refunded',
        'client: payment.verified',
        'therapist: payment.received',
      ],
      mails: ['client: We are refunding a card payment', 'client: Your payment is confirmed'],
      audit: [],
    });
    expect(await feeState(id)).toBe('verified');
  }
});

it('two words about money that went back, in any order: all of it once, and no more', {
  timeout,
}, async () => {
  for (const round of rounds) {
    const id = await createDueAppointment(asha, meera, 3 + round);
    const page = await openCardPage(id, meera);
    await receive(paidEvent(page));
    await told([page], [id]);
    const part = companies.stripe.refundEvent(page.reference, 60_000);
    const all = companies.stripe.refundEvent(page.reference);
    const { answers, first } = await meet(round, { table: 'transactions', id: page.id }, [
      receiving(part),
      receiving(all),
    ]);
    expect(answers).toEqual([200, 200]);
    const { amount, refundedAmount, refunds, receipts } = await db.transaction.findUniqueOrThrow({
      where: { id: page.id },
      include: { refunds: true, receipts: { where: { kind: 'credit_note' }, orderBy: { id: 'asc' } } },
    });
    expect(refundedAmount.toFixed(2)).toBe(amount.toFixed(2));
    const notes = receipts.map((note) => note.amount.toFixed(2));
    if (first) expect(notes).toEqual(first === 'first' ? ['600.00', '1200.00'] : ['1800.00']);
    else expect([['600.00', '1200.00'], ['1800.00']]).toContainEqual(notes);
    expect(refunds).toHaveLength(notes.length);
    const { notifications, mails } = await told([page], [id]);
    expect(notifications).toEqual([
      ...notes.map(() => 'client: payment.refunded'),
      ...notes.map(() => 'therapist: payment.refunded'),
    ]);
    expect(mails).toEqual([
      'client: A payment has been refunded',
      ...(notes.length > 1 ? ['client: Part of a payment has been refunded'] : []),
    ]);
    expect(await feeState(id)).toBe('refunded');
  }
});
