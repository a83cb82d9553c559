import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { contentAddress } from '@/lib/server/next-internals/own-script.mjs';
import type { SleepingPage } from '@/lib/server/next-internals/sleeping-page.mjs';
import { stylesAround } from '@/lib/server/next-internals/used-styles.mjs';

/** A page with another part in it, byte for byte as it would be had the framework made all of it, but for the address of its data. */
export type FilledFrame = {
  readonly html: string;
  readonly policy: string;
  /** Of the page's data. It names the HTML, not the data, which nobody has made yet. */
  readonly address: string;
};

/**
 * A sleeping page around the part in which it differs from others.
 * @param part as React writes it
 * @param page address of the page, with its question
 */
export type PageFrame = (part: string, page: string) => FilledFrame;

/** Policies that are remembered: pages of one frame have few sets of rules. */
const mostPolicies = 100;

/** @returns what stands before and behind the one place of a text; undefined where it has none or several */
function around(whole: string, text: string): readonly [before: string, behind: string] | undefined {
  const [before, behind, ...others] = whole.split(text);
  return before === undefined || behind === undefined || others.length > 0 ? undefined : [before, behind];
}

/**
 * Learns from a page that the framework made what stands around one of its parts.
 * @param part as React writes it; it decides about nothing around it but rules of style
 * @param policyOf of a page with that style element
 * @returns undefined when the part does not stand in the page exactly once, or the page has no rules of its own
 */
export function frameAround(
  { html, style, data, plain, sheets }: SleepingPage,
  part: string,
  policyOf: (style: string) => string,
): PageFrame | undefined {
  const long = style === '' || part === '' ? undefined : around(plain, part);
  if (!long) return undefined;
  const stylesWith = stylesAround(long.join('\n'), sheets);
  const first = stylesWith(part);
  const [top, bottom] = around(html, first.html) ?? [];
  const [head, rest] = around(top ?? '', style) ?? [];
  const [middle, end] = around(rest ?? '', data.address) ?? [];
  if (bottom === undefined || head === undefined || middle === undefined || end === undefined)
    return undefined;
  if (first.style !== style) return undefined;
  const name = createHash('sha256').update([head, middle, end, bottom].join('\0')).digest('base64');
  const policies = new LRUCache<string, string>({ max: mostPolicies });
  return (other, page) => {
    const styled = stylesWith(other);
    const address = contentAddress(name + other, page, 'json');
    const policy = policies.get(styled.style) ?? policyOf(styled.style);
    policies.set(styled.style, policy);
    return { html: head + styled.style + middle + address + end + styled.html + bottom, policy, address };
  };
}
