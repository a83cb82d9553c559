import { currentViewer } from '@/lib/account/session/session';
import { searchParam, searchParamsOf } from '@/lib/format/search-params';
import { isFinder, searchPeople } from '@/lib/workspace/queries';

const headers = { 'cache-control': 'private, no-store' };

/**
 * The people whom the palette offers for the words of `q`, as JSON; 404 for everybody but therapists and admins, 429 for
 * whoever asks too often. Never cached.
 */
export async function GET(request: Request): Promise<Response> {
  const viewer = await currentViewer();
  if (!isFinder(viewer)) return Response.json(null, { status: 404, headers });
  const people = await searchPeople(
    viewer,
    searchParam(searchParamsOf(new URL(request.url).searchParams), 'q'),
  );
  return Response.json(people, { status: people ? 200 : 429, headers });
}
