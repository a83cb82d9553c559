import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import { accountSummary } from '@/lib/auth/account-summary';
import { nextAuthCookies } from '@/lib/auth/next-auth-cookies';
import { google, googleIsConfigured } from '@/lib/auth/next-auth-provider';
import type { Viewer } from '@/lib/auth/session';
import { idleMs } from '@/lib/auth/session-store';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

/** What a way to sign in came to: a session with its cookie, another page to go to, or a code for `/login?error=…`. */
export type Arrival = { readonly signedIn: true } | { readonly leadTo: string } | { readonly error: string };

/** The ways to sign in. Each decides alone and starts the session itself; next-auth only carries the answer. */
export type SignInServices = {
  /** @param claims of an ID token whose signature, audience, age and nonce were checked */
  readonly withGoogle: (claims: unknown) => Promise<Arrival>;
  /** @param credentials as they were sent: anything at all */
  readonly withPassword: (credentials: {
    readonly email: unknown;
    readonly password: unknown;
  }) => Promise<Arrival>;
};

/** One request: who asks, and what has come of it so far. */
export type Exchange = {
  readonly viewer: Viewer | null;
  arrival?: Arrival;
  /** What a decision of ours threw. next-auth would put its message into an address. */
  failure?: unknown;
};

/** Lets one of our own decisions happen inside a callback of the library and remembers what came of it. */
async function decide(exchange: Exchange, work: () => Promise<Arrival>): Promise<boolean> {
  try {
    exchange.arrival = await work();
    return 'signedIn' in exchange.arrival;
  } catch (error) {
    exchange.failure = error;
    return false;
  }
}

const logger: NextAuthOptions['logger'] = {
  error(code, metadata) {
    // A session that has ended is nothing to report. Metadata may hold claims of a person: the error alone is kept.
    if (code === 'JWT_SESSION_ERROR') return;
    const error = metadata instanceof Error ? metadata : metadata.error;
    log.warn('sign-in was refused', { outcome: code, error });
  },
  warn: (code) => log.warn('sign-in is set up strangely', { outcome: code }),
  debug: () => undefined,
};

/**
 * next-auth for one request. Its "JWT" is our opaque session token: nothing is encoded into it, and whom it stands
 * for has been asked of the session row, so nothing that a browser sends can change who somebody is.
 */
export function nextAuthOptions(exchange: Exchange, services: SignInServices): NextAuthOptions {
  const { viewer } = exchange;
  return {
    secret: env.NEXTAUTH_SECRET,
    useSecureCookies: env.APP_URL.startsWith('https:'),
    cookies: nextAuthCookies(),
    logger,
    providers: [
      ...(googleIsConfigured() ? [google()] : []),
      {
        id: 'credentials',
        name: 'E-mail and password',
        type: 'credentials',
        credentials: { email: {}, password: {} },
        authorize: async (sent) => {
          const credentials = { email: sent?.email, password: sent?.password };
          return (await decide(exchange, () => services.withPassword(credentials)))
            ? { id: 'decided' }
            : null;
        },
      },
    ],
    session: { strategy: 'jwt', maxAge: idleMs / 1000 },
    jwt: {
      // The cookie was set by whoever started the session; the library has nothing to add to it.
      encode: async () => '',
      decode: async () => (viewer ? { sub: viewer.userId } : null),
    },
    callbacks: {
      signIn: async ({ account, profile }) =>
        account?.provider === 'google'
          ? decide(exchange, () => services.withGoogle(profile))
          : exchange.arrival !== undefined,
      redirect: ({ baseUrl }) => baseUrl,
      // Also called with what a browser would like to have in its session: that is left where it is.
      jwt: ({ token }) => token,
      session: ({ session }) => {
        if (!viewer) return session;
        const { name } = accountSummary(viewer);
        const user = { name, email: viewer.email, ...(viewer.profile && { role: viewer.profile.role }) };
        return { expires: session.expires, user };
      },
    },
  };
}
