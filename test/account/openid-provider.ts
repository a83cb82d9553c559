import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';
import { loopbackServer } from '@/test/counterpart/loopback';

/** The provider's claims about a person who signs in there; the subject is their login. */
type Person = { readonly email: string; readonly emailVerified?: boolean; readonly name?: string };

export const client = { id: 'antarman', secret: 'a-secret-between-provider-and-site-0123456789' };

function signingKey() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return { ...key, use: 'sig', alg: 'RS256' } as const;
}

/** Text members of a token answer, which a site must not store. */
function tokensOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    /_token$/.test(name) && typeof value === 'string' ? [value] : [],
  );
}

/**
 * A certified OpenID provider on its own port. Its forms accept any login; `people` maps it to a person.
 * @returns the issuer at once; it answers after `serve` has received the site's address
 */
export async function openIdProvider() {
  const { server, origin: issuer, close } = await loopbackServer();
  const people = new Map<string, Person>();
  const issued: string[] = [];

  function serve(site: string, { claimsInIdToken = true } = {}): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${site}/api/auth/callback/google`],
          grant_types: ['authorization_code', 'refresh_token'],
        },
      ],
      // Google puts the claims of the scopes into the ID token; strict providers only into the user-info
      // answer.
      conformIdTokenClaims: !claimsInIdToken,
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: ['keys-of-a-provider-for-tests'] },
      jwks: { keys: [signingKey()] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
      issueRefreshToken: async () => true,
      findAccount: (_, sub) => {
        const person = people.get(sub);
        if (!person) return undefined;
        const { email, emailVerified = true, name = 'Asha Nair' } = person;
        return { accountId: sub, claims: async () => ({ sub, email, email_verified: emailVerified, name }) };
      },
    });
    provider.use(async (ctx, next) => {
      await next();
      if (ctx.path === '/token') issued.push(...tokensOf(ctx.body));
    });
    server.on('request', provider.callback());
  }

  return {
    issuer,
    people,
    /** Every token that it has issued. */
    issued,
    serve,
    close,
  };
}
