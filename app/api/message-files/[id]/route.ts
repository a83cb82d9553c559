import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { openThreadFile } from '@/lib/care/message/queries';
import { savedFileHeaders } from '@/lib/server/file/saved-file';
import { log } from '@/lib/server/log';

/** The file of a message, for the two sides of its thread; 404 for anybody else. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/message-files/[id]'>,
): Promise<Response> {
  try {
    const viewer = await currentViewer();
    const file = isMember(viewer) ? await openThreadFile(viewer, (await params).id) : null;
    if (!file) return new Response(null, { status: 404, headers: savedFileHeaders });
    return new Response(file.content, {
      headers: {
        ...savedFileHeaders,
        'content-type': file.contentType,
        'content-length': String(file.content.length),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  } catch (error) {
    log.error('file could not be read', { path: '/api/message-files/[id]', error });
    return new Response(null, { status: 503, headers: { ...savedFileHeaders, 'retry-after': '5' } });
  }
}
