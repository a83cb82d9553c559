import type { Metadata } from 'next';
import { RefundTable } from '@/components/admin/list/refund-table';
import { adminListPage } from '@/components/admin/table/list-page';
import { ToSendBack } from '@/components/payment/private/to-send-back';
import { zoneOf } from '@/lib/account/session/viewer';
import { listRefunds } from '@/lib/admin/refund/queries';
import { refundsToSend } from '@/lib/payment/refund-due/queries';

export const metadata: Metadata = { title: 'Refunds' };

export default adminListPage('/admin/refunds', {
  title: 'Refunds',
  lead: 'Refunds due and refunds paid. To refund a payment, open its page.',
  list: async (viewer, searchParams) => {
    const [list, due] = await Promise.all([listRefunds(viewer, searchParams), refundsToSend(viewer)]);
    return { ...list, due, timeZone: zoneOf(viewer) };
  },
  Table: ({ due, timeZone, ...list }) => (
    <>
      <ToSendBack due={due} payments="/admin/payments" timeZone={timeZone} office />
      <RefundTable {...list} />
    </>
  ),
});
