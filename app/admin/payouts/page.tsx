import type { Metadata } from 'next';
import { PayoutTable } from '@/components/admin/remittance/payout-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listPayouts } from '@/lib/admin/remittance/payout/queries';

export const metadata: Metadata = { title: 'Payouts' };

export default adminListPage('/admin/payouts', {
  title: 'Payouts',
  lead: 'Money paid out to therapists. Record a transfer on the page of the therapist’s account.',
  list: listPayouts,
  Table: PayoutTable,
});
