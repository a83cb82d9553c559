import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { comesFromDatabase } from '@/lib/server/database-fault';
import { barePage, barePolicy, urgentHelp } from '@/lib/server/next-internals/bare-page';
import { describeReplacement, replaceAnswer } from '@/lib/server/next-internals/replace-answer';
import { onArrival } from '@/lib/server/request/arrival';
import { retryAfterSeconds } from '@/lib/server/request/passing-fault';

const failureShape = z.object({ reference: z.string().optional(), passes: z.boolean() });
type Failure = z.infer<typeof failureShape>;
type Visit = { failure?: Failure };

const visits = new AsyncLocalStorage<Visit>();

/** A channel belongs to the process: pages and the server's start are bundled apart and share no module. */
const failures = channel('antarman.failure');

/** Called when the framework has given a request up. @param reference of the error's line in the log */
export function announceFailure(error: unknown, reference: string | undefined): void {
  failures.publish({ reference, passes: comesFromDatabase(error) } satisfies Failure);
}

/** The page that replaces a failed one. */
function pageOf({ reference, passes }: Failure): string {
  const known = reference && /^[\w@-]{1,40}$/.test(reference) ? `<p>Reference: ${reference}</p>` : '';
  const cause = passes ? 'Our records do not answer at the moment.' : 'We could not load this page just now.';
  return barePage({
    title: 'Something went wrong on our side',
    body: `<p role="alert">${cause} It is our fault, and nothing of yours is lost. Please try again in a moment.</p>
${urgentHelp}
<p><a href="">Try again</a><a href="/?home">Return to Home</a><a href="/resources/crisis-support">Crisis support</a></p>
${known}`,
  });
}

const plain = 'We could not answer this request just now. Please try again in a moment.\n';

const givenHeaders = z.record(z.string(), z.unknown());

/** @param given headers that came with the status, which count before those set earlier */
function typeOf(response: ServerResponse, given: unknown): string {
  const { data = {} } = givenHeaders.safeParse(given);
  const named = Object.entries(data).find(([name]) => name.toLowerCase() === 'content-type');
  return String(named?.[1] ?? response.getHeader('content-type') ?? '');
}

/** A method that the framework cannot read fails inside it; that is the sender's fault and needs no words. */
function isUnknownMethod({ req }: ServerResponse): boolean {
  return req.method === 'TRACE';
}

/** The replacement for an answer without words; undefined for an answer that somebody has written. */
function standIn(response: ServerResponse, { failure }: Visit, given: unknown): string | undefined {
  const type = typeOf(response, given);
  if (type !== '' && !/^text\/(?:html|plain)\b/.test(type)) return undefined;
  const wanted = String(response.req.headers.accept ?? '');
  const page = type.startsWith('text/html') || /\btext\/html\b/.test(wanted);
  describeReplacement(response, page ? 'html' : 'plain', barePolicy);
  if (failure?.passes) response.setHeader('Retry-After', String(retryAfterSeconds));
  return page ? pageOf(failure ?? { passes: false }) : plain;
}

/**
 * Gives words to what the framework sends without any: to a page that fails, a document that its scripts would fill
 * later; to a route that fails, no body at all. Both go out as 503 when another try is worthwhile.
 */
function replaceFailure(response: ServerResponse, visit: Visit): void {
  replaceAnswer(response, (rest) => {
    const body = standIn(response, visit, rest.at(-1));
    if (body === undefined) return undefined;
    if (isUnknownMethod(response)) {
      response.setHeader('Allow', 'GET, HEAD, POST');
      return { status: 405, body: '' };
    }
    return { status: visit.failure?.passes ? 503 : 500, body };
  });
}

/** Gives every failure our own words. Call it once, at the start, before anything else that rewrites answers. */
export function answerFailures(): void {
  onArrival(({ response }) => {
    const visit: Visit = {};
    visits.enterWith(visit);
    replaceFailure(response, visit);
  });
  subscribe(failures.name, (failure) => {
    const visit = visits.getStore();
    const { success, data } = failureShape.safeParse(failure);
    if (visit && success) visit.failure ??= data;
  });
}
