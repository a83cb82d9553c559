import 'server-only';
import { env } from '@/lib/server/env';
import { sign } from '@/lib/server/secret/derived-secret';

// Derived instead of random: the job can make the link again after a crash, and the table holds only hashes.

type Asked = { readonly id: string; readonly requestedAt: Date };

/** Token to confirm one request; a later request gets another. */
export function confirmToken({ id, requestedAt }: Asked): string {
  return sign('newsletter-confirm', `${id} ${requestedAt.toISOString()}`).toString('base64url');
}

/** Token to leave the list; the same in every mail. */
export function unsubscribeToken(id: string): string {
  return sign('newsletter-unsubscribe', id).toString('base64url');
}

export function confirmLink(token: string): string {
  return `${env.APP_URL}/newsletter/confirm/${token}`;
}

/** The page has a button; mail programs that unsubscribe automatically post to the address below /api. */
export function unsubscribeLinks(token: string): { readonly page: string; readonly oneClick: string } {
  return {
    page: `${env.APP_URL}/newsletter/unsubscribe/${token}`,
    oneClick: `${env.APP_URL}/api/newsletter/unsubscribe/${token}`,
  };
}
