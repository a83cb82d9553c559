import type { Metadata } from 'next';
import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, none } from '@/components/admin/table/columns';
import { adminListPage } from '@/components/admin/table/list-page';
import { ToSendBack } from '@/components/payment/private/to-send-back';
import { zoneOf } from '@/lib/account/session/viewer';
import { listRefunds, type RefundRow } from '@/lib/admin/refund/queries';
import { partInWords } from '@/lib/payment/refund/rules';
import { refundsToSend } from '@/lib/payment/refund-due/queries';
import { amountInWords } from '@/lib/payment/transaction/rules';

const path = '/admin/refunds';

const columns: readonly Column<RefundRow>[] = [
  {
    header: 'Payer',
    kind: 'title',
    cell: ({ payer, paymentId }) =>
      paymentId ? (
        <a href={`/admin/payments/${paymentId}`} className="text-link py-2">
          {payer ?? 'Payment'}
        </a>
      ) : (
        (payer ?? 'Guest, by card')
      ),
  },
  { header: 'For', kind: 'text', cell: ({ title }) => title },
  { header: 'Paid to', cell: ({ therapist }) => therapist ?? 'Our service' },
  {
    header: 'Amount',
    sort: 'amount',
    kind: 'number',
    cell: (row) => (row.part ? partInWords(row.part, row.currency) : amountInWords(row)),
  },
  momentColumn('Refunded', ({ at }) => at, 'sent'),
  { header: 'Why', kind: 'text', cell: ({ reason }) => reason ?? none() },
];

/** Money that went back to payers. */
const RefundTable = adminTable({ path, caption: 'Refunds', columns, empty: 'No refunds yet.' });

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
