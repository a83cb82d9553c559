import 'server-only';
import pLimit from 'p-limit';
import { pictureAddress } from '@/lib/account/profile/picture/address';
import { replacePicture } from '@/lib/account/profile/picture/commands';
import { encodePicture } from '@/lib/account/profile/picture/encode';
import {
  isDone,
  largestPicture,
  type PictureOutcome,
  perDay,
  pictureField,
  pictureOutcomes,
} from '@/lib/account/profile/picture/rules';
import { isMember } from '@/lib/account/session/guard';
import { loginPath } from '@/lib/account/session/return-path';
import { currentViewer, type Member } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { announceAction } from '@/lib/server/next-internals/unread-action';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import { readLimitedForm } from '@/lib/server/request/limited-form';
import { type CallingRequest, readRequest } from '@/lib/server/request/read-request';

const page = '/edit-profile';
const triesPerNetwork = 200;
const tenMinutes = 600;
const day = 86_400;

/** Room besides the file itself: boundaries and the part's header with a name of the longest kind. */
const formOverhead = 64 * 1024;
const longestUploadMs = 90_000;

/** Bodies in memory at one time; later ones wait with the body still in the network. */
const uploadLimiter = pLimit(8);
const longestQueue = 64;
const underway = new Map<string, number>();
const mostPerPerson = 2;

type Received = { readonly outcome: PictureOutcome; readonly picture: string | null };

const nothing = (outcome: PictureOutcome): Received => ({ outcome, picture: null });

async function isWithinTries(viewer: Member, { network }: CallingRequest): Promise<boolean> {
  return consume(db, [
    limitOf('profile-picture:tries', network, triesPerNetwork, tenMinutes),
    limitOf('profile-picture:tried', viewer.userId, perDay.tried, day),
  ]);
}

async function keep(viewer: Member, sent: Request, request: CallingRequest): Promise<Received> {
  const body = await readLimitedForm(sent, {
    largest: largestPicture + formOverhead,
    longestMs: longestUploadMs,
  });
  if (!body.read) return nothing(body.because);
  const [entry, ...others] = [...body.form.entries()];
  if (!entry) return nothing('no-file');
  const [name, file] = entry;
  if (others.length > 0 || name !== pictureField) return nothing('unreadable');
  if (typeof file === 'string') return nothing(file === '' ? 'no-file' : 'unreadable');
  // Browsers send an empty file without a name when nothing was chosen.
  if (file.size === 0) return nothing(file.name === '' ? 'no-file' : 'broken');
  if (file.size > largestPicture) return nothing('too-large');
  const encoded = await encodePicture(Buffer.from(await file.arrayBuffer()));
  if (!encoded.done) return nothing(encoded.because);
  const { outcome, profilePicture } = await replacePicture(viewer, encoded.content, request);
  return { outcome, picture: pictureAddress(profilePicture) };
}

/** Cheapest check first: reads nothing of the body before it knows the sender and their right. */
async function receive(sent: Request, request: CallingRequest): Promise<Received> {
  if (!request.sameOrigin) return nothing('foreign');
  const viewer = await currentViewer();
  if (!viewer) return nothing('signed-out');
  if (!isMember(viewer)) return nothing('no-profile');
  const { userId } = viewer;
  const mine = underway.get(userId) ?? 0;
  if (mine >= mostPerPerson || uploadLimiter.pendingCount >= longestQueue) return nothing('busy');
  underway.set(userId, mine + 1);
  try {
    if (!(await isWithinTries(viewer, request))) return nothing('too-often');
    return await uploadLimiter(() => keep(viewer, sent, request));
  } finally {
    const left = (underway.get(userId) ?? 1) - 1;
    if (left > 0) underway.set(userId, left);
    else underway.delete(userId);
  }
}

/** Redirects a browser without scripts back to the page, which shows the result; sends a script the same words. */
function answer(sent: Request, { outcome, picture }: Received): Response {
  const { status, message } = pictureOutcomes[outcome];
  if (/\bapplication\/json\b/.test(sent.headers.get('accept') ?? '')) {
    return Response.json({ ok: isDone(outcome), message, picture }, { status });
  }
  const back = outcome === 'signed-out' ? loginPath(page) : `${page}?picture=${outcome}`;
  return new Response(null, { status: 303, headers: { location: back } });
}

/**
 * Receives a profile picture: a form with one file, from our own page, from somebody with a profile. Whatever
 * arrives, the answer is one of `pictureOutcomes`, in words.
 */
export async function receivePicture(sent: Request): Promise<Response> {
  announceAction();
  const started = performance.now();
  const request = await readRequest();
  let received: Received;
  try {
    received = await receive(sent, request);
  } catch (error) {
    log.error('picture could not be kept', { requestId: request.id, reference: request.id, error });
    received = nothing('failed');
  }
  log.info('action', {
    action: 'replace-picture',
    requestId: request.id,
    outcome: received.outcome,
    durationMs: Math.round(performance.now() - started),
  });
  return answer(sent, received);
}
