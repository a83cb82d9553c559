import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { UserTable } from '@/components/admin/user/user-table';
import { guarded } from '@/components/member/guarded';
import { readFilters } from '@/lib/admin/table/filters';
import { listUsers } from '@/lib/admin/user/queries';
import { userFilters } from '@/lib/admin/user/rules';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Users' };

export default function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  return guarded(
    () => requireRole('admin', '/admin/users'),
    async (viewer) => {
      const asked = await searchParams;
      return (
        <AdminPage
          title="Users"
          lead="Accounts and how they are used to sign in. Opening one is written down, and the person can see that."
        >
          <UserTable {...(await listUsers(viewer, asked))} asked={readFilters(asked, userFilters)} />
        </AdminPage>
      );
    },
  );
}
