import 'server-only';
import { cookies } from 'next/headers';
import { ask, type Call, loginWith, refusalIn } from '@/lib/auth/next-auth-ask';
import { nextAuthCookies, returnCookie, takeReturnPath } from '@/lib/auth/next-auth-cookies';
import type { Exchange } from '@/lib/auth/next-auth-options';
import type { Reply } from '@/lib/auth/next-auth-reply';
import { returnPath } from '@/lib/auth/return-path';
import { db } from '@/lib/db';
import { limitOf, spend } from '@/lib/rate-limit/spend';
import { readRequest } from '@/lib/request/read-request';

/** Visits to the provider of one network in ten minutes: each costs calls to somebody else's servers. */
const visitsPerNetwork = 300;
const tenMinutes = 600;

async function mayVisitProvider(): Promise<boolean> {
  const { network } = await readRequest();
  return spend(db, [limitOf('google-visits', network, visitsPerNetwork, tenMinutes)]);
}

/** Answers with the provider's address. Only pages of ours ask, by script: a form's way there ends at our policy. */
export async function leaveForGoogle(call: Call): Promise<Reply> {
  if (!(await mayVisitProvider())) return { status: 429, path: loginWith('TooManyTries') };
  const answered = await ask(call, { viewer: null });
  const { response, setCookies } = answered;
  const refused = refusalIn(answered, 'OAuthSignin');
  if (refused !== undefined) return { path: loginWith(refused), setCookies };
  const { name, options } = returnCookie();
  const next = returnPath(call.posted.next);
  (await cookies()).set(name, next ?? '', next ? options : { ...options, maxAge: 0 });
  return { path: response.headers.get('location') ?? loginWith('OAuthSignin'), setCookies };
}

export async function returnFromGoogle(call: Call): Promise<Reply> {
  const jar = await cookies();
  const { state, pkceCodeVerifier, nonce } = nextAuthCookies();
  // Begun in another browser, or by somebody else for this one: nothing the provider would have to be asked about.
  if (!jar.has(state.name)) return { path: loginWith('OAuthCallback') };
  // Used or not, this visit is over.
  const forget = () => {
    for (const { name, options } of [state, pkceCodeVerifier, nonce]) {
      jar.set(name, '', { ...options, maxAge: 0 });
    }
  };
  // Cancelled there, most of the time.
  if (call.request.nextUrl.searchParams.has('error')) {
    forget();
    return { path: loginWith('AccessDenied') };
  }
  if (!(await mayVisitProvider())) return { path: loginWith('TooManyTries') };
  const exchange: Exchange = { viewer: null };
  const answered = await ask(call, exchange);
  forget();
  const { arrival } = exchange;
  if (!arrival) return { path: loginWith(refusalIn(answered, 'Callback') ?? 'Callback') };
  if ('error' in arrival) return { path: loginWith(arrival.error) };
  if ('leadTo' in arrival) return { path: arrival.leadTo };
  return { path: await takeReturnPath() };
}
