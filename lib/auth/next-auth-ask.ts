import 'server-only';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { nextAuthCookies, nextAuthMaySet } from '@/lib/auth/next-auth-cookies';
import { type Exchange, nextAuthOptions, type SignInServices } from '@/lib/auth/next-auth-options';
import { requestForNextAuth } from '@/lib/auth/next-auth-request';
import { sessionToken, type Viewer, viewerOfToken } from '@/lib/auth/session';
import { env } from '@/lib/env';

export type AuthServices = SignInServices & { readonly signOut: (viewer: Viewer) => Promise<void> };

export type Call = {
  readonly request: NextRequest;
  readonly segments: readonly string[];
  readonly services: AuthServices;
  /** Fields of a post, each still anything at all. */
  readonly posted: Readonly<Record<string, unknown>>;
};

/** The page that signs in, saying what went wrong. */
export const loginWith = (code: string) => `/login?error=${encodeURIComponent(code)}`;

/** @throws when the session cannot be looked up */
export async function exchangeOfCookie(): Promise<Exchange> {
  const token = await sessionToken();
  return { viewer: token ? await viewerOfToken(token) : null };
}

type LibraryAnswer = { readonly response: Response; readonly setCookies: readonly string[] };

/** Asks next-auth, and keeps of the cookies that it would set those that are its own. */
export async function ask(
  { request, segments, services, posted }: Call,
  exchange: Exchange,
): Promise<LibraryAnswer> {
  const { callbackUrl } = nextAuthCookies();
  const jar = await cookies();
  // Planted by somebody: it would be followed, or answered with a 500.
  if (jar.has(callbackUrl.name)) jar.set(callbackUrl.name, '', { ...callbackUrl.options, maxAge: 0 });
  const { csrfToken, email, password } = posted;
  const body = request.method === 'POST' ? { csrfToken, email, password } : undefined;
  const response: Response = await NextAuth(
    requestForNextAuth(request, segments, body),
    { params: { nextauth: [...segments] } },
    nextAuthOptions(exchange, services),
  );
  if (exchange.failure !== undefined) throw exchange.failure;
  const own = nextAuthMaySet();
  const setCookies = response.headers
    .getSetCookie()
    .filter((line) => own.has(line.slice(0, Math.max(0, line.indexOf('=')))));
  return { response, setCookies };
}

/** Whether next-auth leads to one of its own pages: it refused, and says why in that address. */
export function refusalIn({ response }: LibraryAnswer, unless: string): string | undefined {
  const location = response.headers.get('location') ?? '';
  if (!location.startsWith(`${env.APP_URL}/api/auth/`)) return undefined;
  return new URL(location).searchParams.get('error') ?? unless;
}
