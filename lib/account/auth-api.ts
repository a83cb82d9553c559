import 'server-only';
import { STATUS_CODES } from 'node:http';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { googleIsConfigured } from '@/lib/account/google/provider';
import { leaveForGoogle, returnFromGoogle } from '@/lib/account/google/round-trip';
import { accountSummary } from '@/lib/account/session/account-summary';
import { askNextAuth, loginWith, readSession } from '@/lib/account/session/next-auth';
import { ownCookies } from '@/lib/account/session/next-auth-cookies';
import { returnPath } from '@/lib/account/session/return-path';
import { sessionToken } from '@/lib/account/session/session';
import { signOut } from '@/lib/account/session/sign-out';
import { signInWithPassword } from '@/lib/account/sign-in/commands';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { retryAfterSeconds } from '@/lib/server/page/lifetime.mjs';
import { readLimitedText } from '@/lib/server/request/limited-form';
import { readRequest } from '@/lib/server/request/read-request';

/** Maps each page that next-auth would draw itself to ours. Opening one changes nothing. */
const ownPages: ReadonlyMap<string, string> = new Map([
  ['GET signin', '/login'],
  ['GET signin/google', '/login'],
  ['GET signin/credentials', '/login'],
  ['GET error', '/login'],
  ['GET verify-request', '/verify-email'],
  ['GET signout', '/'],
]);

/**
 * Answers everything below /api/auth as next-auth's clients expect. The library keeps the CSRF token, runs
 * the protocol with the provider, and reads, starts and ends sessions; this code chooses which requests reach
 * it and which part of its answer goes out. The library never learns where to go afterwards and draws no
 * page.
 */
export async function answerAuthRequest(
  request: NextRequest,
  segments: readonly string[],
): Promise<Response> {
  const { method, headers } = request;
  const posting = method === 'POST';
  if (posting && isForeign(headers)) return replyWith({ json: true, status: 403 });
  const posted = posting ? await postedFields(request) : {};
  if (!posted) return replyWith({ json: true, status: 400 });
  const route = `${method} ${segments.join('/')}`;
  const json = posted.json === 'true' || headers.get('content-type')?.startsWith('application/json') === true;
  const path = ownPages.get(route);
  if (path) return replyWith({ json: false, path });
  try {
    return replyWith({ ...(await answer(route, posted, request.nextUrl.searchParams)), json });
  } catch (error) {
    log.error('sign-in interface failed', { method, action: segments[0] ?? '', error });
    return replyWith({ json: route === 'GET session' || json, status: 503, path: loginWith('Callback') });
  }
}

async function answer(route: string, posted: Posted, sent: URLSearchParams): Promise<Reply> {
  const request = await readRequest();
  const pair = { csrfToken: posted.csrfToken, cookies: await ownCookies() };
  switch (route) {
    case 'GET csrf':
      return askNextAuth(route, pair);
    case 'GET providers': {
      const { google, ...others } = fields.parse((await askNextAuth(route, pair)).body);
      return { body: googleIsConfigured() ? { google, ...others } : others };
    }
    case 'GET session':
      return { body: await sessionOfCookie() };
    case 'POST session': {
      // Checks only the CSRF token and ignores everything else in the post.
      const { status } = await askNextAuth(route, pair);
      return status < 400 ? { body: await sessionOfCookie() } : { status };
    }
    case 'POST signout': {
      const ended = await signOut(request, pair);
      return { path: '/', ...(ended ? { forgetCaches: true } : { status: 403 }) };
    }
    case 'POST callback/credentials': {
      const { outcome } = await signInWithPassword(posted, request, pair);
      return outcome === 'right' ? { path: returnPath(posted.next) ?? '/' } : refusals[outcome];
    }
    case 'POST signin/google':
      return googleIsConfigured() ? leaveForGoogle(pair, posted.next, request) : { status: 404 };
    case 'GET callback/google':
      return googleIsConfigured() ? { path: await returnFromGoogle(sent, request) } : { status: 404 };
    default:
      return { status: 404 };
  }
}

const refusals = {
  forged: { status: 403, path: '/login' },
  wrong: { status: 401, path: loginWith('CredentialsSignin') },
  closed: { status: 401, path: loginWith('AccountClosed') },
  limited: { status: 429, path: loginWith('TooManyTries') },
  busy: { status: 429, path: loginWith('Busy') },
} as const;

/** Name, address and role of the person, and the end of their session, read from the row at this moment. */
async function sessionOfCookie() {
  const token = await sessionToken();
  const session = token && (await readSession(token));
  // A person who still owes the second step counts as not signed in, as everywhere in the product.
  if (!session || session.owesSecondStep) return {};
  const { viewer, expires } = session;
  const { email, profile } = viewer;
  return {
    expires,
    user: { name: accountSummary(viewer).name, email, ...(profile && { role: profile.role }) },
  };
}

/** Bytes and milliseconds: many times the size of a provider's answer or a password. */
const limits = { largest: 16_384, longestMs: 10_000 };

const fields = z.record(z.string(), z.unknown());

/** The fields of a posted form or JSON object, not yet checked. */
type Posted = z.output<typeof fields>;

/** A post whose headers say that another site sent it. A post without such headers still needs the CSRF token. */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  return (origin !== null && origin !== env.APP_URL) || (site !== null && site !== 'same-origin');
}

async function postedFields(request: Request): Promise<Posted | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const text = await readLimitedText(request, limits);
  if (text === undefined || text === '') return text === '' ? {} : undefined;
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (type !== 'application/json') return undefined;
  try {
    return fields.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Reply = {
  /** 200 unless given. A form or link always gets 303. */
  readonly status?: number;
  /** A path of ours, or the provider's address. */
  readonly path?: string;
  readonly body?: unknown;
  /** True for pages of signed-in people: the browser must not cache them. */
  readonly forgetCaches?: boolean;
};

/** A reply as JSON for scripts (`url` is where next-auth's own client goes), or as a redirect. */
function replyWith({ status = 200, path, body, forgetCaches, json }: Reply & { readonly json: boolean }) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (forgetCaches) headers.set('Clear-Site-Data', '"cache"');
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  if (path !== undefined && !json) {
    headers.set('Location', path);
    return new Response(null, { status: 303, headers });
  }
  const message = status < 400 ? undefined : STATUS_CODES[status];
  const url = path === undefined ? undefined : new URL(path, env.APP_URL).href;
  return Response.json(body ?? { message, url }, { status, headers });
}
