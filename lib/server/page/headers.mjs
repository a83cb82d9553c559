// @ts-check
import { inertPolicy } from '../csp/policy.mjs';
import { isSteered, routerType } from '../request/framework-names.mjs';
import { signedIdShape } from '../secret/signed-id-shape.mjs';
import { lifetimeOf, publicLifetime } from './lifetime.mjs';
import { settings } from './settings.mjs';

/** The page of one video room: its path has the form of a room's, and no page is below it. */
const roomPage = new RegExp(`^/room/${signedIdShape}(?:[?#]|$)`);

/**
 * Browser features that no page may use: those that could observe a person, reach a device, charge or sign. The others have the browser's
 * default.
 */
const closed =
  `accelerometer browsing-topics camera clipboard-read display-capture geolocation gyroscope hid idle-detection local-fonts
magnetometer microphone midi payment publickey-credentials-get serial usb window-management xr-spatial-tracking`
    .split(/\s/)
    .map((name) => `${name}=()`)
    .join(', ');
const inTheRoom = closed.replace(/(camera|display-capture|microphone)=\(\)/g, '$1=(self)');

/** The browser features that an existing page may use, by its address. @param {string} url */
export const permissionsOf = (url) => (roomPage.test(url) ? inTheRoom : closed);

/**
 * Headers of every response: page, redirect, file, API or an error of the framework.
 * @param {string} appUrl public origin; only an https one may promise to stay https (two years)
 * @param {boolean} [subdomains] whether the promise includes all subdomains
 * @returns {Readonly<Record<string, string>>}
 */
export const securityHeaders = (appUrl, subdomains = false) => ({
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: with it a form sent without JavaScript carries no origin, and actions refuse that.
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(appUrl.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`,
  }),
});

const everywhere = Object.entries(securityHeaders(settings.appUrl, settings.hstsSubdomains));

/** Files that use no browser feature: the list would be half the size of a small drawing. */
const usesNoFeature = /^(?:image|font)\/|^text\/css\b|javascript\b/;

/**
 * Writes the last headers of an answer, once its status is known and before its head is sent. It has exactly one policy: its own (the
 * last of several), else for a page that of its address, else the inert one. The framework marks a page private if it renders it for each
 * visit; caches may store one that is the same for all visitors.
 * @param {import('./shared.mjs').VisitAnswer} answer
 * @param {number} status
 */
export function settle(answer, status) {
  const { req, visit } = answer;
  const type = String(answer.getHeader('content-type') ?? '');
  const isPage = /^text\/html\b/.test(type) || type.startsWith(routerType);
  for (const [name, value] of everywhere) answer.setHeader(name, value);
  // The framework adds the headers of a cached redirect to those that it has just set.
  const [target] = [answer.getHeader('Location') ?? []].flat();
  if (target !== undefined) answer.setHeader('Location', target);
  const own = [answer.getHeader('Content-Security-Policy') ?? []].flat().map(String).at(-1);
  const policy = own ?? (isPage ? answer.pagePolicy : undefined) ?? inertPolicy;
  answer.setHeader('Content-Security-Policy', policy);
  const chosen = isPage && answer.isPublic ? publicLifetime : answer.getHeader('Cache-Control');
  const lifetime = lifetimeOf(String(chosen ?? ''), {
    status,
    isSteered: type.startsWith(routerType) || isSteered(req),
    isOwn: answer.hasHeader('Set-Cookie') || policy.includes("'nonce-") || visit.passingFault !== undefined,
  });
  answer.setHeader('Cache-Control', lifetime);
  // A missing or failed room gets a page without devices.
  if (status !== 200) answer.setHeader('Permissions-Policy', closed);
  else if (!usesNoFeature.test(type)) answer.setHeader('Permissions-Policy', permissionsOf(req.url ?? ''));
}
