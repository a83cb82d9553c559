import 'server-only';
import type { Tx } from '@/lib/server/db';
import { shownContent } from '@/lib/site/content/kind';
import { onlyContent } from '@/lib/site/content/published';
import { type LegalIdentity, legalIdentityKind } from '@/lib/site/owner/kind';

/** Who is legally responsible, for pages and mails. */
export async function readLegalIdentity(): Promise<LegalIdentity> {
  return (await onlyContent(legalIdentityKind)).content;
}

/**
 * Who is legally responsible at this moment.
 * @param client the transaction that makes out a paper, so that paper and row cannot differ
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
