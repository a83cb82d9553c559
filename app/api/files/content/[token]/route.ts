import { currentViewer } from '@/lib/account/session/session';
import { openFile } from '@/lib/admin/file/reading';
import { savedFileHeaders as headers } from '@/lib/server/file/saved-file';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/** The bytes of a file behind a one-minute link; see docs/decisions/37. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/files/content/[token]'>,
): Promise<Response> {
  try {
    const file = await openFile(await currentViewer(), (await params).token);
    if (!file) return new Response(null, { status: 404, headers });
    return new Response(file.content, {
      headers: {
        ...headers,
        'content-type': file.contentType,
        'content-length': String(file.content.length),
        'content-disposition': `attachment; filename="${file.fileName}"`,
      },
    });
  } catch (error) {
    log.error('file could not be read', { path: '/api/files/content/[token]', error });
    return answerUnavailable();
  }
}
