'use server';

import { createHash, randomUUID } from 'node:crypto';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { currentViewer } from '@/lib/account/session/session';
import { bookingLinkNow } from '@/lib/payment/booking-link/commands';
import { paymentStatusAddress } from '@/lib/payment/link';
import {
  largestScreenshot,
  paymentFormKind,
  paymentMessages,
  screenshotField,
  screenshotRefusals,
} from '@/lib/payment/rules';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { readUploadToken } from '@/lib/payment/screenshot/upload/token';
import type { PaymentDone } from '@/lib/payment/submission/answer';
import { keepAnswer } from '@/lib/payment/submission/answer-cookie';
import { earlierSubmission, keepPayment } from '@/lib/payment/submission/commands';
import { type SubmittedPayment, submittedPaymentSchema } from '@/lib/payment/submission/form';
import { changeInWords, paidAsShown, type ShownChange } from '@/lib/payment/submission/shown';
import { readTicket } from '@/lib/payment/submission/ticket';
import { isAnsweringScript } from '@/lib/server/action/answering-action';
import { continueAction, defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { limitOf } from '@/lib/server/rate-limit/consume';
import { sha256Of } from '@/lib/server/storage/files';

const hour = 3_600;
// Whole colleges and mobile networks share one address.
const perNetwork = 60;
const perPayer = 12;

type Answer = FormResult<PaymentDone>;

const refuse = (message: string): Answer => ({ ok: false, message });

function refuseFile(message: string): Answer {
  return { ok: false, message: actionMessages.check, fieldErrors: { [screenshotField]: message } };
}

/**
 * The file comes with the form, or a script has sent it before; either way the same words with the same file
 * are one message.
 */
function hashOfBody({ upload: _, ...typed }: SubmittedPayment, fileSha256: string): string {
  const text = JSON.stringify([Object.entries(typed).sort(), fileSha256]);
  return createHash('sha256').update(text).digest('hex');
}

function ask(change: ShownChange): Answer {
  return {
    ok: false,
    message: `${changeInWords(change)} ${paymentMessages.paidAlready}`,
    options: { paid_as_shown: [{ value: 'yes', label: paidAsShown(change) }] },
  };
}

const submit = defineAction({
  name: 'submit-payment',
  access: 'public',
  schema: submittedPaymentSchema,
  fileField: screenshotField,
  checkFile: (file, { upload = '' }) => {
    if (!file && upload === '') return paymentMessages.chooseScreenshot;
    if (!file) return readUploadToken(upload) ? undefined : paymentMessages.uploadGone;
    if (file.size === 0) return screenshotRefusals['wrong-type'].message;
    return file.size > largestScreenshot ? screenshotRefusals['too-large'].message : undefined;
  },
  formKind: paymentFormKind,
  triesPerNetwork: 300,
  notSaved: paymentMessages.tryAgain,
  handler: async (input, { network, submission: { key }, file }): Promise<Answer> => {
    const ticket = readTicket(input.ticket);
    const upload = readUploadToken(input.upload);
    const sha256 = file ? sha256Of(file) : upload?.sha256;
    if (!ticket || sha256 === undefined) return refuse(paymentMessages.gone);
    const viewer = await currentViewer();
    const submission = { key, bodyHash: hashOfBody(input, sha256) };
    let outcome = await earlierSubmission(submission);
    if (!outcome) {
      const read = file && (await readScreenshot(file));
      if (read && !read.done) {
        return read.because === 'busy'
          ? refuse(paymentMessages.busy)
          : refuseFile(screenshotRefusals[read.because].message);
      }
      const proof = read?.screenshot ?? upload;
      if (!proof) return refuseFile(paymentMessages.uploadGone);
      const limits = [
        limitOf('payment', network, perNetwork, hour),
        limitOf('payment', input.payer_email, perPayer, hour),
      ];
      outcome = await keepPayment(input, proof, { ticket, viewer, submission, limits });
    }
    if (!outcome.done) {
      if (outcome.because === 'upload-gone') return refuseFile(paymentMessages.uploadGone);
      if (outcome.because === 'changed') return ask(outcome.change);
      if (outcome.because === 'no-fee') return refuse(paymentMessages.noFee);
      if (outcome.because === 'appointment') return refuse(outcome.message);
      if (outcome.because === 'other-payment') return refuse(paymentMessages.otherPayment);
      return refuse(outcome.because === 'gone' ? paymentMessages.gone : paymentMessages.tooOften);
    }
    const { id, leadsToBooking, amountPaise, account } = outcome;
    const bookingLink = outcome.bookingLink ?? (leadsToBooking ? await bookingLinkNow(id) : null);
    return {
      ok: true,
      message: bookingLink ? paymentMessages.submitted : paymentMessages.submittedOnly,
      data: {
        referenceId: id,
        bookingLink,
        statusUrl: paymentStatusAddress(id),
        account,
        amountPaise,
        leadsToBooking,
      },
    };
  },
});

/** The form's own page with the answer's id; the signed ticket holds the page. */
function pageWith(answer: string, form: unknown): Route {
  const ticket = form instanceof FormData ? form.get('ticket') : null;
  const page = (typeof ticket === 'string' && readTicket(ticket)?.page) || '/professionals';
  return `${page}?answer=${answer}` as Route;
}

/**
 * Receives a reported payment from any visitor (fields: `submittedPaymentSchema`; the file `screenshot`, or
 * `upload` in its place). Redirects a browser without scripts back to the page, which shows the success at
 * every load.
 */
export const submitPayment = continueAction<PaymentDone, PaymentDone>(submit, async (answer, form) => {
  if (!answer.ok || (await isAnsweringScript())) return answer;
  const id = randomUUID();
  await keepAnswer(id, answer.data);
  // The address has no fragment, because with one a browser would not focus the answer.
  redirect(pageWith(id, form));
});
