import type { Metadata } from 'next';
import { HouseAccountTable } from '@/components/admin/remittance/house-account-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listHouseAccounts } from '@/lib/admin/remittance/queries';

export const metadata: Metadata = { title: 'Owed to therapists' };

export default adminListPage('/admin/remittances', {
  title: 'Owed to therapists',
  lead: 'Money we collected for therapists: by card, or before they added an account. Send it to them and record the transfer here.',
  list: listHouseAccounts,
  Table: HouseAccountTable,
});
