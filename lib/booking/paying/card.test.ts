import { beforeEach, describe, expect, it } from 'vitest';
import { endTimeToPay } from '@/lib/booking/paying/deadline';
import { countUnpaidAppointments, unpaidAppointments } from '@/lib/booking/paying/unpaid';
import { findBooking } from '@/lib/booking/queries';
import { listOwnSessions } from '@/lib/care/session/queries';
import { feeOf } from '@/lib/payment/appointment/fee';
import { payByCard } from '@/lib/payment/provider/actions';
import { cardJobs } from '@/lib/payment/provider/jobs';
import { cardFormKind, cardMessages } from '@/lib/payment/provider/rules';
import { issueShownPrice } from '@/lib/payment/provider/shown-price';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { readPaymentSubject } from '@/lib/payment/subject';
import { issueTicket } from '@/lib/payment/submission/ticket';
import { verifyPayment } from '@/lib/payment/verification/commands';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { queuedNews } from '@/test/notification/news';
import {
  appointmentSubject,
  askForCardPage,
  createDueAppointment,
  openCardPage,
} from '@/test/payment/card-appointments';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';
import { runDueJobs } from '@/test/server/jobs';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
setUpMailCatcher();
const companies = setUpCardCompanies();

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
});

const appointment = (days?: number) => createDueAppointment(asha, meera, days);
const open = (id: string) => askForCardPage(id, meera);
const openPage = (id: string) => openCardPage(id, meera);
const stored = (id: string) => db.transaction.findUniqueOrThrow({ where: { id } });

/** A person pays on that page, and the company sends its event. */
async function pay({ reference }: { readonly reference: string }): Promise<number> {
  companies.stripe.pay(reference);
  const { body, headers } = companies.stripe.event('checkout.session.completed', reference);
  const request = new Request('http://localhost:3000/api/webhooks/stripe', { method: 'POST', body, headers });
  return (await receiveWebhook('stripe', request)).status;
}

const feeNow = async (id: string) => (await findBooking(id))?.fee;

/** The end of the time to pay, now. */
async function endPaying(id: string) {
  await db.booking.update({ where: { id }, data: { payUntil: new Date(Date.now() - 1_000) } });
  return endTimeToPay(id);
}

