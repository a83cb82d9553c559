import 'server-only';
import { sealedConsent } from '@/lib/care/client-card/sealed';
import { db } from '@/lib/server/db';

/**
 * The sealed part of a card in plain text, for a copy of its person's or therapist's data; the caller has checked
 * whose it is. Null for a card that was deleted in the meantime.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function cardForOwner(cardId: string, sealed: Uint8Array): Promise<object | null> {
  const card = await db.clientCard.findUnique({ where: { id: cardId }, select: { sealedKey: true } });
  return card?.sealedKey ? sealedConsent.openWithOwnKey(cardId, { sealedKey: card.sealedKey, sealed }) : null;
}
