import { currentViewer } from '@/lib/account/session/session';
import { fileLink } from '@/lib/admin/file/reading';
import { readRequest } from '@/lib/server/request/read-request';

const headers = { 'cache-control': 'private, no-store' };

/** Redirects the back office to a file that somebody sent, for a minute; 404 for anybody and anything else. */
export async function GET(_request: Request, { params }: RouteContext<'/api/files/[id]'>): Promise<Response> {
  const link = await fileLink(await currentViewer(), (await params).id, await readRequest());
  if (!link) return new Response(null, { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, location: link } });
}
