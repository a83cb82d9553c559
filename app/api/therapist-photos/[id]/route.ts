import { currentViewer } from '@/lib/account/session/session';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';
import { privatePhoto } from '@/lib/therapist/photo/queries';

const headers = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
};

/** A photo that waits, for its sender and the back office; 404 for anybody and anything else. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/therapist-photos/[id]'>,
): Promise<Response> {
  try {
    const photo = await privatePhoto(await currentViewer(), (await params).id);
    if (!photo) return new Response(null, { status: 404, headers: { 'cache-control': 'private, no-store' } });
    return new Response(photo.content, { headers });
  } catch (error) {
    log.error('photo could not be read', { path: '/api/therapist-photos/[id]', error });
    return answerUnavailable();
  }
}
