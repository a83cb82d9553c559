import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { defineAction } from '@/lib/action/define-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { currentViewer } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { bookingLinkNow } from '@/lib/payment/booking-link/commands';
import {
  largestScreenshot,
  paymentFormKind,
  paymentMessages,
  type ScreenshotRefusal,
  screenshotField,
  screenshotRefusals,
} from '@/lib/payment/rules';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { paymentStatusAddress } from '@/lib/payment/status/link';
import type { PaymentDone } from '@/lib/payment/submission/answer';
import { keepAnswer } from '@/lib/payment/submission/answer-cookie';
import { earlierSubmission, submitPayment } from '@/lib/payment/submission/commands';
import { submittedPaymentSchema } from '@/lib/payment/submission/form';
import { readTicket } from '@/lib/payment/submission/ticket';
import { limitOf } from '@/lib/rate-limit/spend';
import { readLimitedForm } from '@/lib/request/limited-form';
import { readRequest } from '@/lib/request/read-request';
import { announceAction } from '@/lib/request/unread-action';
import { sha256Of } from '@/lib/storage/files';

const hour = 3_600;
// Whole colleges and mobile networks share one address.
const perNetwork = 60;
const perPayer = 12;

/** Fields and boundaries beside a file that is itself too large: its form is still read, so that nothing typed is lost. */
const largestBody = 8 * 1024 * 1024;
const longestUploadMs = 120_000;

/** Bodies in memory at one time; who comes later waits with the body still in the network. */
const seats = pLimit(8);
const longestQueue = 96;

type Answer = FormResult<PaymentDone>;

/** The file of the form that is being read: the gate of all actions handles text. */
const enclosed = new AsyncLocalStorage<Buffer>();

function refuseFile(because: ScreenshotRefusal): Answer {
  const { message } = screenshotRefusals[because];
  return { ok: false, message: actionMessages.check, fieldErrors: { [screenshotField]: message } };
}

const submit = defineAction({
  name: 'submit-payment',
  schema: submittedPaymentSchema,
  formKind: paymentFormKind,
  triesPerNetwork: 300,
  notSaved: paymentMessages.tryAgain,
  handler: async (input, { network, submission }): Promise<Answer> => {
    const ticket = readTicket(input.ticket);
    const bytes = enclosed.getStore();
    if (!ticket || !bytes) return { ok: false, message: paymentMessages.gone };
    const viewer = await currentViewer();
    let outcome = await earlierSubmission(submission);
    if (!outcome) {
      const read = await readScreenshot(bytes);
      if (!read.done) {
        return read.because === 'busy'
          ? { ok: false, message: paymentMessages.busy }
          : refuseFile(read.because);
      }
      const limits = [
        limitOf('payment', network, perNetwork, hour),
        limitOf('payment', input.payer_email, perPayer, hour),
      ];
      outcome = await submitPayment(input, read.screenshot, { ticket, viewer, submission, limits });
    }
    if (!outcome.kept) {
      if (outcome.because === 'other-payment') return { ok: false, message: paymentMessages.otherPayment };
      const message = outcome.because === 'gone' ? paymentMessages.gone : paymentMessages.tooOften;
      return { ok: false, message };
    }
    const { id, leadsToBooking, amountPaise } = outcome;
    const bookingLink = outcome.bookingLink ?? (leadsToBooking ? await bookingLinkNow(id) : null);
    const shown = ticket.shownPaise ?? 0;
    return {
      ok: true,
      message: bookingLink ? paymentMessages.submitted : paymentMessages.submittedOnly,
      data: {
        referenceId: id,
        bookingLink,
        statusUrl: paymentStatusAddress(id),
        amountPaise,
        shownPaise: shown === amountPaise ? null : shown,
        leadsToBooking,
      },
    };
  },
});

/** Bytes and, in text, what can be said of them without opening the file. */
type Enclosure = { readonly bytes: Buffer; readonly finding: string };

/** Takes the file out of the form; null where more than one or something else stands in its place. */
async function takeFile(form: FormData): Promise<Enclosure | null> {
  const [file = '', ...others] = form.getAll(screenshotField);
  if (others.length > 0) return null;
  form.delete(screenshotField);
  const nothing = { bytes: Buffer.alloc(0), finding: '' };
  if (typeof file === 'string') return file === '' ? nothing : null;
  // Browsers send an empty file without a name where nothing was chosen.
  if (file.size === 0) return file.name === '' ? nothing : { ...nothing, finding: 'wrong-type' };
  if (file.size > largestScreenshot) return { ...nothing, finding: 'too-large' };
  const bytes = Buffer.from(await file.arrayBuffer());
  return { bytes, finding: sha256Of(bytes) };
}

/** Where a form came from that could not be read: its own page says so itself, and only pages of ours are led back to. */
function pageBefore(sent: Request): string {
  const referer = sent.headers.get('referer') ?? '';
  const { origin, pathname } = URL.canParse(referer) ? new URL(referer) : { origin: '', pathname: '' };
  const isOurs = origin === env.APP_URL && /^\/(?:payment|checkout)\/[\w/-]+$/.test(pathname);
  return isOurs ? pathname : '/professionals';
}

type Received = { readonly answer: Answer; readonly page: string };

async function read(sent: Request): Promise<Received> {
  const before = pageBefore(sent);
  const body = await readLimitedForm(sent, { largest: largestBody, longestMs: longestUploadMs });
  if (!body.read) {
    if (body.because === 'too-large') return { answer: refuseFile('too-large'), page: before };
    const message = body.because === 'too-slow' ? paymentMessages.tooSlow : actionMessages.unreadable;
    return { answer: { ok: false, message }, page: before };
  }
  const { form } = body;
  const ticket = form.get('ticket');
  const page = (typeof ticket === 'string' && readTicket(ticket)?.page) || before;
  const file = await takeFile(form);
  if (!file) return { answer: { ok: false, message: actionMessages.unreadable }, page };
  form.set(screenshotField, file.finding);
  return { answer: await enclosed.run(file.bytes, () => submit(form)), page };
}

/** A browser without scripts comes back to the page, which says what became of it; a script gets the same words. */
async function reply(sent: Request, { answer, page }: Received): Promise<Response> {
  if (/\bapplication\/json\b/.test(sent.headers.get('accept') ?? '')) {
    return Response.json(answer, { status: answer.ok ? 200 : 422, headers: { 'cache-control': 'no-store' } });
  }
  const visit = randomUUID();
  await keepAnswer(visit, answer);
  // Without a place in the page: a browser that is led to one leaves the focus alone, which the answer takes.
  return new Response(null, { status: 303, headers: { location: `${page}?answer=${visit}` } });
}

/**
 * Takes a reported payment: a form with one file, from our own page, by anybody. Whatever is sent and whatever breaks,
 * the answer is a `FormResult` in words.
 */
export async function receivePayment(sent: Request): Promise<Response> {
  announceAction();
  const request = await readRequest();
  const page = pageBefore(sent);
  if (!request.sameOrigin)
    return reply(sent, { answer: { ok: false, message: actionMessages.foreign }, page });
  if (seats.pendingCount >= longestQueue) {
    return reply(sent, { answer: { ok: false, message: paymentMessages.busy }, page });
  }
  try {
    return await reply(sent, await seats(() => read(sent)));
  } catch (error) {
    log.error('payment could not be taken', { requestId: request.id, reference: request.id, error });
    const answer = { ok: false, message: paymentMessages.tryAgain, reference: request.id } as const;
    return reply(sent, { answer, page });
  }
}
