import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sign } from '@/lib/server/secret/derived-secret';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts text that leaves us and comes back, such as a cookie: nobody can read or change it on the way.
 * @param purpose what it is for; text sealed for one use opens for no other
 */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, sign('sealed-text', purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The original text, or undefined when it was not sealed here for this purpose. */
export function unseal(purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const cipher = createDecipheriv(algorithm, sign('sealed-text', purpose), bytes.subarray(0, nonceBytes));
  cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()]).toString();
  } catch {
    return undefined;
  }
}
