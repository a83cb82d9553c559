import type { Metadata } from 'next';
import { adminListPage } from '@/components/admin/table/list-page';
import { UserTable } from '@/components/admin/user/user-table';
import { listUsers } from '@/lib/admin/user/queries';

export const metadata: Metadata = { title: 'Users' };

export default adminListPage('/admin/users', {
  title: 'Users',
  lead: 'All accounts. When you open one, it is recorded and the person can see it.',
  list: listUsers,
  Table: UserTable,
});
