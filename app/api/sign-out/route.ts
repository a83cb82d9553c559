import { clearSessionCookies } from '@/lib/auth/session-cookie';
import { endCurrentSession } from '@/lib/auth/sign-out';
import { signedOutPath, signOutFailedPath } from '@/lib/auth/sign-out-paths';
import { log } from '@/lib/log';
import { readRequest } from '@/lib/request/read-request';

/**
 * Signs this browser out. A route and not an action: a plain form on any page reaches it without scripts, the browser
 * loads a new document afterwards, and the answer can ask for kept copies of private pages to be thrown away
 * (docs/decisions/081). A script that asks for JSON is answered 204 or 503, a form is led on.
 */
export async function POST(asked: Request): Promise<Response> {
  const request = await readRequest();
  if (!request.sameOrigin) return new Response('This form was not sent from our own page.', { status: 403 });
  const byScript = asked.headers.get('accept') === 'application/json';
  try {
    await endCurrentSession(request);
  } catch (error) {
    log.error('sign-out failed', { requestId: request.id, error });
    return byScript
      ? new Response(null, { status: 503 })
      : new Response(null, { status: 303, headers: { location: signOutFailedPath } });
  }
  await clearSessionCookies();
  // Not "storage": worksheets and notes that people keep on their device are not ours to delete.
  const headers = { 'clear-site-data': '"cache"' };
  return byScript
    ? new Response(null, { status: 204, headers })
    : new Response(null, { status: 303, headers: { ...headers, location: signedOutPath } });
}
