import type { Metadata } from 'next';
import { RefundTable } from '@/components/admin/refund/refund-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listRefunds } from '@/lib/admin/refund/queries';

export const metadata: Metadata = { title: 'Refunds' };

export default adminListPage('/admin/refunds', {
  title: 'Refunds',
  lead: 'Money that went back to payers, all of a payment or a part of it. Refund a payment on its own page.',
  list: listRefunds,
  Table: RefundTable,
});
