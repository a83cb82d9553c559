import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { memberHintCookie } from '@/lib/auth/account-summary';
import { welcomePath } from '@/lib/auth/home-paths';
import { sessionCookieName } from '@/lib/auth/session-cookie-name';
import { pagePolicy } from '@/lib/csp/policy.mjs';
import { env } from '@/lib/env';

const policyHeader = 'content-security-policy';

/**
 * Ends like a file of ours, at most as long as `.webmanifest`. Signed names of rows have dots too, and the 43 letters
 * after the last one may all be letters and digits (`lib/signed-id.ts`): their pages take forms.
 */
const fileAddress = /\.[a-z0-9]{1,11}$/i;

/** Pages are read and forms are sent; a file is only read. Everything else is refused before it can confuse a route. */
function isRefused({ method, nextUrl }: NextRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return method !== 'POST' || fileAddress.test(nextUrl.pathname);
}

/**
 * A post that says itself that another site sent it. The framework refuses these too, but as a fault of the server
 * (500). One that says nothing goes on to the action, which answers in words (docs/decisions/020).
 */
function isForeign({ method, headers }: NextRequest): boolean {
  const origin = headers.get('origin');
  return method === 'POST' && origin !== null && origin !== env.APP_URL;
}

/**
 * Somebody who looks signed in opens the start page (spec §4). It is kept and the same for everybody, so a route that
 * may ask the session row decides where they belong.
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
 * Gives each visit to a page a nonce: the framework reads it from the request's policy and marks its inline scripts
 * with it. Kept pages replace this policy by one with hashes (`lib/csp/page-cache.mjs`). Decides nothing else:
 * who may do what is checked where it is done.
 */
export function proxy(request: NextRequest): NextResponse {
  if (isRefused(request))
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  if (isForeign(request))
    return new NextResponse('This form was not sent from our own page.', { status: 403 });
  if (comesHome(request)) {
    // The framework wants the whole address here and sends only the path of it on.
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
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(policyHeader, policy);
  return response;
}

// The service worker brings its own policy: it must be able to ask this site.
export const config = { matcher: ['/((?!_next/|api/|sw\\.js$).*)'] };
