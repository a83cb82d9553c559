import 'server-only';
import type { Tx } from '@/lib/server/db';
import { shownContent } from '@/lib/site/content/kind';
import { onlyContent } from '@/lib/site/content/published';
import { type LegalIdentity, legalIdentityKind } from '@/lib/site/owner/kind';

/** The legally responsible person, for pages and mails. */
export async function readLegalIdentity(): Promise<LegalIdentity> {
  return (await onlyContent(legalIdentityKind)).content;
}

/**
 * The legally responsible person at this moment.
 * @param client the transaction that issues a document, so that document and row agree
 */
export async function legalIdentityNow(client: Pick<Tx, 'contentVersion'>): Promise<LegalIdentity> {
  const published = await client.contentVersion.findMany({
    where: { kind: legalIdentityKind.name, isPublic: true },
    select: { entry: true, content: true },
  });
  const [only] = shownContent(legalIdentityKind, published);
  if (!only) throw new Error('The files name no owner.');
  return only.content;
}
