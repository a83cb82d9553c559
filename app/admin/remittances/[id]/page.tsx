import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import {
  HouseHistoryPanel,
  OwedPanel,
  SendToPanel,
} from '@/components/admin/remittance/house-account-panels';
import { requireRole } from '@/lib/account/session/guard';
import { openHouseAccount } from '@/lib/admin/remittance/queries';

// Names neither therapist nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Owed to a therapist' };

export default async function HouseAccountPage({ params }: PageProps<'/admin/remittances/[id]'>) {
  const { id } = await params;
  return guarded(
    () => requireRole('admin', `/admin/remittances/${id}`),
    async () => {
      const opened = await openHouseAccount(id);
      if (!opened) notFound();
      return (
        <AdminPage
          title={`Owed to ${opened.name}`}
          back={{ href: '/admin/remittances', label: 'All therapists' }}
        >
          <div className="wrap-anywhere grid items-start gap-6 xl:grid-cols-2">
            <OwedPanel opened={opened} />
            <SendToPanel opened={opened} />
          </div>
          <HouseHistoryPanel opened={opened} />
        </AdminPage>
      );
    },
  );
}
