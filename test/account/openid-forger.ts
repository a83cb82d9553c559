import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackServer } from '@/test/counterpart/loopback';

type Part = Record<string, unknown>;

/** One deliberately wrong ID token. All other parts are correct. */
export type Forgery = {
  readonly header?: Part;
  readonly claims?: Part;
  /** Signed with a key that the provider does not publish, or not at all. */
  readonly signature?: 'foreign' | 'none';
  /** Redirects with a wrong state, or without one. */
  readonly state?: string | null;
  /** Makes the token endpoint return this error. */
  readonly refuses?: boolean;
};

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenOf(header: Part, claims: Part, signature: Forgery['signature']): string {
  const text = `${encode(header)}.${encode(claims)}`;
  if (signature === 'none') return `${text}.`;
  const { privateKey } = signature === 'foreign' ? foreign : own;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/** A provider that signs every visitor in at once, with the test's claims, true or not. */
export async function openIdForger(clientId: string) {
  let forgery: Forgery = {};
  let nonce = '';
  let email = '';
  const { server, origin: issuer, close } = await loopbackServer();

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  function tokens() {
    const now = Math.floor(Date.now() / 1000);
    const header = { alg: 'RS256', kid: 'own', typ: 'JWT', ...forgery.header };
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: `forged-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`,
      iat: now,
      exp: now + 300,
      nonce,
      email,
      email_verified: true,
      ...forgery.claims,
    };
    const idToken = tokenOf(header, claims, forgery.signature);
    return { access_token: 'opaque', token_type: 'Bearer', expires_in: 300, id_token: idToken };
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration') {
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (pathname === '/jwks') {
      const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
      return json(response, { keys: [key] });
    }
    if (pathname === '/token') {
      return forgery.refuses ? json(response, { error: 'invalid_grant' }, 400) : json(response, tokens());
    }
    nonce = searchParams.get('nonce') ?? '';
    const back = new URL(searchParams.get('redirect_uri') ?? issuer);
    back.searchParams.set('code', 'a-code');
    const state = forgery.state === undefined ? searchParams.get('state') : forgery.state;
    if (state !== null) back.searchParams.set('state', state);
    return response.writeHead(303, { location: back.href }).end();
  }

  server.on('request', answer);
  return {
    issuer,
    /** Sets its claims about the next visitor. */
    tell(next: Forgery, nextEmail: string) {
      forgery = next;
      email = nextEmail;
    },
    close,
  };
}
