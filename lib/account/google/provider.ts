import 'server-only';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import type { OAuthConfig, UserinfoEndpointHandler } from 'next-auth/providers/oauth';
import { googleSubject } from '@/lib/account/google/schema';
import { env } from '@/lib/server/env';

/**
 * Whether signing in with Google is configured; without it the product shows no button and serves no address
 * for it.
 */
export function googleIsConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
}

type AskForClaims = NonNullable<UserinfoEndpointHandler['request']>;
type TokenSet = Exclude<Parameters<Parameters<AskForClaims>[0]['client']['userinfo']>[0], string>;

/**
 * Claims of the ID token, checked by the client. Google puts the address into it; other providers give it
 * only on request (OpenID Connect Core §5.4), and the client refuses an answer about another subject
 * (§5.3.2).
 */
const askForClaims: AskForClaims = async ({ client, tokens }) => {
  // The client's own set of tokens; next-auth's types know only the fields in it.
  const checked = tokens as TokenSet;
  const signed = checked.claims();
  return signed.email === undefined ? client.userinfo(checked) : signed;
};

/** The OpenID provider of `GOOGLE_ISSUER`, found by discovery; with every check of the protocol. */
export function google(): OAuthConfig<GoogleProfile> {
  return GoogleProvider({
    wellKnown: `${env.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { access_type: 'offline', prompt: 'consent' } },
    userinfo: { request: askForClaims },
    // Milliseconds for each call to the provider: a person is waiting.
    httpOptions: { timeout: 5_000 },
    // Finds the link by the subject alone; the deciding code reads the other claims.
    profile: ({ sub }) => ({ id: googleSubject.parse(sub) }),
  });
}
