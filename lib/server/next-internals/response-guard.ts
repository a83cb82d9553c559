import 'server-only';
import type { ServerResponse } from 'node:http';
import { inertPolicy } from '@/lib/server/csp/policy.mjs';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { routerHeader, routerType } from '@/lib/server/next-internals/names';
import { onArrival } from '@/lib/server/request/arrival';
import { signedIdShape } from '@/lib/server/secret/signed-id';

const policyHeader = 'Content-Security-Policy';

/** What only the video room may use. */
const ofTheRoom = new Set(['camera', 'display-capture', 'microphone']);

/** The page of one video room: its name has the shape of a room's, and nothing stands below or beside it. */
const roomPage = new RegExp(`^/room/${signedIdShape}(?:[?#]|$)`);

/**
 * Browser features that no page may use, but the room some of them: what could observe somebody, reach a device, charge or sign.
 * Features that could do no harm, or that our pages offer, have the browser's default: our origin, and no other.
 */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const closed = permissions.map((name) => `${name}=()`).join(', ');
const inTheRoom = permissions.map((name) => `${name}=(${ofTheRoom.has(name) ? 'self' : ''})`).join(', ');

/** Returns the browser features that a found page may use, by its address. */
export function permissionsOf(url: string): string {
  return roomPage.test(url) ? inTheRoom : closed;
}

/**
 * Headers of every response, whatever made it: page, redirect, file, API or an error of the framework.
 * @param appUrl public origin; only an https one may promise to stay https (two years)
 * @param subdomains whether all names below the origin's host keep that promise too
 */
export function securityHeaders(appUrl: string, subdomains = false): ReadonlyMap<string, string> {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    // Not no-referrer: with it a form sent without JavaScript carries no origin, and actions refuse that.
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', closed],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
  if (appUrl.startsWith('https:')) {
    headers.set('Strict-Transport-Security', `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`);
  }
  return headers;
}

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');

/** Whether this is the text of a page that its router asks for; that a text has not changed (304) has no type. */
function isForRouter(response: ServerResponse): boolean {
  return response.req.headers[routerHeader] !== undefined || typeOf(response).startsWith(routerType);
}

function isPage(response: ServerResponse): boolean {
  return /^text\/html\b/.test(typeOf(response)) || typeOf(response).startsWith(routerType);
}

/**
 * Leaves exactly one policy. The proxy gave every page a nonce; a cached page then brought its own, and the later one
 * counts, because two policies together would allow only what both name. A response that is not a page gets the inert
 * policy unless its handler chose one.
 */
function settlePolicy(response: ServerResponse): void {
  const policies = [response.getHeader(policyHeader) ?? []].flat().map(String);
  const fitting = isPage(response) ? policies : policies.filter((policy) => !policy.includes("'nonce-"));
  const policy = fitting.at(-1) ?? inertPolicy;
  response.setHeader(policyHeader, policy);
  // A nonce is for one visit, so no shared cache may store a page with one.
  if (policy.includes("'nonce-")) response.setHeader('Cache-Control', 'private, no-store');
}

/** Statuses of a whole answer, a part of one, and one that has not changed. */
const keepable: ReadonlySet<number> = new Set([200, 206, 304]);

/**
 * Keeps from shared caches what they must not store: an answer that nobody marked, a redirect or refusal with the
 * lifetime of what its address holds, and the router's text, which has the address of a page. A cache that does not
 * look at `Vary` would show that text to everybody who opens the page.
 */
function settleLifetime(response: ServerResponse, status: number): void {
  const lifetime = String(response.getHeader('Cache-Control') ?? '');
  const isShared = /\bpublic\b|\bs-maxage\b/.test(lifetime);
  if (lifetime === '' || (isShared && !keepable.has(status))) {
    response.setHeader('Cache-Control', 'private, no-store');
  } else if (isShared && isForRouter(response)) {
    // Its ETag lets the visitor's own browser ask whether it has changed.
    response.setHeader('Cache-Control', 'private, no-cache');
  }
}

/**
 * Files that never use a browser feature: an SVG opened by itself has the inert policy, and the others are no documents.
 * The list of features would be half of what a small drawing weighs.
 */
const usesNoFeature = /^(?:image|font)\/|^text\/css\b|javascript\b/;

/** @param status with which the answer goes out */
function settle(response: ServerResponse, status: number): void {
  settlePolicy(response);
  settleLifetime(response, status);
  // Whoever has no such room, or comes to one that failed, gets a page without devices.
  if (status !== 200) response.setHeader('Permissions-Policy', closed);
  else if (usesNoFeature.test(typeOf(response))) response.removeHeader('Permissions-Policy');
  if (status === 404 && isPage(response)) {
    // Uses only the first part, because the rest may be a key from somebody's mail.
    const [, section = ''] = (response.req.url ?? '').split(/[/?#]/);
    log.info('page not found', { method: response.req.method, path: `/${section}`, status: 404 });
  }
}

function guard(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Permissions-Policy', permissionsOf(response.req.url ?? ''));
  // Node calls writeHead for every response, even when the caller never does; compression hooks in the same way.
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, args) {
      settle(response, typeof args[0] === 'number' ? args[0] : response.statusCode);
      return Reflect.apply(writeHead, self, args);
    },
  });
}

/**
 * Ensures that every response of this process carries the headers above and exactly one content security policy,
 * including those that the framework answers before or after its own routing. Call it once, at the start.
 */
export function guardResponses(): void {
  const headers = securityHeaders(env.APP_URL, env.HSTS_SUBDOMAINS === 'on');
  onArrival(({ response }) => guard(response, headers));
}
