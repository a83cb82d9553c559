import * as z from 'zod';
import { oneLine } from '@/lib/format/typed/text';

/**
 * One plain ASCII mailbox: no quotes, commas, comments or spaces, so that no program can read it as two
 * recipients. The longest address is 254 characters (RFC 5321, 4.5.3.1.3).
 */
const mailbox =
  /^(?!.*\.\.)[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,62}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Folds look-alike letters before the check, not after it. */
export function normaliseAddress(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** Most characters searched for an address; the patterns below take quadratic time. */
const longestTyped = 1_000;

/**
 * The address in typed or pasted text: "mailto:asha@example.in", "<asha@example.in>;". Invisible marks and a
 * sentence's punctuation around the address are dropped. A name before it stays, so that the check refuses
 * it: "Asha <other@example.in>" is ambiguous at sign-up.
 * @returns the unchanged text, which is no mailbox, if it is longer than 1,000 characters
 */
export function addressTyped(text: string): string {
  if (text.length > longestTyped) return text.slice(0, longestTyped);
  return normaliseAddress(oneLine(text).normalize('NFKC'))
    .replace(/^[\s<("]*(?:mailto:([^?]*)(?:\?.*)?)?/, '$1')
    .replace(/[\s>)",;:.]+$/, '')
    .trim();
}

/** Whether the normalised text is exactly one mailbox. */
export function isMailbox(address: string): boolean {
  return address.length <= 254 && mailbox.test(address);
}

/** Email field of a form: required, one mailbox, in lower case. */
export function emailField(messages: { readonly missing: string; readonly malformed: string }) {
  return z
    .string()
    .transform(addressTyped)
    .pipe(z.string().min(1, messages.missing).refine(isMailbox, messages.malformed));
}
