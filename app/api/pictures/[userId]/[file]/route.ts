import { readPicture } from '@/lib/account/profile/picture/queries';
import { currentViewer } from '@/lib/account/session/session';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/** An address always gives the same picture: a new picture has a new address. Only the owner's browser may cache it. */
const headers = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'content-disposition': 'inline; filename="picture.webp"',
  'cache-control': 'private, max-age=31536000, immutable',
};

/** A profile picture, for its owner. A missing one and somebody else's get the same answer: 404. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/pictures/[userId]/[file]'>,
): Promise<Response> {
  try {
    const picture = await readPicture(await currentViewer(), await params);
    if (!picture) return new Response(null, { status: 404 });
    return new Response(picture.content, {
      headers: { ...headers, etag: `"${picture.sha256}"`, 'content-length': String(picture.content.length) },
    });
  } catch (error) {
    log.error('picture could not be read', { path: '/api/pictures/[userId]/[file]', error });
    return answerUnavailable();
  }
}
