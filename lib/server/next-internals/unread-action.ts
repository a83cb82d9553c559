import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mostInWords } from '@/lib/format/file-size';
import { barePolicy, unsentPage } from '@/lib/server/next-internals/bare-page';
import { actionHeader } from '@/lib/server/next-internals/names';
import { describeReplacement, replaceAnswer } from '@/lib/server/next-internals/replace-answer';
import { onArrival } from '@/lib/server/request/arrival';

type Visit = { readonly callsAction: boolean; reachedAction: boolean };

const visits = new AsyncLocalStorage<Visit>();

/** A channel belongs to the process: actions and the server's start are bundled separately and share no module. */
const arrivals = channel('antarman.action.arrived');

const sentence = 'We could not read this form. Please go back, reload the page and try again.';
/** Bytes that the framework reads of a form; next.config.mjs says the same. */
export const largestForm = 8 * 1024 * 1024;

const tooLarge = `This form was larger than ${mostInWords(largestForm)}, which is more than we can take. Nothing was saved. Please go back, choose a smaller file and send it again.`;

/** The gate of all actions calls this first: from here on a failure is ours. */
export function announceAction(): void {
  arrivals.publish(null);
}

/** Whether the present request calls an action with a form that the framework could not read. */
export function isUnreadAction(): boolean {
  const visit = visits.getStore();
  return visit ? visit.callsAction && !visit.reachedAction : false;
}

function callsAction({ method, headers }: IncomingMessage): boolean {
  const sendsForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return method === 'POST' && (sendsForm || headers[actionHeader] !== undefined);
}

/** The refusal in words for the sender, and its status for programs. */
function refusalOf({ headers }: IncomingMessage): { readonly status: number; readonly words: string } {
  return Number(headers['content-length'] ?? 0) > largestForm
    ? { status: 413, words: tooLarge }
    : { status: 400, words: sentence };
}

/** Whether a browser without scripts waits for a page. */
function wantsPage({ headers }: IncomingMessage): boolean {
  return headers[actionHeader] === undefined && /\btext\/html\b/.test(headers.accept ?? '');
}

/**
 * Turns the framework's server error into a client error: into a page of ours for a browser without scripts, otherwise its
 * plain text, if any, into a sentence.
 */
function blameSender(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
  const { status, words } = refusalOf(request);
  replaceAnswer(response, (rest) => {
    if (visit.reachedAction) return undefined;
    if (wantsPage(request)) {
      describeReplacement(response, 'html', barePolicy);
      return { status, body: unsentPage(words) };
    }
    if (!/^text\/plain\b/.test(String(response.getHeader('content-type') ?? '')))
      return { status, rest, body: undefined };
    response.removeHeader('content-length');
    return { status, rest, body: words };
  });
}

/**
 * A broken form (cut off, without a boundary, too large, not React's wire format) fails in the framework before any
 * code of ours runs, as a server error (500). It is the sender's error: 400, or 413 when it was too large. Call it once, at
 * the start.
 */
export function refuseUnreadActions(): void {
  onArrival(({ request, response }) => {
    const visit = { callsAction: callsAction(request), reachedAction: false };
    visits.enterWith(visit);
    if (visit.callsAction) blameSender(request, response, visit);
  });
  subscribe(arrivals.name, () => {
    const visit = visits.getStore();
    if (visit) visit.reachedAction = true;
  });
}
