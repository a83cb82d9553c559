import 'server-only';
import pLimit from 'p-limit';
import { encodePicture } from '@/lib/account/profile/picture/encode';
import {
  isDone,
  largestPicture,
  type PictureOutcome,
  perDay,
  pictureField,
  pictureOutcomes,
} from '@/lib/account/profile/picture/rules';
import { loginPath } from '@/lib/account/session/return-path';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { retryAfterSeconds } from '@/lib/server/page/lifetime.mjs';
import { announceAction } from '@/lib/server/page/shared.mjs';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { readLimitedForm } from '@/lib/server/request/limited-form';
import { type CallingRequest, readRequest } from '@/lib/server/request/read-request';

const triesPerNetwork = 200;
const tenMinutes = 600;
const day = 86_400;

/** Bytes allowed besides the file: multipart boundaries and the part's header with the longest file name. */
const formOverhead = 64 * 1024;
const longestUploadMs = 90_000;

/** Bodies in memory at one time; later ones wait in the network. */
const uploadLimiter = pLimit(8);
const longestQueue = 64;
const underway = new Map<string, number>();
const mostPerPerson = 2;
/** Seconds, the same as in this refusal's message. */
const busySeconds = 60;

export type Received = { readonly outcome: PictureOutcome; readonly picture: string | null };

const nothing = (outcome: PictureOutcome): Received => ({ outcome, picture: null });

type Sender = { readonly userId: string };

type Receiving<V extends Sender> = {
  /** Name in the log and in the limits' buckets. */
  readonly name: string;
  readonly page: (sent: Request) => string;
  /** The sender if they have the right, else the refusal; runs before the body is read. */
  readonly admit: (sent: Request) => Promise<V | PictureOutcome>;
  readonly keep: (sender: V, content: Buffer, request: CallingRequest) => Promise<Received>;
};

async function isWithinTries(name: string, userId: string, { network }: CallingRequest): Promise<boolean> {
  return consume(db, [
    limitOf(`${name}:tries`, network, triesPerNetwork, tenMinutes),
    limitOf(`${name}:tried`, userId, perDay.tried, day),
  ]);
}

async function pictureIn(sent: Request): Promise<Buffer | PictureOutcome> {
  const body = await readLimitedForm(sent, {
    largest: largestPicture + formOverhead,
    longestMs: longestUploadMs,
  });
  if (!body.read) return body.because;
  const [entry, ...others] = [...body.form.entries()];
  if (!entry) return 'no-file';
  const [name, file] = entry;
  if (others.length > 0 || name !== pictureField) return 'unreadable';
  if (typeof file === 'string') return file === '' ? 'no-file' : 'unreadable';
  // Browsers send an empty file without a name when nothing was chosen.
  if (file.size === 0) return file.name === '' ? 'no-file' : 'broken';
  if (file.size > largestPicture) return 'too-large';
  const encoded = await encodePicture(Buffer.from(await file.arrayBuffer()));
  return encoded.done ? encoded.content : encoded.because;
}

/**
 * Makes the receiver of one kind of picture: a form with one file, from our own page, from a sender with the
 * right. Every request gets one of `pictureOutcomes`: as JSON for a script, else as a redirect back to the
 * page. The cheapest checks come first: it reads the body only after it has checked the sender and their
 * right.
 */
export function pictureReceiver<V extends Sender>({ name, page, admit, keep }: Receiving<V>) {
  async function receive(sent: Request, request: CallingRequest): Promise<Received> {
    if (!request.sameOrigin) return nothing('foreign');
    const sender = await admit(sent);
    if (typeof sender === 'string') return nothing(sender);
    const { userId } = sender;
    const mine = underway.get(userId) ?? 0;
    if (mine >= mostPerPerson || uploadLimiter.pendingCount >= longestQueue) return nothing('busy');
    underway.set(userId, mine + 1);
    try {
      if (!(await isWithinTries(name, userId, request))) return nothing('too-often');
      return await uploadLimiter(async () => {
        const picture = await pictureIn(sent);
        return typeof picture === 'string' ? nothing(picture) : keep(sender, picture, request);
      });
    } finally {
      const left = (underway.get(userId) ?? 1) - 1;
      if (left > 0) underway.set(userId, left);
      else underway.delete(userId);
    }
  }

  function answer(sent: Request, { outcome, picture }: Received): Response {
    const { status, message } = pictureOutcomes[outcome];
    if (/\bapplication\/json\b/.test(sent.headers.get('accept') ?? '')) {
      const seconds = outcome === 'busy' ? busySeconds : retryAfterSeconds;
      const headers: HeadersInit = status === 503 ? { 'retry-after': String(seconds) } : {};
      return Response.json({ ok: isDone(outcome), message, picture }, { status, headers });
    }
    const back = outcome === 'signed-out' ? loginPath(page(sent)) : `${page(sent)}?picture=${outcome}`;
    return new Response(null, { status: 303, headers: { location: back } });
  }

  return async (sent: Request): Promise<Response> => {
    announceAction();
    const started = performance.now();
    const request = await readRequest();
    let received: Received;
    try {
      received = await receive(sent, request);
    } catch (error) {
      log.error('picture could not be stored', { requestId: request.id, reference: request.id, error });
      received = nothing('failed');
    }
    log.info('action', {
      action: name,
      requestId: request.id,
      outcome: received.outcome,
      durationMs: Math.round(performance.now() - started),
    });
    return answer(sent, received);
  };
}
