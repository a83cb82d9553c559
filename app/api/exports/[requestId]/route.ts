import { currentViewer } from '@/lib/account/session/session';
import { openExport } from '@/lib/privacy/export/download';

/**
 * The viewer's own copy as a file. 404 for anybody and anything else, so that a link in the wrong hands reveals
 * nothing.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ requestId: string }> },
): Promise<Response> {
  const viewer = await currentViewer();
  const download = viewer && (await openExport(viewer, (await params).requestId));
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };
  if (!download) return new Response('Not found', { status: 404, headers });
  return new Response(download.body, {
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Length': String(download.size),
      'Content-Disposition': `attachment; filename="${download.fileName}"`,
    },
  });
}
