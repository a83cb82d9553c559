import 'server-only';
import { newDataKey, openContent, openDataKey, sealContent } from '@/lib/server/seal/data-key';

const placeOf = (handoverId: string) => `handover ${handoverId}`;

/**
 * Seals a summary with a data key of its own, so that it opens for the two therapists of one handover.
 * @throws SealUnavailable without a master key
 */
export function sealSummary(handoverId: string, words: string) {
  const { key, wrapped } = newDataKey();
  return { sealedKey: wrapped, sealed: sealContent(key, placeOf(handoverId), Buffer.from(words)) };
}

/** @throws SealUnavailable when it does not open */
export function openSummary(handoverId: string, sealedKey: Uint8Array, sealed: Uint8Array): string {
  return openContent(openDataKey(sealedKey), placeOf(handoverId), sealed).toString();
}
