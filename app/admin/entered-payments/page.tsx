import type { Metadata } from 'next';
import { OfficeEnteredTable } from '@/components/admin/payment/entered-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listEnteredPayments } from '@/lib/admin/entered-payment/queries';

export const metadata: Metadata = { title: 'Entered payments' };

export default adminListPage('/admin/entered-payments', {
  title: 'Entered payments',
  lead: 'Cash, cheques and transfers that therapists entered themselves. They are not verified with a bank, and no other total includes them.',
  list: listEnteredPayments,
  Table: OfficeEnteredTable,
});
