import 'server-only';
import { requireRole } from '@/lib/account/session/guard';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type CsvList, csvAnswer } from '@/lib/admin/table/csv';
import { type SearchParams, searchParamsOf } from '@/lib/format/search-params';

/**
 * Makes the `GET` of a route that returns a list of the back office as a file.
 * @param path of the list's page: viewers without the right are redirected as on that page
 * @param read reads the list with the filters of the address
 */
export function csvRoute(
  path: string,
  read: (viewer: MemberOf<'admin'>, searchParams: SearchParams) => Promise<CsvList>,
): (request: Request) => Promise<Response> {
  return guardedCsvRoute(() => requireRole('admin', path), read);
}

/**
 * The same for a list that is not for admins.
 * @param guard redirects viewers without the right
 * @param answer makes the file: CSV by default
 */
export function guardedCsvRoute<V extends Member>(
  guard: () => Promise<V>,
  read: (viewer: V, searchParams: SearchParams) => Promise<CsvList>,
  answer: (viewer: V, list: CsvList) => Promise<Response> = csvAnswer,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const viewer = await guard();
    const searchParams = searchParamsOf(new URL(request.url).searchParams);
    return answer(viewer, await read(viewer, searchParams));
  };
}
