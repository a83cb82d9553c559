import { createPublicKey, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeEach, vi } from 'vitest';
import { setUpHttpsCounterpart } from '@/test/counterpart/https-counterpart';
import { pushBrowser, pushPair } from './push-browser';

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

/** A push service on this computer, with keys of ours in the environment. It answers 201 by default. */
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
