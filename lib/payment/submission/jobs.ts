import 'server-only';
import { z } from 'zod';
import { paiseOf } from '@/lib/format/money';
import { type FileOf, fileFor, noFile } from '@/lib/payment/appointment/file';
import { bookingLinkOf } from '@/lib/payment/booking-link/commands';
import { paymentStatusAddress } from '@/lib/payment/link';
import { accountPaid } from '@/lib/payment/payee/paid-to';
import { leadsToBooking } from '@/lib/payment/rules';
import { bookingLinkLetter, submittedLetter, waitingLetter } from '@/lib/payment/submission/emails';
import { submissionTasks } from '@/lib/payment/submission/tasks';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

// Jobs of submissions. Each job first checks whether it is still needed: it may run again after a crash, and
// the person may have been erased since.

const payload = z.strictObject({ submissionId: z.uuid() });

async function find(raw: unknown) {
  const { submissionId } = payload.parse(raw);
  const found = await db.paymentSubmission.findUnique({
    where: { id: submissionId },
    select: {
      id: true,
      payerName: true,
      payerEmail: true,
      amount: true,
      feeToBeConfirmed: true,
      productSlug: true,
      appointmentId: true,
      bookingLink: true,
      bookingLinkSentAt: true,
      status: true,
      duplicateReference: true,
      duplicateImage: true,
      payeeAccount: {
        select: {
          payee: {
            select: { therapist: { select: { name: true, user: { select: { email: true } } } } },
          },
        },
      },
    },
  });
  if (!found) return null;
  const amountPaise = found.feeToBeConfirmed ? null : paiseOf(found.amount.toFixed(2));
  return { ...found, amountPaise, to: { name: found.payerName, address: found.payerEmail } };
}

async function noteLinkSent(id: string): Promise<void> {
  await db.paymentSubmission.updateMany({
    where: { id, bookingLinkSentAt: null },
    data: { bookingLinkSentAt: new Date() },
  });
}

/**
 * Mails the payer that we have the details, with the booking link if it exists by now. For an appointment it
 * includes the new calendar file, because the earlier one still asks for payment.
 */
async function tellPayer(raw: unknown, fileOf: FileOf): Promise<void> {
  const found = await find(raw);
  if (!found) return;
  const { id, to, bookingLink } = found;
  await sendEmail({
    to,
    id: `payment-${id}-submitted`,
    ...(await fileFor(fileOf, found, to.address)),
    ...submittedLetter({
      submissionId: id,
      payerName: found.payerName,
      amountPaise: found.amountPaise,
      account: accountPaid(found),
      statusUrl: paymentStatusAddress(id),
      bookingLink,
      leadsToBooking: found.appointmentId === null && leadsToBooking(found.productSlug),
    }),
  });
  if (bookingLink) await noteLinkSent(id);
}

/**
 * Makes and mails the booking link that was promised for later, trying until the service gives one. Stops if
 * the payment has been refused or refunded, because the link would give an unpaid appointment.
 */
async function sendBookingLink(raw: unknown): Promise<void> {
  const found = await find(raw);
  if (!found || found.bookingLinkSentAt) return;
  if (found.status === 'rejected' || found.status === 'refunded') return;
  const { id, to, payerName } = found;
  const bookingLink = await bookingLinkOf(id);
  await sendEmail({
    to,
    id: `payment-${id}-booking-link`,
    ...bookingLinkLetter({ submissionId: id, payerName, bookingLink }),
  });
  await noteLinkSent(id);
}

async function tellTeam(raw: unknown): Promise<void> {
  const found = await find(raw);
  if (!found) return;
  const { id, amountPaise, duplicateReference, duplicateImage, payeeAccount } = found;
  const { therapist } = payeeAccount.payee;
  const marks = [
    ...(duplicateReference ? ['The same reference number was reported before.'] : []),
    ...(duplicateImage ? ['The same screenshot was sent before.'] : []),
  ];
  await sendEmail({
    to: therapist?.user
      ? { name: therapist.name, address: therapist.user.email }
      : { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `payment-${id}-waits`,
    ...waitingLetter({
      submissionId: id,
      amountPaise,
      marks,
      url: `${env.APP_URL}${therapist?.user ? '/therapist-dashboard/payments' : '/admin/payments'}`,
    }),
  });
}

/** Jobs of reported payments, with the calendar files of appointments. */
export const submissionJobsWith = (fileOf: FileOf) => ({
  [submissionTasks.tellPayer]: (raw: unknown) => tellPayer(raw, fileOf),
  [submissionTasks.tellTeam]: tellTeam,
  [submissionTasks.sendBookingLink]: sendBookingLink,
});

/** The same without calendar files. */
export const submissionJobs = submissionJobsWith(noFile);
