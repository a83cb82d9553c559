import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { getServerSession, type NextAuthOptions, type User } from 'next-auth';
import type { Adapter } from 'next-auth/adapters';
import { z } from 'zod';
import { google } from '@/lib/account/google/provider';
import { authAdapter, idleMs } from '@/lib/account/session/adapter';
import { nextAuthCookies, nextAuthMaySet } from '@/lib/account/session/next-auth-cookies';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import type { Viewer } from '@/lib/account/session/viewer';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { newSecret } from '@/lib/server/secret/secret-token';

declare module 'next-auth' {
  interface User {
    /** The person of the session row; only `getSessionAndUser` of the adapter adds it. */
    readonly viewer?: Viewer;
  }
}

/**
 * The functions of ours that next-auth may call. Each request brings only its own; without the adapter's part it can
 * do nothing.
 */
type Ours = Adapter & {
  readonly authorize?: () => Promise<{ readonly id: string } | null>;
  readonly encode?: () => Promise<string>;
  readonly signIn?: NonNullable<NextAuthOptions['callbacks']>['signIn'];
};

const logger: NextAuthOptions['logger'] = {
  error(code, metadata) {
    // The caller throws our own failures again. Metadata may hold claims of a person, so only the error is kept.
    if (/^(?:SESSION|SIGNOUT)_ERROR$|^adapter_error_/.test(code)) return;
    const error = metadata instanceof Error ? metadata : metadata.error;
    log.warn('sign-in was refused', { outcome: code, error });
  },
  warn: (code) => log.warn('sign-in is set up strangely', { outcome: code }),
};

/**
 * Records what our functions throw, because next-auth turns it into "nobody is signed in", or into text in an
 * address.
 */
function watched<T extends object>(ours: T, failures: unknown[]): T {
  const methods = Object.entries(ours).map(([name, work]) => [
    name,
    (...given: unknown[]) =>
      Promise.resolve(work(...given)).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
  ]);
  return Object.fromEntries(methods) as T;
}

/**
 * Sessions are rows; use extends one, written at most every five minutes (in seconds). The library keeps no rows for
 * a site that has only passwords, so Google is always in the list of providers; while it has no keys, every address
 * that leads there is refused before the library runs.
 */
function optionsWith(ours: Ours, failures: unknown[]) {
  const {
    authorize = async () => null,
    encode = async () => '',
    signIn = () => true,
    ...adapter
  } = watched(ours, failures);
  const credentials = { email: {}, password: {} };
  return {
    secret: env.NEXTAUTH_SECRET,
    useSecureCookies: env.APP_URL.startsWith('https:'),
    cookies: nextAuthCookies(),
    logger,
    providers: [
      google(),
      { id: 'credentials', name: 'Email and password', type: 'credentials', credentials, authorize },
    ],
    adapter,
    session: { strategy: 'database', maxAge: idleMs / 1000, updateAge: 300, generateSessionToken: newSecret },
    jwt: { encode },
    callbacks: { signIn },
  } satisfies NextAuthOptions;
}

/** The CSRF token as sent, and its cookies. */
export type ForgeryPair = {
  readonly csrfToken?: unknown;
  readonly cookies: Readonly<Record<string, string>>;
};

/** What next-auth gets to see: never an address from the browser, and only the cookies that this request needs. */
type Shown = ForgeryPair & { readonly query?: Readonly<Record<string, string>> };

/** Method, and the path after /api/auth/. */
type Route = `${'GET' | 'POST'} ${string}`;

/** A request and a response as next-auth takes them from the pages router, with only the parts that it uses. */
function exchangeFor(route: Route, { csrfToken, cookies, query }: Shown) {
  const [method, path = ''] = route.split(' ');
  const nextauth = path.split('/');
  const request = { method, cookies, query: { ...query, nextauth }, body: { csrfToken }, headers: {} };
  const answer = { status: 200, location: '', lines: [] as string[], body: undefined as unknown };
  const response = {
    status(code: number) {
      answer.status = code;
      return response;
    },
    getHeader: () => answer.lines,
    setHeader(name: string, value: string & string[]) {
      if (name === 'Set-Cookie') answer.lines = value;
      if (name === 'Location') answer.location = value;
    },
    end: () => undefined,
    send(sent: unknown) {
      answer.body = sent;
    },
  };
  return {
    request: request as unknown as NextApiRequest,
    response: response as unknown as NextApiResponse,
    answer,
  };
}

/**
 * Calls next-auth. `sessionToken` is the token of a session that it started, `setCookies` its own cookies, `refusal`
 * the code with which it redirects to a page of its own.
 * @throws what our functions have thrown
 */
export async function askNextAuth(route: Route, shown: Shown, ours: Ours = {}) {
  const failures: unknown[] = [];
  const { request, response, answer } = exchangeFor(route, shown);
  await NextAuth(request, response, optionsWith(ours, failures));
  if (failures.length > 0) throw failures[0];
  const { lines, location, status, body } = answer;
  const own = nextAuthMaySet();
  const session = lines.find((line) => line.startsWith(`${sessionCookieName()}=`));
  const refused = location.startsWith(`${env.APP_URL}/api/auth/`) ? new URL(location) : undefined;
  return {
    status,
    body,
    location,
    refusal: refused && (refused.searchParams.get('error') ?? ''),
    sessionToken: session?.slice(sessionCookieName().length + 1).split(';')[0],
    setCookies: lines.filter((line) => own.has(line.slice(0, Math.max(0, line.indexOf('='))))),
  };
}

/**
 * Reads a session like next-auth, which extends it when due.
 * @param choose selects from the person whom the adapter found, and from the end of their session (ISO)
 * @returns null when the token opens nothing
 * @throws when the database does not answer
 */
export async function readSession<T extends object>(
  token: string,
  choose: (found: { readonly user: User; readonly session: { readonly expires: string } }) => T | null,
): Promise<T | null> {
  const failures: unknown[] = [];
  const { getSessionAndUser, updateSession } = authAdapter(db);
  const { request, response } = exchangeFor('GET session', { cookies: { [sessionCookieName()]: token } });
  const options = {
    ...optionsWith({ getSessionAndUser, updateSession }, failures),
    callbacks: { session: choose },
  };
  const chosen = await getServerSession<typeof options, T>(request, response, options);
  if (failures.length > 0) throw failures[0];
  return chosen;
}

const tokenAgainstForgery = z.object({ csrfToken: z.string() });

/**
 * A CSRF pair for a call by one of our own pages for its visitor; our own gate has already checked where the post
 * came from.
 */
export async function ownForgeryPair(): Promise<ForgeryPair> {
  const { body, setCookies } = await askNextAuth('GET csrf', { cookies: {} });
  const { name } = nextAuthCookies().csrfToken;
  const value = setCookies[0]?.slice(name.length + 1).split(';')[0] ?? '';
  const { csrfToken } = tokenAgainstForgery.parse(body);
  return { csrfToken, cookies: { [name]: decodeURIComponent(value) } };
}

/** The page that signs in, saying what went wrong. */
export const loginWith = (code: string) => `/login?error=${encodeURIComponent(code)}`;
