import 'server-only';
import type { NextRequest } from 'next/server';
import {
  type AuthServices,
  ask,
  type Call,
  exchangeOfCookie,
  loginWith,
  refusalIn,
} from '@/lib/auth/next-auth-ask';
import { leaveForGoogle, returnFromGoogle } from '@/lib/auth/next-auth-google';
import type { Exchange } from '@/lib/auth/next-auth-options';
import { googleIsConfigured } from '@/lib/auth/next-auth-provider';
import { type Reply, replyWith } from '@/lib/auth/next-auth-reply';
import { isForeign, postedFields } from '@/lib/auth/next-auth-request';
import { returnPath } from '@/lib/auth/return-path';
import { clearSessionCookies } from '@/lib/auth/session-cookie';
import { log } from '@/lib/log';

/** Pages that next-auth would draw itself, and ours in their place. Asking for one changes nothing. */
const ownPages: ReadonlyMap<string, string> = new Map([
  ['signin', '/login'],
  ['signin/google', '/login'],
  ['signin/credentials', '/login'],
  ['error', '/login'],
  ['verify-request', '/verify-email'],
  ['signout', '/'],
]);

/**
 * Answers everything below /api/auth. next-auth keeps the token against forged posts, runs the protocol with the
 * provider and shapes `session`, `csrf` and `providers`; what it may see and what of its answer goes out is
 * chosen here: it is never told where to go afterwards, draws no page and sets no session cookie.
 */
export async function answerAuthRequest(
  request: NextRequest,
  segments: readonly string[],
  services: AuthServices,
): Promise<Response> {
  const { method, headers } = request;
  const posting = method === 'POST';
  if (posting && isForeign(headers)) return replyWith({ json: true, status: 403 });
  const posted = posting ? await postedFields(request) : {};
  if (!posted) return replyWith({ json: true, status: 400 });
  const json = posted.json === 'true' || headers.get('content-type')?.startsWith('application/json') === true;
  const path = segments.join('/');
  const route = `${method} ${path}`;
  const ownPage = method === 'GET' ? ownPages.get(path) : undefined;
  if (ownPage) return replyWith({ json: false, path: ownPage });
  try {
    const reply = await answer(route, { request, segments: path.split('/'), services, posted });
    return replyWith({ ...reply, json });
  } catch (error) {
    log.error('sign-in interface failed', { method, action: segments[0] ?? '', error });
    const isRead = route === 'GET session' || json;
    return replyWith({ json: isRead, status: 503, path: loginWith('Callback') });
  }
}

async function answer(route: string, call: Call): Promise<Reply> {
  switch (route) {
    case 'GET csrf':
    case 'GET providers':
      return passOn(call, { viewer: null });
    case 'GET session':
    case 'POST session':
      return passOn(call, await exchangeOfCookie());
    case 'POST signout':
      return signOut(call);
    case 'POST callback/credentials':
      return signInWithPassword(call);
    case 'POST signin/google':
      return googleIsConfigured() ? leaveForGoogle(call) : { status: 404 };
    case 'GET callback/google':
      return googleIsConfigured() ? returnFromGoogle(call) : { status: 404 };
    default:
      return { status: 404 };
  }
}

async function passOn(call: Call, exchange: Exchange): Promise<Reply> {
  const { response, setCookies } = await ask(call, exchange);
  const { status, ok } = response;
  return { status, setCookies, ...(ok && { body: await response.text() }) };
}

/** The row is revoked first: a cookie that was only forgotten would still open it. */
async function signOut(call: Call): Promise<Reply> {
  const exchange = await exchangeOfCookie();
  const answered = await ask(call, exchange);
  const { setCookies } = answered;
  if (refusalIn(answered, '') !== undefined) return { status: 403, path: '/', setCookies };
  if (exchange.viewer) await call.services.signOut(exchange.viewer);
  await clearSessionCookies();
  return { path: '/', setCookies, forgetCaches: true };
}

async function signInWithPassword(call: Call): Promise<Reply> {
  const exchange: Exchange = { viewer: null };
  const { setCookies } = await ask(call, exchange);
  const { arrival } = exchange;
  // Not even asked: the token against forged posts was missing or another's.
  if (!arrival) return { status: 403, path: '/login', setCookies };
  if ('signedIn' in arrival) return { path: returnPath(call.posted.next) ?? '/', setCookies };
  if ('leadTo' in arrival) return { path: arrival.leadTo, setCookies };
  return {
    status: arrival.error === 'CredentialsSignin' ? 401 : 429,
    path: loginWith(arrival.error),
    setCookies,
  };
}
