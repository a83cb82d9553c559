import 'server-only';
import { db } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** Whether a mail of ours held this link, however old; an invented link reveals nothing. */
export async function isLinkOfMail(kind: 'confirm' | 'unsubscribe', token: string): Promise<boolean> {
  const hash = hashOfSecret(token);
  const where = kind === 'confirm' ? { confirmTokenHash: hash } : { unsubscribeTokenHash: hash };
  return (await db.newsletterSubscriber.count({ where })) > 0;
}
