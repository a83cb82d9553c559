import { fileLink } from '@/lib/admin/file/reading';
import { currentViewer } from '@/lib/auth/session';
import { readRequest } from '@/lib/request/read-request';

const headers = { 'cache-control': 'private, no-store' };

/** Leads the back office to a file that somebody sent, for a minute; 404 for everybody and everything else. */
export async function GET(_request: Request, { params }: RouteContext<'/api/files/[id]'>): Promise<Response> {
  const link = await fileLink(await currentViewer(), (await params).id, await readRequest());
  if (!link) return new Response(null, { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, location: link } });
}
