import type { Metadata } from 'next';
import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, none, titleColumn } from '@/components/admin/table/columns';
import { adminListPage } from '@/components/admin/table/list-page';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { listUsers, type UserRow } from '@/lib/admin/user/queries';
import { accountStates, roleNames } from '@/lib/admin/user/rules';

const path = '/admin/users';
const tones = { active: 'success', unconfirmed: 'warm', disabled: 'destructive', erased: 'muted' } as const;

const columns: readonly Column<UserRow>[] = [
  titleColumn(
    'Email',
    ({ email }) => email,
    ({ id }) => `${path}/${id}`,
    'email',
  ),
  { header: 'Name', cell: ({ name }) => name || none() },
  { header: 'Role', cell: ({ role }) => (role ? roleNames[role] : 'No profile yet') },
  { header: 'State', cell: ({ state }) => <Badge variant={tones[state]}>{accountStates[state]}</Badge> },
  { header: 'Since', sort: 'since', cell: ({ createdAt }) => <When at={createdAt} as="day" /> },
];

const UserTable = adminTable({ path, caption: 'Accounts', columns, empty: 'No accounts yet.' });

export const metadata: Metadata = { title: 'Users' };

export default adminListPage('/admin/users', {
  title: 'Users',
  lead: 'All accounts. When you open one, it is recorded and the person can see it.',
  list: listUsers,
  Table: UserTable,
});
