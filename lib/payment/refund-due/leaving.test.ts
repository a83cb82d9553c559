import { expect, it } from 'vitest';
import { site } from '@/content/site';
import type { MemberOf } from '@/lib/account/session/session';
import { waitingWork } from '@/lib/admin/overview/queries';
import { listPayments } from '@/lib/admin/payment/queries';
import { day } from '@/lib/format/duration';
import { noFile } from '@/lib/payment/appointment/file';
import { keepWhatIsOwed, paidAhead } from '@/lib/payment/refund-due/leaving';
import { owePlanCredit } from '@/lib/payment/refund-due/owing';
import { refundsToSend } from '@/lib/payment/refund-due/queries';
import { refundPayment, verifyPayment } from '@/lib/payment/verification/commands';
import { verificationJobsWith } from '@/lib/payment/verification/jobs';
import { verificationTasks } from '@/lib/payment/verification/rules';
import { eraseMyAccount } from '@/lib/privacy/erasure/actions';
import { eraseAsAsked } from '@/lib/privacy/erasure/commands';
import { erasureMessages } from '@/lib/privacy/erasure/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { answerAsked, askForHandover } from '@/test/booking/handovers';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createClientOf, createPractice, createStranger } from '@/test/payment/quotations';
import { paidPlan, reportedPlan, request } from '@/test/plan/paid-plans';
import { formOf } from '@/test/server/form';
import { setUpVisitor, visitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();
const catcher = setUpMailCatcher();

async function clientWithCredit() {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const plan = await paidPlan(practice, client, { sessions: 4, amount: '6800.00' });
  return { practice, client, plan, therapist: practice.viewer as MemberOf<'therapist'> };
}

it('an account with credit names it, and leaves its name, sealed, with whoever has to send it back', async () => {
  const { practice, client, plan, therapist } = await clientWithCredit();
  const { userId, profile } = client.viewer;
  expect(await paidAhead(profile.id)).toEqual([
    { payee: practice.therapist.name, currency: 'INR', paise: 680_000 },
  ]);
  const { payerName, payerEmail } = await db.paymentSubmission.findUniqueOrThrow({
    where: { id: plan.paymentId },
  });

  const admin = await createAdmin();
  await db.$transaction((tx) => eraseAsAsked(tx, admin.viewer, userId, { request, reason: 'By letter' }));
  const { rows } = await refundsToSend(therapist);
  expect(rows).toMatchObject([{ payer: payerName, amountPaise: 680_000, sealed: { email: payerEmail } }]);
  const listed = await listPayments(therapist, { state: 'all' });
  expect(listed.rows.map((row) => row.payerName)).toEqual([payerName]);
  const report = await db.paymentSubmission.findUniqueOrThrow({ where: { id: plan.paymentId } });
  expect(report.payerName).toBe('Erased person');

  expect(await refundPayment(plan.paymentId, { reason: 'UTR 1' }, { viewer: therapist, request })).toEqual({
    done: true,
  });
  expect(await db.refundDue.findFirstOrThrow()).toMatchObject({ endedBecause: 'sent' });
  expect((await refundsToSend(therapist)).rows).toEqual([]);
  const { id: refundId } = await db.refund.findFirstOrThrow();
  const send = verificationJobsWith(noFile)[verificationTasks.mail];
  await send?.({ paymentId: plan.paymentId, step: 'refunded', refundId }, undefined as never);
  const [told] = catcher.caught;
  expect([told?.recipients, told?.mail.subject]).toEqual([[payerEmail], 'A payment has been refunded']);
});

it('an account with credit stays until somebody has chosen what becomes of the money', async () => {
  const { client } = await clientWithCredit();
  visitor.token = client.token;
  const send = (confirmation: string) =>
    eraseMyAccount(null, formOf({ password: '', money: '', confirmation }, ''));
  const { money, word } = erasureMessages;
  expect(await send('ERASE')).toMatchObject({ ok: false, fieldErrors: { money } });
  expect(await send('')).toMatchObject({ ok: false, fieldErrors: { money, confirmation: word } });
});

it('money that somebody gives up is owed no longer, and nothing of them is stored for it', async () => {
  const { client, therapist } = await clientWithCredit();
  const clientId = client.viewer.profile.id;
  await db.$transaction(async (tx) => {
    await owePlanCredit(tx, { clientId }, 'account-closed', new Date());
    await keepWhatIsOwed(tx, { profileId: clientId, address: null }, true, new Date());
  });
  expect(await db.refundDue.findFirstOrThrow()).toMatchObject({ endedBecause: 'given-up', sealed: null });
  expect((await refundsToSend(therapist)).rows).toEqual([]);
});

it('a payment that is still being checked is named too, and goes back once it has arrived', async () => {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const { paymentId } = await reportedPlan(practice, client, { amount: '6800.00' });
  const { payerName } = await db.paymentSubmission.findUniqueOrThrow({ where: { id: paymentId } });
  const { userId, profile } = client.viewer;
  expect(await paidAhead(profile.id)).toEqual([
    { payee: practice.therapist.name, currency: 'INR', paise: 680_000 },
  ]);
  const admin = await createAdmin();
  await db.$transaction((tx) => eraseAsAsked(tx, admin.viewer, userId, { request, reason: 'By letter' }));
  const therapist = practice.viewer as MemberOf<'therapist'>;
  expect((await refundsToSend(therapist)).rows).toEqual([]);
  expect(await verifyPayment(paymentId, null, { viewer: therapist, request })).toEqual({ done: true });
  expect((await refundsToSend(therapist)).rows).toMatchObject([{ payer: payerName, amountPaise: 680_000 }]);
  await refundPayment(paymentId, { reason: 'UTR 1' }, { viewer: therapist, request });
  expect(await db.refundDue.findFirstOrThrow()).toMatchObject({ endedBecause: 'sent' });
});

it('a confirmed payment that can still be booked with is named to whoever leaves, and becomes due', async () => {
  const client = await createStranger();
  const { profile, userId } = client.viewer;
  const admin = await createAdmin();
  const paid = { productSlug: 'individual-counseling', clientId: profile.id, amount: '1500.00' };
  const { id } = await createPaymentRow(paid);
  await verifyPayment(id, null, admin);
  expect(await paidAhead(profile.id)).toMatchObject([{ paise: 150_000 }]);
  await db.$transaction((tx) => eraseAsAsked(tx, admin.viewer, userId, { request, reason: 'By letter' }));
  expect((await refundsToSend(admin.viewer)).rows).toMatchObject([
    { submissionId: id, amountPaise: 150_000, reason: 'account-closed' },
  ]);
});

it('so is an order by card with meetings to book, in its currency, and no earlier one without', async () => {
  const { profile, userId } = (await createStranger()).viewer;
  const { viewer } = await createAdmin();
  const paid = {
    clientId: profile.id,
    method: 'stripe',
    status: 'paid',
    paidAt: new Date(),
    currency: 'USD',
  };
  const order = { ...paid, productSlug: 'family-therapy', description: 'Family therapy', amount: '60.00' };
  await db.transaction.create({ data: order });
  expect(await paidAhead(profile.id)).toEqual([]);
  const { id } = await db.transaction.create({ data: { ...order, meetings: [80] } });
  expect(await paidAhead(profile.id)).toEqual([{ payee: site.payee.name, currency: 'USD', paise: 6_000 }]);
  await db.$transaction((tx) => eraseAsAsked(tx, viewer, userId, { request, reason: 'By letter' }));
  expect((await refundsToSend(viewer)).rows).toMatchObject([
    { paymentId: id, amountPaise: 6_000, currency: 'USD', reason: 'account-closed' },
  ]);
});

it('a payment that may be for a session just held is not taken for paid ahead', async () => {
  const { viewer, therapist } = await createPractice();
  const { profile } = (await createStranger()).viewer;
  const { id } = await createPaymentRow({ therapistId: therapist.id, clientId: profile.id });
  await verifyPayment(id, null, { viewer: viewer as MemberOf<'therapist'>, request });
  expect(await paidAhead(profile.id)).toMatchObject([{ paise: 150_000 }]);
  const sessionDate = new Date(Date.now() - day);
  await db.therapySession.create({
    data: { therapistId: therapist.id, clientId: profile.id, sessionDate, status: 'completed' },
  });
  expect(await paidAhead(profile.id)).toEqual([]);
});

it('a refund of a therapist whose account is closed is on the list of the team', async () => {
  const { practice, client, therapist } = await clientWithCredit();
  await answerAsked(client, await askForHandover(practice, client, await createPractice()));
  const { viewer } = await createAdmin();
  expect((await refundsToSend(viewer)).rows).toEqual([]);
  await db.user.update({ where: { id: therapist.userId }, data: { disabledAt: new Date() } });
  expect((await refundsToSend(viewer)).rows).toMatchObject([{ holder: practice.therapist.name }]);
  expect((await waitingWork(viewer)).refunds.count).toBe(1);
});

it('a handover that the client agrees to makes the credit due that stays behind, once', async () => {
  const { practice, client, therapist } = await clientWithCredit();
  const other = await createPractice();
  await answerAsked(client, await askForHandover(practice, client, other));
  expect((await refundsToSend(therapist)).rows).toMatchObject([
    { reason: 'plan-left', amountPaise: 680_000 },
  ]);
});

it('what is due of a plan already is named once to whoever leaves, and less by what has gone back', async () => {
  const { practice, client, plan, therapist } = await clientWithCredit();
  const { profile } = client.viewer;
  await answerAsked(client, await askForHandover(practice, client, await createPractice()));
  expect(await paidAhead(profile.id)).toEqual([
    { payee: practice.therapist.name, currency: 'INR', paise: 680_000 },
  ]);
  const part = { reason: 'UTR 1', amountPaise: 170_000 };
  await refundPayment(plan.paymentId, part, { viewer: therapist, request });
  expect(await paidAhead(profile.id)).toEqual([
    { payee: practice.therapist.name, currency: 'INR', paise: 510_000 },
  ]);
});
