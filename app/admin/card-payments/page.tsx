import type { Metadata } from 'next';
import { CardPaymentTable } from '@/components/admin/list/card-payment-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { listCardPayments } from '@/lib/admin/card-payment/queries';

export const metadata: Metadata = { title: 'Card payments' };

export default adminListPage('/admin/card-payments', {
  title: 'Card payments',
  lead: 'Payments that a card company took for us. The company tells us what became of each; a payment for something that is paid already goes back by itself.',
  list: listCardPayments,
  Table: CardPaymentTable,
});
