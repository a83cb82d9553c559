import 'server-only';
import { requireRole } from '@/lib/account/session/guard';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type CsvList, csvAnswer } from '@/lib/admin/table/csv';
import { type SearchParams, searchParamsOf } from '@/lib/format/search-params';

/**
 * Makes the `GET` of a route that gives a list of the back office as a file.
 * @param path of the page with the list: whoever may not see it is led where the page would lead them
 * @param read reads the list with the filters of the address
 */
export function csvRoute(
  path: string,
  read: (viewer: MemberOf<'admin'>, searchParams: SearchParams) => Promise<CsvList>,
): (request: Request) => Promise<Response> {
  return guardedCsvRoute(() => requireRole('admin', path), read);
}

/** The same for a list of others than admins. @param guard redirects whoever may not see it */
export function guardedCsvRoute<V extends Member>(
  guard: () => Promise<V>,
  read: (viewer: V, searchParams: SearchParams) => Promise<CsvList>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const viewer = await guard();
    const searchParams = searchParamsOf(new URL(request.url).searchParams);
    return csvAnswer(viewer, await read(viewer, searchParams));
  };
}
