import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { adminRecordPage } from '@/components/admin/record-page';
import {
  HouseHistoryPanel,
  OwedPanel,
  SendToPanel,
  TransferPanel,
} from '@/components/admin/remittance/house-account-panels';
import { openHouseAccount } from '@/lib/admin/remittance/queries';

// Names neither therapist nor amount, because the browser's history keeps titles.
export const metadata: Metadata = { title: 'Owed to a therapist' };

export default async function HouseAccountPage({ params }: PageProps<'/admin/remittances/[id]'>) {
  const { id } = await params;
  return adminRecordPage(
    `/admin/remittances/${id}`,
    () => openHouseAccount(id),
    (opened) => (
      <AdminPage
        title={`Owed to ${opened.name}`}
        back={{ href: '/admin/remittances', label: 'All therapists' }}
      >
        <div className="wrap-anywhere grid items-start gap-6 xl:grid-cols-2">
          <div className="grid gap-6">
            <OwedPanel opened={opened} />
            <SendToPanel opened={opened} />
          </div>
          <TransferPanel opened={opened} />
        </div>
        <HouseHistoryPanel opened={opened} />
      </AdminPage>
    ),
  );
}
