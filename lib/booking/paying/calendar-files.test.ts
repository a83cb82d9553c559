import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/calendar/[token]/route';
import type { MemberOf } from '@/lib/account/session/session';
import { createFeed } from '@/lib/booking/calendar/feed/commands';
import { paidAppointmentFile } from '@/lib/booking/invitation';
import { day } from '@/lib/format/duration';
import { cardJobsWith } from '@/lib/payment/provider/jobs';
import { receiveWebhook } from '@/lib/payment/provider/webhook';
import { submissionJobsWith } from '@/lib/payment/submission/jobs';
import { submissionTasks } from '@/lib/payment/submission/tasks';
import { rejectPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { verificationJobsWith } from '@/lib/payment/verification/jobs';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createDueAppointment, openCardPage } from '@/test/payment/card-appointments';
import { setUpCardCompanies } from '@/test/payment/card-companies';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice, createStranger, type Person } from '@/test/payment/quotations';
import { cardPlan } from '@/test/plan/card-plans';
import { reportedPlan } from '@/test/plan/paid-plans';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const companies = setUpCardCompanies();
const mails = setUpMailCatcher();

const request = { id: 'request-1', network: 'network' };

let asha: Awaited<ReturnType<typeof createPractice>>;
let meera: Person;
let id: string;

beforeEach(async () => {
  asha = await createPractice();
  meera = await createStranger();
  id = await createDueAppointment(asha, meera);
});

const keeper = () => ({ viewer: asha.viewer as MemberOf<'therapist'>, request });

const report = (given: object = {}) =>
  createPaymentRow({
    therapistId: asha.therapist.id,
    appointmentId: id,
    clientId: meera.viewer.profile.id,
    amount: '1800.00',
    ...given,
  });

/** The calendar files of each mail sent now, unfolded. */
async function allFilesSent(): Promise<string[][]> {
  await runDueJobs({
    ...cardJobsWith(paidAppointmentFile),
    ...submissionJobsWith(paidAppointmentFile),
    ...verificationJobsWith(paidAppointmentFile),
  });
  return mails.caught.splice(0).map(({ mail }) =>
    mail.attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)))
      .map((text) => text.replaceAll(/\r?\n[ \t]/g, '')),
  );
}

/** The calendar file of each of these mails; null for a mail without one. */
async function filesSent(): Promise<(string | null)[]> {
  return (await allFilesSent()).map(([file]) => file ?? null);
}

it('a feed says that a session is paid to each program that asks again, whatever that sends', async () => {
  const { token } = (await createFeed(asha.viewer, request)) ?? { token: '' };
  const fetchFeed = (headers: Record<string, string> = {}) =>
    GET(new Request(`http://localhost:3000/api/calendar/${token}`, { headers }), {
      params: Promise.resolve({ token }),
    });
  const first = await fetchFeed();
  const etag = first.headers.get('etag') ?? '';
  expect(await first.text()).toContain('not paid yet');
  expect(await verifyPayment((await report()).id, null, keeper())).toEqual({ done: true });
  const later = new Date(Date.now() + day).toUTCString();
  const asks: Record<string, string>[] = [{ 'if-none-match': etag }, { 'if-modified-since': later }, {}];
  for (const headers of asks) {
    const answer = await fetchFeed(headers);
    expect(answer.status).toBe(200);
    const file = await answer.text();
    expect(file).toContain(', paid.');
    expect(file).not.toContain('not paid yet');
  }
});

it('each mail about a payment brings the entry as it current: being checked, not found, paid', async () => {
  const { icsSequence } = await db.booking.findUniqueOrThrow({ where: { id } });
  const { id: lost } = await report({ referenceNumber: '632400000001' });
  const task = submissionTasks.tellPayer;
  await db.$transaction((tx) => enqueue(tx, task, { submissionId: lost }));
  // The report names another mailbox, which has no such calendar entry.
  expect(await filesSent()).toEqual([null]);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: meera.viewer.userId } });
  await db.paymentSubmission.update({ where: { id: lost }, data: { payerEmail: email } });
  await db.$transaction((tx) => enqueue(tx, task, { submissionId: lost }));
  const [checked] = await filesSent();
  expect(checked).not.toMatch(/not paid yet|\bpay\b/);
  await rejectPayment(lost, 'Nothing came.', keeper());
  const [due] = await filesSent();
  expect(due).toContain('not paid yet');
  await verifyPayment((await report({ referenceNumber: '632400000002' })).id, null, keeper());
  const [paid] = await filesSent();
  expect(paid).toContain(', paid.');
  for (const file of [checked, due, paid]) {
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain(`UID:booking-${id}@`);
    expect(file).toContain(`SEQUENCE:${icsSequence}`);
  }
});

it('a card payment and its refund bring it too', async () => {
  const { reference } = await openCardPage(id, meera);
  companies.stripe.pay(reference);
  const told = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const address = 'http://localhost:3000/api/webhooks/stripe';
    await receiveWebhook('stripe', new Request(address, { method: 'POST', body, headers }));
    return filesSent();
  };
  const [paid] = await told(companies.stripe.event('checkout.session.completed', reference));
  expect(paid).toContain(', paid.');
  const [back] = await told(companies.stripe.refundEvent(reference));
  expect(back).toContain('refunded');
});

describe('the payment of a plan', () => {
  it('brings the entries of the appointments that it pays, the next first', async () => {
    const later = await createDueAppointment(asha, meera, 9);
    const { paymentId } = await reportedPlan(asha, meera);
    await verifyPayment(paymentId, null, keeper());
    const [paid = []] = await allFilesSent();
    expect(paid).toHaveLength(2);
    for (const [index, one] of [id, later].entries()) {
      expect(paid[index]).toContain(`UID:booking-${one}@`);
      expect(paid[index]).toContain('METHOD:REQUEST');
      expect(paid[index]).toContain(`Paid from your plan\\, ${index + 1} of 6.`);
      expect(paid[index]).not.toContain('not paid yet');
    }
  });

  it('brings them by card too, and none where nothing is booked', { tags: ['slow'] }, async () => {
    const given = { sessions: 1, amount: '1500.00' };
    await cardPlan(asha, meera, companies.stripe, given);
    const [[file] = []] = await allFilesSent();
    expect(file).toContain(`UID:booking-${id}@`);
    expect(file).toContain('Paid from your plan\\, 1 of 1.');
    await cardPlan(asha, meera, companies.stripe, given);
    const { paymentId } = await reportedPlan(asha, meera);
    await verifyPayment(paymentId, null, keeper());
    expect(await allFilesSent()).toEqual([[], []]);
  });
});

it('no file comes with a payment for what is cancelled, over or no appointment', async () => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: meera.viewer.userId } });
  expect(await paidAppointmentFile(id, email.toUpperCase())).toMatchObject({ method: 'REQUEST' });
  const past = new Date(Date.now() - 2 * day);
  await db.booking.update({
    where: { id },
    data: {
      startsAt: past,
      endsAt: new Date(past.getTime() + 1),
      blockedUntil: new Date(past.getTime() + 1),
    },
  });
  expect(await paidAppointmentFile(id, email)).toBeNull();
  const other = await createDueAppointment(asha, meera, 5);
  const gone = { status: 'cancelled', cancelledAt: new Date(), cancelledBy: 'client' };
  await db.booking.update({ where: { id: other }, data: gone });
  expect(await paidAppointmentFile(other, email)).toBeNull();
  await verifyPayment((await report({ appointmentId: null })).id, null, keeper());
  expect(await filesSent()).toEqual([null]);
});
