import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import type { Adapter } from 'next-auth/adapters';
import { z } from 'zod';
import { google } from '@/lib/account/google/provider';
import { authAdapter, idleMs } from '@/lib/account/session/adapter';
import { keepCookie, nextAuthCookies, nextAuthMaySet } from '@/lib/account/session/next-auth-cookies';
import { sessionCookieName } from '@/lib/account/session/session-cookie-name';
import type { SignIn } from '@/lib/account/session/viewer';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { newSecret } from '@/lib/server/secret/secret-token';

/**
 * The functions of ours that next-auth may call. Each request brings only those that it needs; without the
 * adapter's part next-auth can do nothing.
 */
type Ours = Adapter & {
  readonly authorize?: () => Promise<{ readonly id: string } | null>;
  readonly encode?: () => Promise<string>;
  readonly signIn?: NonNullable<NextAuthOptions['callbacks']>['signIn'];
};

const logger: NextAuthOptions['logger'] = {
  error(code, metadata) {
    // The caller rethrows our own failures. Metadata may hold a person's claims, so only the error is logged.
    if (/^(?:SESSION|SIGNOUT)_ERROR$|^adapter_error_/.test(code)) return;
    const error = metadata instanceof Error ? metadata : metadata.error;
    log.warn('sign-in was refused', { outcome: code, error });
  },
  warn: (code) => log.warn('sign-in is set up strangely', { outcome: code }),
};

/**
 * Records what our functions throw, because next-auth turns a throw into "not signed in", or into text in an
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
 * Sessions are rows; use extends one, written at most every five minutes (in seconds). The library stores no
 * rows for a site with passwords only, so Google is always in the list of providers; without its keys, every
 * address for it is refused before the library runs.
 */
function optionsWith({
  authorize = async () => null,
  encode = async () => '',
  signIn = () => true,
  ...adapter
}: Ours) {
  return {
    secret: env.NEXTAUTH_SECRET,
    cookies: nextAuthCookies(),
    logger,
    providers: [
      google(),
      // Its fields are only for a page that the library would draw.
      { id: 'credentials', name: 'Email and password', type: 'credentials', credentials: {}, authorize },
    ],
    adapter,
    session: { strategy: 'database', maxAge: idleMs / 1000, updateAge: 300, generateSessionToken: newSecret },
    jwt: { encode },
    // Only `readSession` uses this value.
    callbacks: { signIn, session: ({ session: { expires }, user }) => ({ ...user, expires }) },
  } satisfies NextAuthOptions;
}

/** The CSRF token as sent, and the cookies that next-auth has set. */
export type ForgeryPair = {
  readonly csrfToken?: unknown;
  readonly cookies: Readonly<Record<string, string>>;
};

/**
 * The parts of a request that next-auth sees: never an address from the browser, and only the cookies that
 * this request needs.
 */
type Shown = ForgeryPair & {
  readonly session?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
};

/** Method, and the path after /api/auth/. */
type Route = `${'GET' | 'POST'} ${string}`;

/**
 * Calls next-auth with the parts of a pages-router request and response that it uses.
 * @returns its answer, with the values of its cookies by name
 * @throws the errors of our functions
 */
async function call(route: Route, { csrfToken, cookies, session, query }: Shown, ours: Ours) {
  const failures: unknown[] = [];
  const [method, path = ''] = route.split(' ');
  const answer = { status: 200, location: '', body: undefined as unknown, set: new Map<string, string>() };
  const request = {
    method,
    cookies: { ...cookies, ...(session && { [sessionCookieName()]: session }) },
    query: { ...query, nextauth: path.split('/') },
    body: { csrfToken },
    headers: {},
  };
  const response = {
    status(code: number) {
      answer.status = code;
      return response;
    },
    getHeader: () => [],
    setHeader(header: string, sent: string | readonly string[]) {
      if (header === 'Location') answer.location = String(sent);
      if (header !== 'Set-Cookie') return;
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(sent)) ?? [];
      answer.set.set(name, decodeURIComponent(value));
    },
    end: () => undefined,
    send(sent: unknown) {
      answer.body = sent;
    },
  };
  await NextAuth(
    request as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    optionsWith(watched(ours, failures)),
  );
  if (failures.length > 0) throw failures[0];
  return answer;
}

/**
 * Calls next-auth for this browser, and stores the cookies that the library may set. `sessionToken` is the
 * token of a session that it started, `refusal` the code with which it redirects to a page of its own.
 * @throws the errors of our functions; no cookie is set then
 */
export async function askNextAuth(route: Route, shown: Shown, ours: Ours = {}) {
  const { set, location, status, body } = await call(route, shown, ours);
  for (const cookie of nextAuthMaySet()) {
    if (set.has(cookie.name)) await keepCookie(cookie, set.get(cookie.name));
  }
  const refused = location.startsWith(`${env.APP_URL}/api/auth/`) ? new URL(location) : undefined;
  return {
    status,
    body,
    location,
    refusal: refused && (refused.searchParams.get('error') ?? ''),
    sessionToken: set.get(sessionCookieName()),
  };
}

/**
 * Reads a session like next-auth, which extends it when due.
 * @returns the person whom the adapter found and the end of their session (ISO), or null when the token opens nothing
 * @throws when the database does not answer
 */
export async function readSession(session: string) {
  const { getSessionAndUser, updateSession } = authAdapter(db);
  const shown = { cookies: {}, session };
  const { status, body } = await call('GET session', shown, { getSessionAndUser, updateSession });
  if (status !== 200) throw new Error(`next-auth answered ${status} to a question about a session.`);
  const { viewer, expires, owesSecondStep } = body as Partial<SignIn & { readonly expires: string }>;
  return viewer && expires ? { viewer, owesSecondStep: owesSecondStep !== false, expires } : null;
}

const tokenAgainstForgery = z.object({ csrfToken: z.string() });

/** A CSRF pair for a call by one of our own pages; our own gate has already checked the post's origin. */
export async function ownForgeryPair(): Promise<ForgeryPair> {
  const { body, set } = await call('GET csrf', { cookies: {} }, {});
  const { name } = nextAuthCookies().csrfToken;
  return { ...tokenAgainstForgery.parse(body), cookies: { [name]: set.get(name) ?? '' } };
}

/** The sign-in page with a message. */
export const loginWith = (code: string) => `/login?error=${encodeURIComponent(code)}`;
