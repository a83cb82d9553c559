import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeEach, vi } from 'vitest';
import { setUpHttpsCounterpart } from '@/lib/testing/https-counterpart';

const hmac = (key: Uint8Array, ...parts: readonly (string | Uint8Array)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** A browser with a subscription: what it gives to a page, and how it reads a message (RFC 8291, RFC 8188). */
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

/** A pair of keys as `npm run push:keys` prints them. */
export function pushPair(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/** The claims of a VAPID header, if our public key signed them (RFC 8292). */
function claimsOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const proven = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!proven || key !== publicKey) throw new Error('this is not our signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

type Received = {
  readonly path: string;
  readonly body: Buffer;
  readonly topic: string;
  readonly claims: Record<string, unknown>;
};

/** A push service on this machine, with keys of ours in the environment. It answers 201 unless a test says otherwise. */
export function setUpPushService() {
  const server = setUpHttpsCounterpart();
  const { publicKey, privateKey } = pushPair();
  const received: Received[] = [];
  const service = { status: 201 };
  beforeEach(() => {
    received.length = 0;
    service.status = 201;
    vi.stubEnv('VAPID_PUBLIC_KEY', publicKey);
    vi.stubEnv('VAPID_PRIVATE_KEY', privateKey);
    server.answer(async (request, response) => {
      const body = await buffer(request);
      received.push({
        path: request.url ?? '',
        body,
        topic: String(request.headers.topic),
        claims: claimsOf(String(request.headers.authorization), publicKey),
      });
      response.writeHead(service.status).end();
    });
  });
  return {
    received,
    service,
    network: () => server.network(),
    browser: (path: string) => pushBrowser(`${server.origin}${path}`),
    origin: () => server.origin,
  };
}
