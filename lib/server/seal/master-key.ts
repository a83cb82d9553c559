import 'server-only';
import { createHash } from 'node:crypto';
import { EnvironmentError, env } from '@/lib/server/env';

/** A key of the environment that wraps data keys, and its fingerprint, by which a wrapped key refers to it. */
export type MasterKey = { readonly fingerprint: Buffer; readonly key: Buffer };

export const fingerprintBytes = 8;

/**
 * Sealed words cannot be read or written: the master key is missing, or did not wrap this key. The rows stay
 * unchanged and open again with the right key.
 */
export class SealUnavailable extends Error {
  override name = 'SealUnavailable';
}

function masterKeyOf(base64: string): MasterKey {
  const key = Buffer.from(base64, 'base64');
  const fingerprint = createHash('sha256').update('antarman/master-key').update(key).digest();
  return { key, fingerprint: fingerprint.subarray(0, fingerprintBytes) };
}

/**
 * The master key that wraps new data keys, then the older ones that still open theirs.
 * @throws SealUnavailable if the environment has none
 */
export function masterKeys(): readonly [MasterKey, ...MasterKey[]] {
  try {
    return [masterKeyOf(env.SEALING_KEY), ...env.SEALING_KEYS_BEFORE.map(masterKeyOf)];
  } catch (error) {
    if (error instanceof EnvironmentError) throw new SealUnavailable(error.message);
    throw error;
  }
}
