import 'server-only';
import { pagePolicy } from '@/lib/server/csp/policy.mjs';
import { env } from '@/lib/server/env';
import { hashOf, nonceOf, withoutNonce } from '@/lib/server/next-internals/inline-scripts.mjs';
import { ownScript } from '@/lib/server/next-internals/own-script.mjs';
import { type PageFile, putToSleep } from '@/lib/server/next-internals/sleeping-page.mjs';

/** A page that was made for one visit, without what belongs to that visit. */
type EverybodysPage = {
  readonly html: string;
  readonly policy: string;
  /** What the page fetches at the first touch. */
  readonly data: PageFile;
  /** Files that the page shares with others: its script, and the long names of its classes. */
  readonly files: readonly PageFile[];
};

/** A form token that was made for one visit (`lib/server/action/form-token.ts`). */
const visitToken = /\.[\w-]{43}\.[0-9a-f]{8}-/;

/** @param style text of the page's own style element, "" for none */
function policyOf(path: string, style: string): string {
  return pagePolicy(
    path,
    [],
    { schedulingUrl: env.SCHEDULING_URL, newsletterUrl: env.NEWSLETTER_URL, development: false },
    style === '' ? undefined : hashOf(style),
  );
}

/**
 * Takes the nonce and the framework's scripts out of a page, so that it can be sent to others.
 * @param page address with its question
 * @returns undefined for a page that does not sleep, or in which something of the visit would be left
 */
export function forEverybody(html: string, page: string): EverybodysPage | undefined {
  const nonce = nonceOf(html);
  const script = ownScript();
  const asleep = putToSleep(nonce ? withoutNonce(html, nonce) : html, page, script.address);
  if (!asleep || / nonce=/.test(asleep.html)) return undefined;
  if (visitToken.test(asleep.html) || visitToken.test(asleep.data.content)) return undefined;
  const [path = ''] = page.split('?');
  return {
    html: asleep.html,
    policy: policyOf(path, asleep.style),
    data: asleep.data,
    files: [{ address: script.address, content: script.code }, ...(asleep.names ? [asleep.names] : [])],
  };
}
