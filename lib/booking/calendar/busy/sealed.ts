import 'server-only';
import { sealedText } from '@/lib/server/seal/sealed-record';

const sealedAddressOf = sealedText((calendarId: string) => `busy-source ${calendarId}`);

/**
 * Seals the address with a key of its own.
 * @throws SealUnavailable without a master key
 */
export function sealAddress(calendarId: string, address: string) {
  const { sealedKey, sealed } = sealedAddressOf.sealWithOwnKey(calendarId, address);
  return { sealedKey, sealedAddress: sealed };
}

type Row = {
  readonly calendarId: string;
  readonly sealedKey: Uint8Array;
  readonly sealedAddress: Uint8Array;
};

/**
 * The address in plain text.
 * @throws SealUnavailable when no master key of the environment opens it
 */
export function openAddress({ calendarId, sealedKey, sealedAddress }: Row): string {
  return sealedAddressOf.openWithOwnKey(calendarId, { sealedKey, sealed: sealedAddress });
}
