import { signOut } from '@/lib/account/session/sign-out';
import { signedOutPath, signOutFailedPath } from '@/lib/account/session/sign-out-paths';
import { log } from '@/lib/server/log';
import { readRequest } from '@/lib/server/request/read-request';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/**
 * Signs this browser out. A route instead of an action, because a plain form on any page reaches it without scripts,
 * the browser loads a new document afterwards, and the response can tell the browser to drop cached private pages
 * (docs/decisions/34). Answers 204 or 503 to a script that asks for JSON; redirects a form.
 */
export async function POST(incoming: Request): Promise<Response> {
  const request = await readRequest();
  if (!request.sameOrigin) return new Response('This form was not sent from our own page.', { status: 403 });
  const byScript = incoming.headers.get('accept') === 'application/json';
  try {
    await signOut(request);
  } catch (error) {
    log.error('sign-out failed', { requestId: request.id, error });
    return byScript
      ? answerUnavailable({ sentence: 'You are still signed in. Please try again in a moment.' })
      : new Response(null, { status: 303, headers: { location: signOutFailedPath } });
  }
  // Not "storage": worksheets and notes that people keep on their device are not ours to delete.
  const headers = { 'clear-site-data': '"cache"' };
  return byScript
    ? new Response(null, { status: 204, headers })
    : new Response(null, { status: 303, headers: { ...headers, location: signedOutPath } });
}
