import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const cipherOverhead = nonceBytes + tagBytes;

/**
 * AES-256-GCM: nonce, tag, ciphertext.
 * @param key 32 bytes
 * @param context the content's context; it opens in no other
 */
export function encrypt(key: Uint8Array, context: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** The content; undefined if the key or the context is wrong or a byte was changed. */
export function decrypt(key: Uint8Array, context: string, encrypted: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(encrypted);
  if (bytes.length < cipherOverhead) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, cipherOverhead));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(cipherOverhead)), decipher.final()]);
  } catch {
    return undefined;
  }
}
