import type { Metadata } from 'next';
import { adminListPage } from '@/components/admin/table/list-page';
import { UserTable } from '@/components/admin/user/user-table';
import { listUsers } from '@/lib/admin/user/queries';

export const metadata: Metadata = { title: 'Users' };

export default adminListPage('/admin/users', {
  title: 'Users',
  lead: 'Accounts and how they are used to sign in. Opening one is written down, and the person can see that.',
  list: listUsers,
  Table: UserTable,
});
