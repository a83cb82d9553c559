import 'server-only';
import pLimit from 'p-limit';
import {
  largestScreenshot,
  paymentFormKind,
  paymentMessages,
  type ScreenshotRefusal,
  screenshotField,
  screenshotRefusals,
} from '@/lib/payment/rules';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import type { UploadAnswer } from '@/lib/payment/screenshot/upload/answer';
import { keepUpload } from '@/lib/payment/screenshot/upload/commands';
import { issueUploadToken } from '@/lib/payment/screenshot/upload/token';
import { issueVisitToken, readFormToken } from '@/lib/server/action/form-token';
import { formTokenField } from '@/lib/server/action/form-visit';
import { actionMessages } from '@/lib/server/action/messages';
import { idempotencyKey } from '@/lib/server/action/sending-key';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { announceAction } from '@/lib/server/page/shared.mjs';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { readLimitedForm } from '@/lib/server/request/limited-form';
import { type CallingRequest, readRequest } from '@/lib/server/request/read-request';
import { sha256Of } from '@/lib/server/storage/files';

const tenMinutes = 600;
const hour = 3_600;
const triesPerNetwork = 300;
/** The same limit as for payments of one network: whole colleges and mobile networks share one address. */
const storedPerNetwork = 60;

/** Bytes besides the file itself: the token, boundaries and the part's header. */
const formOverhead = 64 * 1024;
const longestUploadMs = 120_000;

/** Bodies in memory at one time; later ones wait in the network. */
const uploadLimiter = pLimit(8);
const longestQueue = 96;

type Refusal = Extract<UploadAnswer, { ok: false }>;

const refuse = (message: string): Refusal => ({ ok: false, message });

function refuseFile(because: ScreenshotRefusal): Refusal {
  const { message } = screenshotRefusals[because];
  return { ok: false, message: actionMessages.check, fieldErrors: { [screenshotField]: message } };
}

/** The form's one token and one file; null for anything else. */
function partsOf(form: FormData): { readonly token: string; readonly file: File } | null {
  const token = form.get(formTokenField);
  const file = form.get(screenshotField);
  const isPair = [...form.keys()].length === 2;
  return isPair && typeof token === 'string' && file instanceof File ? { token, file } : null;
}

async function isWithinTries({ id, network }: CallingRequest): Promise<boolean> {
  try {
    return await consume(db, [limitOf('payment-upload:tries', network, triesPerNetwork, tenMinutes)]);
  } catch (error) {
    log.error('limits cannot be counted', { action: 'upload-screenshot', requestId: id, error });
    return true;
  }
}

async function receive(sent: Request, request: CallingRequest): Promise<UploadAnswer> {
  const body = await readLimitedForm(sent, {
    largest: largestScreenshot + formOverhead,
    longestMs: longestUploadMs,
  });
  if (!body.read) {
    if (body.because === 'too-large') return refuseFile('too-large');
    return refuse(body.because === 'too-slow' ? paymentMessages.tooSlow : actionMessages.unreadable);
  }
  const parts = partsOf(body.form);
  if (!parts) return refuse(actionMessages.unreadable);
  const token = readFormToken(paymentFormKind, parts.token);
  if (!token.valid || token.key === undefined) {
    return { ...refuse(actionMessages.expired), formToken: issueVisitToken(paymentFormKind) };
  }
  if (parts.file.size > largestScreenshot) return refuseFile('too-large');
  if (!(await isWithinTries(request))) return refuse(actionMessages.tooMany);
  const bytes = Buffer.from(await parts.file.arrayBuffer());
  const read = await readScreenshot(bytes);
  if (!read.done) return read.because === 'busy' ? refuse(paymentMessages.busy) : refuseFile(read.because);
  const stored = await keepUpload({
    visit: idempotencyKey('payment-upload', '', token.key),
    sha256: sha256Of(bytes),
    screenshot: read.screenshot,
    limits: [limitOf('payment-upload', request.network, storedPerNetwork, hour)],
  });
  if (stored === 'too-many') return refuse(paymentMessages.tooOften);
  return { ok: true, upload: issueUploadToken(stored) };
}

async function answerTo(sent: Request, request: CallingRequest): Promise<UploadAnswer> {
  if (!request.sameOrigin) return refuse(actionMessages.foreign);
  if (uploadLimiter.pendingCount >= longestQueue) return refuse(paymentMessages.busy);
  try {
    return await uploadLimiter(() => receive(sent, request));
  } catch (error) {
    log.error('screenshot could not be stored', { requestId: request.id, reference: request.id, error });
    return { ...refuse(paymentMessages.tryAgain), reference: request.id };
  }
}

/**
 * Receives a proof of payment before its form, so that a script can show the progress of the upload: one file
 * and the token of the form, from our own page, without signing in. The action `submitPayment` then accepts
 * the token in place of the file.
 */
export async function receiveScreenshot(sent: Request): Promise<Response> {
  announceAction();
  const answer = await answerTo(sent, await readRequest());
  return Response.json(answer, { status: answer.ok ? 200 : 422, headers: { 'cache-control': 'no-store' } });
}
