import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { none } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { ListPart } from '@/lib/admin/table/list';
import type { UserRow } from '@/lib/admin/user/queries';
import { accountStates, roleNames } from '@/lib/admin/user/rules';

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
  { header: 'Name', cell: ({ name }) => name || none() },
  { header: 'Role', cell: ({ role }) => (role ? roleNames[role] : 'No profile yet') },
  { header: 'State', cell: ({ state }) => <Badge variant={tones[state]}>{accountStates[state]}</Badge> },
  { header: 'Since', sort: 'since', cell: ({ createdAt }) => <When at={createdAt} as="day" /> },
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
