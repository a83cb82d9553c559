import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/ui/badge';
import type { ListPart } from '@/lib/admin/table/list';
import type { UserRow } from '@/lib/admin/user/queries';
import { accountStates, roleNames } from '@/lib/admin/user/rules';
import { formatDay, indianDay } from '@/lib/format/time';

const path = '/admin/users';
const tones = { active: 'success', unconfirmed: 'warm', disabled: 'destructive', erased: 'muted' } as const;

const columns: readonly Column<UserRow>[] = [
  {
    header: 'Email',
    sort: 'email',
    kind: 'title',
    cell: ({ id, email }) => (
      <a href={`${path}/${id}`} className="text-link py-2">
        {email}
      </a>
    ),
  },
  { header: 'Name', cell: ({ name }) => name || '–' },
  { header: 'Role', cell: ({ role }) => (role ? roleNames[role] : 'No profile yet') },
  { header: 'State', cell: ({ state }) => <Badge variant={tones[state]}>{accountStates[state]}</Badge> },
  { header: 'Since', sort: 'since', cell: ({ createdAt }) => formatDay(indianDay(createdAt)) },
];

export function UserTable(list: ListPart<UserRow>) {
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Accounts"
      columns={columns}
      csv={`${path}/csv`}
      empty="No accounts yet."
    />
  );
}
