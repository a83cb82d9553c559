import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MemberOf } from '@/lib/account/session/session';
import { cancelBooking } from '@/lib/booking/change/commands';
import { day, minute } from '@/lib/format/duration';
import { refundDueJobs, watchRefundsDue } from '@/lib/payment/refund-due/jobs';
import { refundsToSend } from '@/lib/payment/refund-due/queries';
import { refundDueTasks } from '@/lib/payment/refund-due/rules';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { withPerson } from '@/test/booking/appointments';
import { setUpDatabase } from '@/test/database/database';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { createPaymentRow } from '@/test/payment/payments';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();
const catcher = setUpMailCatcher();

const request = { id: 'request-1', network: '203.0.113.7' };

const queued = () =>
  db.$queryRaw<{ when: string }[]>`
    SELECT payload->>'when' AS when FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = ${refundDueTasks.mail} ORDER BY j.id`;

it('reminds the holder before the last day and alarms everybody after it, each once, and lists it as overdue', async () => {
  const practice = await createPractice();
  const admin = await createAdmin();
  const calendar = await db.calendar.create({ data: { therapistId: practice.therapist.id } });
  const startsAt = new Date(Date.now() + 3 * day);
  const endsAt = new Date(startsAt.getTime() + 45 * minute);
  const booking = await db.booking.create({
    data: {
      calendarId: calendar.id,
      startsAt,
      endsAt,
      blockedUntil: endsAt,
      fee: '1800.00',
      payingRule: 'ahead',
      status: 'confirmed',
      mode: 'video',
      confirmedAt: new Date(),
      ...withPerson({ name: 'Meera Iyer', email: 'meera@example.in' }),
      submissionKey: randomUUID(),
    },
  });
  const payment = await createPaymentRow({
    therapistId: practice.therapist.id,
    appointmentId: booking.id,
    amount: '1800.00',
    status: 'verified',
    reviewedAt: new Date(),
  });
  await db.transaction.create({
    data: {
      paymentSubmissionId: payment.id,
      therapistId: practice.therapist.id,
      appointmentId: booking.id,
      description: 'Session',
      amount: '1800.00',
      status: 'paid',
      paidAt: new Date(),
    },
  });
  await cancelBooking({ bookingId: booking.id, by: 'therapist', actor: practice.viewer, request });

  const viewer = practice.viewer as MemberOf<'therapist'>;
  expect((await refundsToSend(viewer)).rows).toMatchObject([
    { payer: payment.payerName, amountPaise: 180_000, overdue: false, submissionId: payment.id },
  ]);
  expect((await refundsToSend(admin.viewer)).rows).toEqual([]);

  await watchRefundsDue();
  expect(await queued()).toEqual([]);
  const { dueOn } = await db.refundDue.findFirstOrThrow();
  const near = new Date((dueOn?.getTime() ?? 0) - day);
  await watchRefundsDue(near);
  await watchRefundsDue(near);
  expect(await queued()).toEqual([{ when: 'reminder' }]);
  const after = new Date((dueOn?.getTime() ?? 0) + 2 * day);
  await Promise.all([watchRefundsDue(after), watchRefundsDue(after)]);
  expect(await queued()).toEqual([{ when: 'reminder' }, { when: 'overdue' }]);
  expect(await db.notification.count({ where: { kind: 'refund.due', userId: admin.viewer.userId } })).toBe(1);
  expect((await refundsToSend(admin.viewer, after)).rows).toMatchObject([
    { holder: practice.therapist.name, overdue: true },
  ]);
  const { id } = await db.refundDue.findFirstOrThrow();
  await refundDueJobs[refundDueTasks.mail]?.({ dueId: id, when: 'overdue' }, undefined as never);
  expect(catcher.caught.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
    [[practice.viewer.email], 'A refund is overdue'],
  ]);
});
