import { isMember } from '@/lib/account/session/guard';
import { currentViewer, sessionToken, viewerOfToken } from '@/lib/account/session/session';
import { followThread } from '@/lib/care/message/live';
import { threadToFollow } from '@/lib/care/message/queries';

const headers = { 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' };

/** Tells an open page of changes in its thread; the events say nothing else. 404 for anybody but its two sides. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/messages/[with]/events'>,
): Promise<Response> {
  const [viewer, token] = [await currentViewer(), await sessionToken()];
  const withWhom = (await params).with;
  const report = isMember(viewer) ? await threadToFollow(viewer, withWhom) : null;
  if (!isMember(viewer) || token === undefined || report === null) {
    return new Response(null, { status: 404, headers });
  }
  const stillAllowed = async () => {
    const now = await viewerOfToken(token);
    return isMember(now) && (await threadToFollow(now, withWhom)) === report;
  };
  const stream = followThread({ userId: viewer.userId, report, stillAllowed, signal: request.signal });
  if (!stream) return new Response(null, { status: 429, headers: { ...headers, 'retry-after': '60' } });
  return new Response(stream, { headers: { ...headers, 'content-type': 'text/event-stream' } });
}
