import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { barePolicy, unsentPage } from '@/lib/server/next-internals/bare-page';
import { onArrival } from '@/lib/server/request/arrival';

type Visit = { readonly callsAction: boolean; reachedAction: boolean };

const visits = new AsyncLocalStorage<Visit>();

/** A channel belongs to the process: actions and the server's start are bundled separately and share no module. */
const arrivals = channel('antarman.action.arrived');

const sentence = 'We could not read this form. Please go back, reload the page and try again.';
const tooLarge =
  'This form was larger than 8 MB, which is more than we can take. Nothing was saved. Please go back, choose a smaller file and send it again.';

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
  return method === 'POST' && (sendsForm || headers['next-action'] !== undefined);
}

/** Bytes that the framework reads of a form; next.config.mjs says the same. */
export const largestForm = 8 * 1024 * 1024;

/** What the sender reads, and the status that says it to programs. */
function refusalOf({ headers }: IncomingMessage): { readonly status: number; readonly words: string } {
  return Number(headers['content-length'] ?? 0) > largestForm
    ? { status: 413, words: tooLarge }
    : { status: 400, words: sentence };
}

/** Whether a browser without scripts waits for a page. */
function wantsPage({ headers }: IncomingMessage): boolean {
  return headers['next-action'] === undefined && /\btext\/html\b/.test(headers.accept ?? '');
}

/**
 * Turns the framework's server error into a client error: into a page of ours for a browser without scripts, otherwise its
 * plain text, if any, into a sentence.
 */
function blameSender(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
  const { status: refused, words } = refusalOf(request);
  let instead: string | undefined;
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, [status, ...rest]) {
      if (status !== 500 || visit.reachedAction) return Reflect.apply(writeHead, self, [status, ...rest]);
      if (wantsPage(request)) {
        instead = unsentPage(words);
        for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Link'])
          response.removeHeader(name);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'private, no-store');
        response.setHeader('Content-Security-Policy', barePolicy);
        return Reflect.apply(writeHead, self, [refused]);
      }
      if (/^text\/plain\b/.test(String(response.getHeader('content-type') ?? ''))) {
        instead = words;
        response.removeHeader('content-length');
      }
      return Reflect.apply(writeHead, self, [refused, ...rest]);
    },
  });
  response.write = new Proxy(response.write, {
    apply(write, self, args) {
      if (!response.headersSent) response.writeHead(response.statusCode);
      if (instead === undefined) return Reflect.apply(write, self, args);
      const written = args.at(-1);
      if (typeof written === 'function') process.nextTick(written);
      return true;
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, args) {
      // Writes the head now, so that the length is not counted before the text changes.
      if (!response.headersSent) response.writeHead(response.statusCode);
      if (instead === undefined) return Reflect.apply(end, self, args);
      const ended = args.at(-1);
      return Reflect.apply(end, self, typeof ended === 'function' ? [instead, ended] : [instead]);
    },
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
