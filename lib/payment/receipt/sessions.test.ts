import { expect, it } from 'vitest';
import { issueReceipt } from '@/lib/payment/receipt/commands';
import { readReceipt } from '@/lib/payment/receipt/queries';
import { db } from '@/lib/server/db';
import { createAppointmentRow } from '@/lib/testing/appointments';
import { createAdmin } from '@/lib/testing/back-office';
import { setUpDatabase } from '@/lib/testing/database';
import { createProfile, createTherapist } from '@/lib/testing/factories';
import { createPaymentRow } from '@/lib/testing/payments';
import { createClientOf, createPractice, createQuotationRow } from '@/lib/testing/quotations';

setUpDatabase();

const now = new Date('2026-11-20T06:00:00Z');

it('a receipt names the day of its session in India: of the appointment that was paid, or booked by the payment’s link', async () => {
  const { id: therapistId } = await createTherapist();
  const { id: calendarId } = await db.calendar.create({ data: { therapistId } });
  const { id: clientId } = await createProfile();
  const { viewer } = await createAdmin();
  const book = (startsAt: string, paymentId: string | null = null) =>
    createAppointmentRow({ calendarId, clientId, startsAt: new Date(startsAt), paymentId });
  const sessionsOf = async (paid: {
    readonly appointmentId?: string;
    readonly paymentSubmissionId?: string;
  }) => {
    const money = { therapistId, amount: '1500.00', description: 'Session', status: 'paid', paidAt: now };
    const { id } = await db.transaction.create({ data: { ...money, ...paid } });
    const receipt = await db.$transaction((tx) => issueReceipt(tx, id, now));
    return (await readReceipt(viewer, receipt, now))?.payer.sessions;
  };

  const { id: appointmentId } = await book('2026-11-24T19:30:00Z');
  expect(await sessionsOf({ appointmentId })).toEqual(['2026-11-25']);
  const { id: paymentSubmissionId } = await createPaymentRow({ therapistId });
  await book('2026-11-27T09:30:00Z', paymentSubmissionId);
  expect(await sessionsOf({ paymentSubmissionId })).toEqual(['2026-11-27']);
  expect(await sessionsOf({})).toEqual([]);
});

it('a receipt for a plan says how many sessions were paid', async () => {
  const practice = await createPractice();
  const client = await createClientOf(practice.therapist);
  const offer = { status: 'accepted', sessions: 6, description: '45 minutes by video,\nonce a week.' };
  const { id: quotationId } = await createQuotationRow(practice, client, offer);
  const money = { therapistId: practice.therapist.id, amount: '9600.50', description: 'Six talks' };
  const { id } = await db.transaction.create({
    data: { ...money, quotationId, status: 'paid', paidAt: now },
  });
  const receipt = await db.$transaction((tx) => issueReceipt(tx, id, now));
  const { viewer } = await createAdmin();
  expect((await readReceipt(viewer, receipt, now))?.payer.details).toBe(
    '6 sessions. 45 minutes by video, once a week.',
  );
});
