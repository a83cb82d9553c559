import type { Metadata } from 'next';
import { CardPaymentTable } from '@/components/admin/list/card-payment-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listCardPayments } from '@/lib/admin/card-payment/queries';

export const metadata: Metadata = { title: 'Card payments' };

export default adminListPage('/admin/card-payments', {
  title: 'Card payments',
  lead: 'Card payments collected for us. The card company reports the status of each, and duplicate payments are refunded automatically.',
  list: listCardPayments,
  Table: CardPaymentTable,
});
