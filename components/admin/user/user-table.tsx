import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import type { UserRow } from '@/lib/admin/user/queries';
import { accountStates, roleNames, userFilters } from '@/lib/admin/user/rules';
import { formatDay, indianDay } from '@/lib/time';

const path = '/admin/users';
const tones = { active: 'good', unconfirmed: 'wait', disabled: 'bad', erased: 'quiet' } as const;

const columns: readonly Column<UserRow>[] = [
  {
    header: 'Email',
    kind: 'title',
    cell: ({ id, email }) => (
      <a href={`${path}/${id}`} className="tap text-primary underline underline-offset-4">
        {email}
      </a>
    ),
  },
  { header: 'Name', cell: ({ name }) => name || '–' },
  { header: 'Role', cell: ({ role }) => (role ? roleNames[role] : 'No profile yet') },
  { header: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{accountStates[state]}</Badge> },
  { header: 'Since', cell: ({ createdAt }) => formatDay(indianDay(createdAt)) },
];

type Props = { readonly rows: readonly UserRow[]; readonly asked: Asked; readonly paging: Paging };

/** Everybody with an account. */
export function UserTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Accounts"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={userFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="Nobody has an account yet."
    />
  );
}
