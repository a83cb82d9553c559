import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';
import { publicPhoto } from '@/lib/therapist/photo/queries';

/** A short life in shared caches, so that a photo that was taken down is gone within seconds; browsers ask whether it has changed. */
const headers = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'public, s-maxage=5',
};

/** The photo of a therapist whose listing is public; drawn sample portraits are files beside it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/portraits/[file]'>,
): Promise<Response> {
  try {
    const photo = await publicPhoto((await params).file);
    if (!photo) return new Response(null, { status: 404 });
    return new Response(photo.content, {
      headers: { ...headers, etag: `"${photo.sha256}"`, 'content-length': String(photo.content.length) },
    });
  } catch (error) {
    log.error('photo could not be read', { path: '/portraits/[file]', error });
    return answerUnavailable();
  }
}
