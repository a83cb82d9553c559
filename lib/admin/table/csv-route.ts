import 'server-only';
import { type CsvList, csvAnswer } from '@/lib/admin/table/csv';
import type { SearchParams } from '@/lib/admin/table/filters';
import { requireRole } from '@/lib/auth/guard';
import type { MemberOf } from '@/lib/auth/session';

/**
 * Makes the `GET` of a route that gives a list of the back office as a file.
 * @param path of the page with the list: whoever may not see it is led where the page would lead them
 * @param read reads the list with the filters of the address
 */
export function csvRoute(
  path: string,
  read: (viewer: MemberOf<'admin'>, asked: SearchParams) => Promise<CsvList>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const viewer = await requireRole('admin', path);
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    return csvAnswer(viewer, await read(viewer, asked));
  };
}
