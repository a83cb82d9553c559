import 'server-only';
import { randomBytes } from 'node:crypto';
import { fingerprintBytes, masterKeys, SealUnavailable } from '@/lib/server/seal/master-key';
import { decrypt, encrypt } from '@/lib/server/secret/authenticated-cipher';

/** The unwrapped key of one record. It seals the record's words and files and is stored only wrapped. */
export type DataKey = { readonly bytes: Buffer };

const keyBytes = 32;
const wrapping = 'data-key';

function wrap(key: Uint8Array): Uint8Array<ArrayBuffer> {
  const [{ fingerprint, key: master }] = masterKeys();
  return new Uint8Array(Buffer.concat([fingerprint, encrypt(master, wrapping, key)]));
}

/**
 * A new data key, and its stored form: fingerprint of the master key, then the wrapped key.
 * @throws SealUnavailable without a master key
 */
export function newDataKey(): { readonly key: DataKey; readonly wrapped: Uint8Array<ArrayBuffer> } {
  const bytes = randomBytes(keyBytes);
  return { key: { bytes }, wrapped: wrap(bytes) };
}

/**
 * Unwraps the key of a row.
 * @throws SealUnavailable when no master key of the environment opens it
 */
export function openDataKey(wrapped: Uint8Array): DataKey {
  const named = Buffer.from(wrapped.subarray(0, fingerprintBytes));
  const master = masterKeys().find(({ fingerprint }) => fingerprint.equals(named));
  const bytes = master && decrypt(master.key, wrapping, wrapped.subarray(fingerprintBytes));
  if (!bytes) throw new SealUnavailable('No master key of the environment opens this record.');
  return { bytes };
}

export function isCurrent(wrapped: Uint8Array): boolean {
  return masterKeys()[0].fingerprint.equals(Buffer.from(wrapped.subarray(0, fingerprintBytes)));
}

/**
 * The same data key under the newest master key.
 * @throws SealUnavailable when no master key of the environment opens it
 */
export function rewrap(wrapped: Uint8Array): Uint8Array<ArrayBuffer> {
  return wrap(openDataKey(wrapped).bytes);
}

/** Seals content for one context, such as "message" and the id of its thread; it opens in no other. */
export function sealContent(key: DataKey, context: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encrypt(key.bytes, context, content));
}

/**
 * Opens sealed content.
 * @throws SealUnavailable if it was sealed with another key or for another context, or has changed
 */
export function openContent(key: DataKey, context: string, sealed: Uint8Array): Buffer {
  const content = decrypt(key.bytes, context, sealed);
  if (!content) throw new SealUnavailable('The sealed content does not open.');
  return content;
}
