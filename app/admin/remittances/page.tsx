import type { Metadata } from 'next';
import { HouseAccountTable } from '@/components/admin/remittance/house-account-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listHouseAccounts } from '@/lib/admin/remittance/queries';

export const metadata: Metadata = { title: 'Owed to therapists' };

export default adminListPage('/admin/remittances', {
  title: 'Owed to therapists',
  lead: 'What was paid to us for therapists: by card, or to our account while they had none. It is theirs. Send it to them, and write the transfer down here.',
  list: listHouseAccounts,
  Table: HouseAccountTable,
});
