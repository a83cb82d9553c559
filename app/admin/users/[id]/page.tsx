import type { Metadata } from 'next';
import { z } from 'zod';
import { AdminPage } from '@/components/admin/admin-page';
import { adminRecordPage } from '@/components/admin/record-page';
import {
  AccountFacts,
  ChangePanels,
  RecordLinks,
  SessionPanel,
} from '@/components/admin/user/account-panels';
import { openAccount } from '@/lib/admin/user/account';

// Leaves out the person's address, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'User' };

export default async function UserPage({ params }: PageProps<'/admin/users/[id]'>) {
  const { id } = await params;
  return adminRecordPage(
    `/admin/users/${id}`,
    async (viewer) => (z.uuid().safeParse(id).success ? openAccount(viewer, id) : null),
    (account) => (
      <AdminPage title={account.name || account.email} back={{ href: '/admin/users', label: 'All users' }}>
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="grid gap-6">
            <AccountFacts account={account} />
            <RecordLinks account={account} />
            <SessionPanel account={account} />
          </div>
          <div className="grid gap-6">
            <ChangePanels account={account} />
          </div>
        </div>
      </AdminPage>
    ),
  );
}
