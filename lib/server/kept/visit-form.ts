import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { issueFormToken } from '@/lib/server/action/form-token';
import { type Headers, sendOnce } from '@/lib/server/kept/send';
import { log } from '@/lib/server/log';

/** A page in which only the form's token changes from visit to visit. */
export type VisitForm = {
  /** What stands before, between and behind the places of the token. */
  readonly parts: readonly string[];
  /** Kind of the form. */
  readonly kind: string;
};

/** Bytes that it holds, at one for each character. */
export function weightOfForm({ parts }: VisitForm): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** Answers with the page and with a token that is issued for this visit. */
export async function fillIn(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, kind }: VisitForm,
  headers: Headers,
): Promise<void> {
  try {
    await sendOnce(request, response, Buffer.from(parts.join(issueFormToken(kind))), headers);
  } catch (error) {
    log.error('a page could not be compressed', { error });
    response.destroy();
  }
}
