import { currentViewer } from '@/lib/auth/session';
import { openExport } from '@/lib/privacy/export/download';

/** The viewer's own copy as a file. 404 for everybody and everything else: a link in wrong hands tells nothing. */
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
