import 'server-only';
import type { Profile } from 'next-auth';
import type { OAuthConfig, UserinfoEndpointHandler } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { env } from '@/lib/env';

/** Whether signing in with Google is set up; without it there is no button and no address for it. */
export function googleIsConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
}

const idTokenClaims = z.looseObject({ sub: z.string(), email: z.string().optional() });

/** Claims of an ID token that the client has checked already. */
function claimsOf(idToken: string | undefined) {
  const [, payload = ''] = idToken?.split('.') ?? [];
  return idTokenClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/**
 * Google puts the address into the ID token; other providers tell it only when asked (OpenID Connect Core §5.4). An
 * answer about another subject must not be used (§5.3.2).
 */
const claims: UserinfoEndpointHandler['request'] = async ({ client, tokens }): Promise<Profile> => {
  const signed = claimsOf(tokens.id_token);
  if (signed.email !== undefined) return signed;
  const told = await client.userinfo(tokens.access_token ?? '');
  if (told.sub !== signed.sub) throw new Error('The provider spoke of another subject.');
  return told;
};

/** The OpenID provider of `GOOGLE_ISSUER`, found by discovery; every check that the protocol has is on. */
export function google(): OAuthConfig<{ sub: string }> {
  return {
    id: 'google',
    name: 'Google',
    type: 'oauth',
    wellKnown: `${env.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    authorization: {
      params: { scope: 'openid email profile', access_type: 'offline', prompt: 'consent' },
    },
    userinfo: { request: claims },
    // Milliseconds for each of the calls to the provider: somebody is waiting.
    httpOptions: { timeout: 5_000 },
    // Only what the library insists on; the claims themselves are read by whoever decides.
    profile: ({ sub }) => ({ id: sub }),
  };
}
