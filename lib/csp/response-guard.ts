import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { inertPolicy } from './policy.mjs';

const policyHeader = 'Content-Security-Policy';

/** Features of the browser that no page may use, except the few that pages of ours offer. */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-read=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'gamepad=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'local-fonts=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=(self)',
  'serial=()',
  'storage-access=()',
  'usb=()',
  'window-management=()',
  'xr-spatial-tracking=()',
].join(', ');

/**
 * Headers of every response, whatever made it: page, redirect, file, interface or an error of the framework.
 * @param appUrl public origin; only an https one may promise to stay https (two years)
 */
export function securityHeaders(appUrl: string): ReadonlyMap<string, string> {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    // Not no-referrer: with it a form sent without JavaScript carries no origin, and actions refuse that.
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-DNS-Prefetch-Control', 'off'],
  ]);
  if (appUrl.startsWith('https:')) {
    headers.set('Strict-Transport-Security', 'max-age=63072000');
  }
  return headers;
}

function isPage(response: ServerResponse): boolean {
  return /^text\/(?:html|x-component)\b/.test(String(response.getHeader('content-type') ?? ''));
}

/**
 * Leaves exactly one policy. The proxy gave every page a nonce; a kept page then brought its own, and the later one
 * counts, since two policies together would allow only what both name. What is no page gets the inert policy unless
 * its handler chose one.
 */
function settlePolicy(response: ServerResponse): void {
  const policies = [response.getHeader(policyHeader) ?? []].flat().map(String);
  const fitting = isPage(response) ? policies : policies.filter((policy) => !policy.includes("'nonce-"));
  response.setHeader(policyHeader, fitting.at(-1) ?? inertPolicy);
}

function settle(response: ServerResponse): void {
  settlePolicy(response);
  // What nobody called public is nobody else's to keep.
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'private, no-store');
  if (response.statusCode === 404 && isPage(response)) {
    // The first part only: what follows may be a key out of somebody's mail.
    const [, section = ''] = (response.req.url ?? '').split(/[/?#]/);
    log.info('page not found', { method: response.req.method, path: `/${section}`, status: 404 });
  }
}

function guard(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  // Node calls writeHead for every response, also when the caller never does; compression hooks in the same way.
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, args) {
      settle(response);
      return Reflect.apply(writeHead, self, args);
    },
  });
}

/**
 * Sees to it that no response of this process leaves without the headers above and exactly one content security
 * policy, including those that the framework answers before or after its own routing. Call once, at start.
 */
export function guardResponses(): void {
  const headers = securityHeaders(env.APP_URL);
  subscribe('http.server.request.start', (message) => {
    if (typeof message === 'object' && message !== null && 'response' in message) {
      if (message.response instanceof ServerResponse) guard(message.response, headers);
    }
  });
}
