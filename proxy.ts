import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { memberHintCookie } from '@/lib/account/session/account-summary';
import { welcomePath } from '@/lib/account/session/home-paths';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import { mostInWords } from '@/lib/format/file-size';
import { namesPayments, payerDeviceCookie, payerDeviceSeconds } from '@/lib/payment/submission/device-cookie';
import { inertPolicy, pagePolicy } from '@/lib/server/csp/policy.mjs';
import { env } from '@/lib/server/env';
import { barePolicy, unsentPage } from '@/lib/server/next-internals/bare-page';
import { actionHeader } from '@/lib/server/next-internals/names';
import { internalAddress } from '@/lib/server/page/questions.mjs';

const policyHeader = 'content-security-policy';

/**
 * Whether a path ends like a file of ours, at most as long as `.webmanifest`. Signed names of rows have dots too, and
 * the 43 letters after the last one may all be letters and digits (`lib/server/secret/signed-id.ts`): their pages
 * accept forms.
 */
const fileAddress = /\.[a-z0-9]{1,11}$/i;

/**
 * Pages can be read and accept forms; files can only be read. Refuses everything else before it can confuse a route.
 */
function isRefused({ method, nextUrl }: NextRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return method !== 'POST' || fileAddress.test(nextUrl.pathname);
}

/** Bytes of the largest form. Only payments may send more, so that a file that is too large is refused in words. */
const largestForm = 6 * 1024 * 1024;
const takesLargerForms = /^\/(?:payment|checkout)(?:\/|$)/;

const tooLarge = `This form was larger than ${mostInWords(largestForm)}, which is more than this page can take. Nothing was saved. Please go back and send less.`;

/** A post that says itself that it is larger than any form of this page; the framework reads all of it otherwise. */
function isTooLarge({ method, headers, nextUrl }: NextRequest): boolean {
  if (method !== 'POST' || takesLargerForms.test(nextUrl.pathname)) return false;
  return Number(headers.get('content-length')) > largestForm;
}

/** A sentence for scripts; for a browser without them a page with the way back. */
function refuseLarge({ headers }: NextRequest): NextResponse {
  const wantsPage = headers.get(actionHeader) === null && /\btext\/html\b/.test(headers.get('accept') ?? '');
  return new NextResponse(wantsPage ? unsentPage(tooLarge) : tooLarge, {
    status: 413,
    headers: {
      'content-type': wantsPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      [policyHeader]: wantsPage ? barePolicy : inertPolicy,
    },
  });
}

/**
 * A post that says itself that another site sent it. The framework refuses these too, but as a fault of the server
 * (500). A post that says nothing goes on to the action, which answers in words (docs/decisions/020).
 */
function isForeign({ method, headers }: NextRequest): boolean {
  const origin = headers.get('origin');
  return method === 'POST' && origin !== null && origin !== env.APP_URL;
}

/**
 * Somebody who looks signed in opens the start page (product.md §4). That page is cached and the same for everybody,
 * so a route that reads the session row decides where they go.
 */
function comesHome({ method, nextUrl, cookies }: NextRequest): boolean {
  return (
    method === 'GET' &&
    nextUrl.pathname === '/' &&
    !nextUrl.searchParams.has('home') &&
    cookies.has(memberHintCookie) &&
    cookies.has(sessionCookieName())
  );
}

/**
 * A name for a browser that opens a payment page for the first time today, so that the reference of its payment stays
 * the same when the page is loaded again. The page that is being made sees it at once.
 */
function newPayerDevice({ method, nextUrl, cookies }: NextRequest): string | null {
  if (method !== 'GET' || !namesPayments.test(nextUrl.pathname) || cookies.has(payerDeviceCookie))
    return null;
  return randomBytes(16).toString('base64url');
}

/**
 * Gives each visit to a page a nonce: the framework reads it from the request's policy and marks its inline scripts
 * with it. Cached pages replace this policy by one with hashes (`lib/server/next-internals/page-cache.mjs`). Decides
 * nothing else: each page and action checks for itself who may do what.
 */
export function proxy(request: NextRequest): NextResponse {
  if (isRefused(request))
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  if (isForeign(request))
    return new NextResponse('This form was not sent from our own page.', { status: 403 });
  if (isTooLarge(request)) return refuseLarge(request);
  if (comesHome(request)) {
    // The framework requires the whole address here and sends only its path.
    return NextResponse.redirect(new URL(welcomePath, env.APP_URL), 307);
  }
  const policy = pagePolicy(request.nextUrl.pathname, [`'nonce-${randomBytes(16).toString('base64')}'`], {
    schedulingUrl: env.SCHEDULING_URL,
    newsletterUrl: env.NEWSLETTER_URL,
    development: env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  headers.delete(`${policyHeader}-report-only`);
  const device = newPayerDevice(request);
  if (device !== null) {
    const others = request.headers.get('cookie');
    headers.set('cookie', `${others ? `${others}; ` : ''}${payerDeviceCookie}=${device}`);
  }
  const asked = `${request.nextUrl.pathname}${request.nextUrl.search}`;
  const inner = internalAddress(asked);
  const response =
    inner === asked
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL(inner, request.url), { request: { headers } });
  response.headers.set(policyHeader, policy);
  if (device !== null) {
    response.cookies.set(payerDeviceCookie, device, {
      path: '/',
      sameSite: 'lax',
      secure: env.APP_URL.startsWith('https:'),
      httpOnly: true,
      maxAge: payerDeviceSeconds,
    });
  }
  return response;
}

// The service worker brings its own policy, because it must be able to request this site.
export const config = { matcher: ['/((?!_next/|api/|sw\\.js$).*)'] };