describe('a card payment for an appointment', () => {
  it('pays it: page, lists, receipt and both people say so', async () => {
    const id = await appointment();
    const page = await openPage(id);
    expect((await feeNow(id))?.state).toBe('due');
    expect(await countUnpaidAppointments(asha.viewer)).toBe(1);
    expect(await pay(page)).toBe(200);
    expect(await countUnpaidAppointments(asha.viewer)).toBe(0);
    expect((await unpaidAppointments(asha.viewer)).appointments).toEqual([]);
    expect(await stored(page.id)).toMatchObject({
      status: 'paid',
      appointmentId: id,
      therapistId: asha.therapist.id,
      clientId: meera.viewer.profile.id,
    });
    expect((await stored(page.id)).amount.toFixed(2)).toBe('1800.00');
    expect((await feeNow(id))?.state).toBe('verified');
    const { sessions } = await listOwnSessions(meera.viewer, { time: 'coming' });
    const priced = sessions[0]?.priced;
    expect(priced && feeOf(priced).state).toBe('verified');
    expect(await db.receipt.count({ where: { transactionId: page.id } })).toBe(1);
    const told = await db.notification.findMany({ select: { userId: true, kind: true } });
    expect(told).toEqual(
      expect.arrayContaining([
        { userId: meera.viewer.userId, kind: 'payment.verified' },
        { userId: asha.viewer.userId, kind: 'payment.received' },
      ]),
    );
    // The client has a letter of their own.
    const { userId } = asha.viewer;
    expect(await queuedNews()).toEqual([{ userId, title: 'An appointment with you has been paid by card' }]);
    expect(await endPaying(id)).toBe('kept');
    expect(await open(id)).toEqual({ opened: false, because: 'unknown' });
    expect(await readPaymentSubject(await appointmentSubject(id), null)).toBeNull();
  });

  it('goes back by itself when it is the second, whether the first came by card or by the bank', {
    tags: ['slow'],
  }, async () => {
    const id = await appointment();
    const [first, second] = [await openPage(id), await openPage(id)];
    await pay(first);
    await pay(second);
    expect((await stored(second.id)).returningBecause).toBe('twice');
    const other = await appointment(5);
    const late = await openPage(other);
    const report = await createPaymentRow({ therapistId: asha.therapist.id, appointmentId: other });
    const admin = { ...(await createAdmin()), onBehalf: 'They asked us.' };
    expect(await verifyPayment(report.id, null, admin)).toEqual({ done: true });
    await pay(late);
    await runDueJobs(cardJobs);
    expect(await stored(late.id)).toMatchObject({ status: 'refunded', returningBecause: 'twice' });
    expect(await stored(second.id)).toMatchObject({ status: 'refunded' });
    expect([(await feeNow(id))?.state, (await feeNow(other))?.state]).toEqual(['verified', 'verified']);
    expect(companies.stripe.refunds.size).toBe(2);
  });

  it('keeps a report of the bank from being verified as well', { tags: ['slow'] }, async () => {
    const id = await appointment();
    const page = await openPage(id);
    const report = await createPaymentRow({ therapistId: asha.therapist.id, appointmentId: id });
    await pay(page);
    const admin = { ...(await createAdmin()), onBehalf: 'They asked us.' };
    expect(await verifyPayment(report.id, null, admin)).toEqual({ done: false, because: 'appointment' });
  });

  it('goes back when the appointment was released before it came', { tags: ['slow'] }, async () => {
    const id = await appointment();
    const page = await openPage(id);
    expect(await endPaying(id)).toBe('released');
    await pay(page);
    expect(await stored(page.id)).toMatchObject({ returningBecause: 'closed' });
    await runDueJobs(cardJobs);
    expect((await stored(page.id)).status).toBe('refunded');
  });

  it('refunded in part, or whole, shows on the appointment', { tags: ['slow'] }, async () => {
    const id = await appointment();
    const page = await openPage(id);
    await pay(page);
    const back = async (paise?: number) => {
      const { body, headers } = companies.stripe.refundEvent(page.reference, paise);
      const address = 'http://localhost:3000/api/webhooks/stripe';
      await receiveWebhook('stripe', new Request(address, { method: 'POST', body, headers }));
      return feeNow(id);
    };
    expect(await back(60_000)).toMatchObject({
      state: 'verified',
      refund: { refundedPaise: 60_000, paidPaise: 180_000 },
    });
    expect(await back()).toMatchObject({ state: 'refunded', refund: null });
  });

  it('begins with the signed ticket of its page, and with nothing else', { tags: ['slow'] }, async () => {
    const id = await appointment();
    const payable = await readPaymentSubject(await appointmentSubject(id), null);
    if (!payable) throw new Error('expected a fee that is due');
    visitor.token = meera.token;
    const shown = issueShownPrice(payable, 'INR', 180_000);
    const send = (name: string) =>
      payByCard(
        null,
        formOf(
          { provider: 'stripe', currency: 'INR', kind: 'appointment', name, shown },
          usableToken(cardFormKind),
        ),
      );
    const { ticket } = issueTicket(payable, '/payment/appointment/abc');
    for (const name of [id, `${ticket}x`, ticket.replace('.', '')]) {
      expect(await send(name)).toMatchObject({ ok: false, message: cardMessages.unknown });
    }
    expect(await db.transaction.count()).toBe(0);
    // Without a script the answer is a redirect to our own page, which a test sees as an error.
    await send(ticket).catch(() => null);
    expect(await db.transaction.findMany()).toMatchObject([{ appointmentId: id, method: 'stripe' }]);
    expect(companies.stripe.asked.at(-1)?.get('cancel_url')).toBe(
      'http://localhost:3000/payment/appointment/abc',
    );
  });
});
