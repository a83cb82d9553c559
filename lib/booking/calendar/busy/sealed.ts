import 'server-only';
import { newDataKey, openContent, openDataKey, sealContent } from '@/lib/server/seal/data-key';

/** The place that is bound into the seal: an address opens for its own calendar only. */
const placeOf = (calendarId: string) => `busy-source ${calendarId}`;

type SealedAddress = {
  readonly sealedKey: Uint8Array<ArrayBuffer>;
  readonly sealedAddress: Uint8Array<ArrayBuffer>;
};

/**
 * Seals the secret address of somebody's calendar with a key of its own.
 * @throws SealUnavailable without a master key
 */
export function sealAddress(calendarId: string, address: string): SealedAddress {
  const { key, wrapped } = newDataKey();
  return {
    sealedKey: wrapped,
    sealedAddress: sealContent(key, placeOf(calendarId), new TextEncoder().encode(address)),
  };
}

type Kept = {
  readonly calendarId: string;
  readonly sealedKey: Uint8Array;
  readonly sealedAddress: Uint8Array;
};

/**
 * The address, open.
 * @throws SealUnavailable when no master key of the environment opens it
 */
export function openAddress({ calendarId, sealedKey, sealedAddress }: Kept): string {
  return openContent(openDataKey(sealedKey), placeOf(calendarId), sealedAddress).toString();
}
