import 'server-only';
import { cookies } from 'next/headers';
import type { Profile } from 'next-auth';
import { arrivalAdapter, arriveFromGoogle } from '@/lib/account/google/commands';
import { keepPendingLink } from '@/lib/account/google/pending-link';
import { askNextAuth, type ForgeryPair, loginWith } from '@/lib/account/session/next-auth';
import {
  keepCookie,
  nextAuthCookies,
  ownCookies,
  returnCookie,
  takeReturnPath,
} from '@/lib/account/session/next-auth-cookies';
import { returnPath } from '@/lib/account/session/return-path';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import { db } from '@/lib/server/db';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { CallingRequest } from '@/lib/server/request/read-request';

/** Visits to the provider of one network in ten minutes: each costs calls to somebody else's servers. */
const visitsPerNetwork = 300;
const tenMinutes = 600;

function mayVisitProvider({ network }: CallingRequest): Promise<boolean> {
  return consume(db, [limitOf('google-visits', network, visitsPerNetwork, tenMinutes)]);
}

/**
 * Begins a visit to the provider.
 * @param next a page to return to; can be anything
 * @returns the provider's address, or another page to open
 */
export async function leaveForGoogle(pair: ForgeryPair, next: unknown, request: CallingRequest) {
  if (!(await mayVisitProvider(request))) return { status: 429, path: loginWith('TooManyTries') };
  const { location, refusal } = await askNextAuth('POST signin/google', pair);
  if (refusal !== undefined) return { path: loginWith(refusal || 'OAuthSignin') };
  await keepCookie(returnCookie(), returnPath(next));
  return { path: location };
}

/** What a provider sends back with a code (RFC 6749 §4.1.2, RFC 9207); everything else in the address is left out. */
const answered = new Set(['code', 'state', 'iss']);

/** Ends a visit: next-auth checks the provider's answer, asks who may come in, and starts their session. */
export async function returnFromGoogle(sent: URLSearchParams, request: CallingRequest): Promise<string> {
  const { state, pkceCodeVerifier, nonce } = nextAuthCookies();
  // Begun in another browser, or by somebody else for this one: nothing the provider would have to be asked about.
  if (!(await cookies()).has(state.name)) return loginWith('OAuthCallback');
  // Cancelled there, most of the time.
  const cancelled = sent.has('error');
  if (!cancelled && !(await mayVisitProvider(request))) return loginWith('TooManyTries');
  const query = Object.fromEntries([...sent].filter(([name]) => answered.has(name)));
  const shown = { cookies: await ownCookies(), query };
  // Used or not, this visit is over.
  for (const cookie of [state, pkceCodeVerifier, nonce]) await keepCookie(cookie);
  if (cancelled) return loginWith('AccessDenied');
  const { sessionToken, location, refusal } = await askNextAuth('GET callback/google', shown, {
    ...arrivalAdapter(request),
    signIn: ({ profile }) => comeIn(profile, request),
  });
  if (refusal !== undefined) return loginWith(refusal || 'Callback');
  if (!sessionToken) return location;
  await setSessionCookies({ token: sessionToken });
  return takeReturnPath();
}

/**
 * next-auth calls this about claims that it has checked.
 * @returns whether they may come in, or another page to open
 */
async function comeIn(claims: Profile | undefined, request: CallingRequest): Promise<boolean | string> {
  const arrival = await arriveFromGoogle(claims, request);
  if (arrival.outcome === 'linked') return true;
  if (arrival.outcome === 'refused') return loginWith(arrival.because);
  await keepPendingLink(arrival.link);
  return '/link-account';
}
