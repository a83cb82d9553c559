import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '@/lib/booking/change/commands';
import { findBooking } from '@/lib/booking/queries';
import { appointmentRefusals } from '@/lib/payment/appointment/rules';
import { paymentMessages } from '@/lib/payment/rules';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { reportAppointment } from '@/test/payment/appointment-reports';
import { appointmentSubject, createDueAppointment } from '@/test/payment/card-appointments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formWithPayment, paymentVisit, postPayment } from '@/test/payment/sent-payments';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const shownPaise = 180_000;
const request = { id: 'request-1', network: '203.0.113.7' };

let meera: Person;
let neha: Person;
let id: string;
let nehas: string;

beforeEach(async () => {
  const asha = await createPractice();
  [meera, neha] = [await createStranger(), await createStranger()];
  id = await createDueAppointment(asha, meera);
  nehas = await createDueAppointment(asha, neha, 5);
});

/** Counts of the rows that a payment makes. */
async function traces() {
  const [jobs] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.jobs`;
  return {
    payments: await db.paymentSubmission.count(),
    events: await db.paymentSubmissionEvent.count(),
    files: await db.storedFile.count(),
    money: await db.transaction.count(),
    notifications: await db.notification.count(),
    jobs: jobs?.count,
  };
}

type Page = Awaited<ReturnType<typeof appointmentSubject>>;

/** The form of a page that showed this appointment, sent as a browser without scripts does. */
async function send(page: Page, fields: Readonly<Record<string, string>> = {}) {
  const file = await plainPicture(320, 640).png().toBuffer();
  return postPayment(formWithPayment({ subject: page, shownPaise, file, fields }));
}

async function report(): Promise<string> {
  const { startsAt } = await appointmentSubject(id);
  const report = await reportAppointment({ id, startsAt, reference: 'FIRST001', shownPaise });
  if (!report.done) throw new Error(JSON.stringify(report));
  return report.id;
}

async function move(): Promise<unknown> {
  const { startsAt, endsAt, blockedUntil } = await db.booking.findUniqueOrThrow({ where: { id } });
  const later = (at: Date) => new Date(at.getTime() + 7_200_000);
  return db.booking.update({
    where: { id },
    data: { startsAt: later(startsAt), endsAt: later(endsAt), blockedUntil: later(blockedUntil) },
  });
}

describe('a payment for an appointment that', () => {
  it.each([
    [
      'was cancelled',
      appointmentRefusals.cancelled,
      () => cancelBooking({ bookingId: id, by: 'client', actor: meera.viewer, request }),
    ],
    ['was moved', appointmentRefusals.moved, move],
    ['was reported as paid', appointmentRefusals.checking, report],
    [
      'was paid',
      appointmentRefusals.paid,
      async () => verifyPayment(await report(), null, await createAdmin()),
    ],
  ])('%s is refused in a plain sentence, and leaves nothing', async (_what, message, happens) => {
    const page = await appointmentSubject(id);
    await happens();
    const before = await traces();
    expect(await send(page)).toMatchObject({ ok: false, message });
    expect(await traces()).toEqual(before);
  });
});

describe('a payment for the appointment of somebody else', () => {
  it('cannot be made by changing the name in one’s own form', { tags: ['slow'] }, async () => {
    const page = await appointmentSubject(id);
    const [text = '', signature = ''] = paymentVisit(page, shownPaise).ticket.split('.');
    const changed = JSON.parse(Buffer.from(text, 'base64url').toString());
    changed.subject = await appointmentSubject(nehas);
    const ticket = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    visitor.token = meera.token;
    const before = await traces();
    expect(await send(page, { ticket })).toMatchObject({ ok: false, message: paymentMessages.gone });
    expect(await traces()).toEqual(before);
    expect((await findBooking(nehas))?.fee.state).toBe('due');
  });

  it('by the link that they passed on pays theirs: money, receipt and state are theirs alone', {
    tags: ['slow'],
  }, async () => {
    visitor.token = meera.token;
    // A browser without scripts is redirected to the success, which a test sees as an error.
    await expect(send(await appointmentSubject(nehas))).rejects.toThrow('NEXT_REDIRECT');
    const payment = await db.paymentSubmission.findFirstOrThrow();
    expect(payment).toMatchObject({ appointmentId: nehas, clientId: meera.viewer.profile.id });
    expect(await verifyPayment(payment.id, null, await createAdmin())).toEqual({ done: true });
    expect(await db.transaction.findMany()).toMatchObject([
      { appointmentId: nehas, clientId: neha.viewer.profile.id, status: 'paid' },
    ]);
    expect([(await findBooking(id))?.fee.state, (await findBooking(nehas))?.fee.state]).toEqual([
      'due',
      'verified',
    ]);
  });
});
