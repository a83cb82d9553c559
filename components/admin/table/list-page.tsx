import type { ComponentType } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { requireRole } from '@/lib/account/session/guard';
import type { MemberOf } from '@/lib/account/session/session';
import type { ListPart } from '@/lib/admin/table/list';
import type { SearchParams } from '@/lib/format/search-params';

type AdminListPage<Part> = {
  readonly title: string;
  readonly lead: string;
  readonly list: (viewer: MemberOf<'admin'>, searchParams: SearchParams) => Promise<Part>;
  readonly Table: ComponentType<Part>;
};

/** A page of the back office with one list and nothing else, at `path`; only an admin sees it. */
export function adminListPage<Part extends ListPart<unknown>>(
  path: string,
  { title, lead, list, Table }: AdminListPage<Part>,
) {
  return ({ searchParams }: { readonly searchParams: Promise<SearchParams> }) =>
    guarded(
      () => requireRole('admin', path),
      async (viewer) => (
        <AdminPage title={title} lead={lead}>
          <Table {...(await list(viewer, await searchParams))} />
        </AdminPage>
      ),
    );
}
