import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

const hmac = (key: Uint8Array, ...parts: readonly (string | Uint8Array)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** A browser with a subscription: its data for a page, and its reading of a message (RFC 8291, RFC 8188). */
export function pushBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const secret = randomBytes(16);
  return {
    subscription: {
      endpoint,
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: secret.toString('base64url'),
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const shared = hmac(secret, ecdh.computeSecret(sender));
      const input = hmac(shared, 'WebPush: info\0', ecdh.getPublicKey(), sender, Buffer.of(1));
      const start = hmac(salt, input);
      const key = hmac(start, 'Content-Encoding: aes128gcm\0', Buffer.of(1)).subarray(0, 16);
      const nonce = hmac(start, 'Content-Encoding: nonce\0', Buffer.of(1)).subarray(0, 12);
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** A pair of keys in the form of `npm run push:keys`. */
export function pushPair(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}
