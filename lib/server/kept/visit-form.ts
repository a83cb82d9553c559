import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { issueFormToken } from '@/lib/server/action/form-token';
import { fillGaps, type GappedBrotli } from '@/lib/server/kept/brotli-gaps';
import { type Headers, sendOnce } from '@/lib/server/kept/send';
import { log } from '@/lib/server/log';

/** A page in which only the form's token changes from visit to visit. */
export type VisitForm = {
  /** What stands before, between and behind the places of the token. */
  readonly parts: readonly string[];
  /** The same, compressed; undefined where it must be compressed for each visit. */
  readonly br: GappedBrotli | undefined;
  /** Kind of the form. */
  readonly kind: string;
};

/** Bytes that it holds, at one for each character. */
export function weightOfForm({ parts, br }: VisitForm): number {
  return [...parts, ...(br?.pieces ?? [])].reduce((sum, part) => sum + part.length, 0);
}

/** Answers with the page and with a token that is issued for this visit. */
export async function fillIn(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, br, kind }: VisitForm,
  headers: Headers,
): Promise<void> {
  try {
    const token = issueFormToken(kind);
    const packed = () => (br?.gap === token.length ? fillGaps(br, Buffer.from(token)) : undefined);
    await sendOnce(request, response, () => Buffer.from(parts.join(token)), headers, packed);
  } catch (error) {
    log.error('a page could not be compressed', { error });
    response.destroy();
  }
}
