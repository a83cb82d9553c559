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

/** Trips to the provider from one network in ten minutes: each one calls another company's servers. */
const tripsPerNetwork = 300;
const tenMinutes = 600;

function maySendToProvider({ network }: CallingRequest): Promise<boolean> {
  return consume(db, [limitOf('google-trips', network, tripsPerNetwork, tenMinutes)]);
}

/**
 * Begins a round trip to the provider.
 * @param next the page to return to, unchecked
 * @returns the provider's address, or another page to open
 */
export async function leaveForGoogle(pair: ForgeryPair, next: unknown, request: CallingRequest) {
  if (!(await maySendToProvider(request))) return { status: 429, path: loginWith('TooManyTries') };
  const { location, refusal } = await askNextAuth('POST signin/google', pair);
  if (refusal !== undefined) return { path: loginWith(refusal || 'OAuthSignin') };
  await keepCookie(returnCookie(), returnPath(next));
  return { path: location };
}

/** The parameters that a provider returns with a code (RFC 6749 §4.1.2, RFC 9207); all others are dropped. */
const answered = new Set(['code', 'state', 'iss']);

/** Ends a round trip: next-auth checks the provider's answer, calls our admission check, and starts the session. */
export async function returnFromGoogle(sent: URLSearchParams, request: CallingRequest): Promise<string> {
  const { state, pkceCodeVerifier, nonce } = nextAuthCookies();
  // The trip began in another browser, or a stranger began it for this one. The provider need not be asked.
  if (!(await cookies()).has(state.name)) return loginWith('OAuthCallback');
  // Usually the person has cancelled at the provider.
  const cancelled = sent.has('error');
  if (!cancelled && !(await maySendToProvider(request))) return loginWith('TooManyTries');
  const query = Object.fromEntries([...sent].filter(([name]) => answered.has(name)));
  const shown = { cookies: await ownCookies(), query };
  // The trip is over, successful or not.
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
 * Decides about claims that next-auth has checked.
 * @returns true to admit the person, or another page to open
 */
async function comeIn(claims: Profile | undefined, request: CallingRequest): Promise<boolean | string> {
  const arrival = await arriveFromGoogle(claims, request);
  if (arrival.outcome === 'linked') return true;
  if (arrival.outcome === 'refused') return loginWith(arrival.because);
  await keepPendingLink(arrival.link);
  return '/link-account';
}
