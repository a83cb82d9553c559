import 'server-only';
import { pagePolicy } from '@/lib/server/csp/policy.mjs';
import { env } from '@/lib/server/env';
import { hashOf, nonceOf, withoutNonce } from '@/lib/server/next-internals/inline-scripts.mjs';
import { ownScript } from '@/lib/server/next-internals/own-script.mjs';
import { frameAround, type PageFrame } from '@/lib/server/next-internals/page-frame';
import { type PageFile, putToSleep } from '@/lib/server/next-internals/sleeping-page.mjs';

/** A page that was made for one visit, without what belongs to that visit. */
type EverybodysPage = {
  /** What stands before, between and behind the places of the form's token. */
  readonly parts: readonly string[];
  /** The token that stood there; undefined for a page without a form. */
  readonly token: string | undefined;
  readonly policy: string;
  /** What the page fetches at the first touch. */
  readonly data: PageFile;
  /** Files that the page shares with others: its script, and the long names of its classes. */
  readonly files: readonly PageFile[];
  /** What stands around a part of it, so that other parts can stand there; undefined where that cannot be told. */
  readonly frameAround: (part: string) => PageFrame | undefined;
};

/**
 * A form token of any kind (`lib/server/action/form-token.ts`), without its first eight digits: a pattern that begins
 * with the hyphen is looked for three times as fast, and each page is searched.
 */
const anyToken = /(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-z]{1,11}\.[\w-]{43}/;

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
 * Takes the nonce, the framework's scripts and the form's token out of a page, so that it can be sent to others with
 * tokens of their own.
 * @param page address with its question
 * @param tokens that were issued while it was made
 * @returns undefined for a page that does not sleep, that has two forms with tokens, or in which something of the visit
 *   would be left
 */
export function forEverybody(
  html: string,
  page: string,
  tokens: readonly string[],
): EverybodysPage | undefined {
  const nonce = nonceOf(html);
  const script = ownScript();
  const [token, ...others] = tokens.filter((issued) => html.includes(issued));
  const asleep = putToSleep(nonce ? withoutNonce(html, nonce) : html, page, script.address, token);
  if (!asleep || others.length > 0 || / nonce=/.test(asleep.html)) return undefined;
  const parts = token ? asleep.html.split(token) : [asleep.html];
  if ([...parts, asleep.data.content].some((part) => anyToken.test(part))) return undefined;
  const [path = ''] = page.split('?');
  return {
    parts,
    token,
    policy: policyOf(path, asleep.style),
    data: asleep.data,
    files: [{ address: script.address, content: script.code }, ...(asleep.names ? [asleep.names] : [])],
    frameAround: (part) => (token ? undefined : frameAround(asleep, part, (style) => policyOf(path, style))),
  };
}
