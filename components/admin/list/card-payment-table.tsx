import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { Badge } from '@/components/ui/badge';
import type { CardPaymentRow } from '@/lib/admin/card-payment/queries';
import { type CardState, cardStates } from '@/lib/admin/card-payment/rules';
import { partInWords, refundedInPart } from '@/lib/payment/refund/rules';
import { amountInWords } from '@/lib/payment/transaction/rules';

const path = '/admin/card-payments';

const tones: Readonly<Record<CardState, 'success' | 'destructive' | 'warm' | 'muted'>> = {
  paid: 'success',
  returning: 'destructive',
  refunded: 'muted',
  pending: 'warm',
  failed: 'muted',
};

const columns: readonly Column<CardPaymentRow>[] = [
  {
    header: 'Payer',
    kind: 'title',
    cell: ({ payer, payerEmail }) => (
      <>
        {payer ?? 'Deleted account'}
        {payerEmail !== null && <SecondLine>{payerEmail}</SecondLine>}
      </>
    ),
  },
  {
    header: 'For',
    kind: 'text',
    cell: ({ title, therapist }) => (
      <>
        {title}
        <SecondLine>{therapist ?? 'Our service'}</SecondLine>
      </>
    ),
  },
  { header: 'Amount', sort: 'amount', kind: 'number', cell: amountInWords },
  {
    header: 'State',
    kind: 'text',
    cell: ({ state, because, refund, currency }) => (
      <>
        <Badge variant={refund ? 'warm' : tones[state]}>{refund ? refundedInPart : cardStates[state]}</Badge>
        {refund && <SecondLine>{partInWords(refund, currency)}</SecondLine>}
        {because !== null && <SecondLine>{because}</SecondLine>}
      </>
    ),
  },
  {
    header: 'Card company',
    cell: ({ company, reference }) => (
      <>
        {company}
        {reference !== null && <SecondLine>{reference}</SecondLine>}
      </>
    ),
  },
  momentColumn('Opened', ({ openedAt }) => openedAt, 'opened'),
];

export const CardPaymentTable = adminTable({
  path,
  caption: 'Card payments',
  columns,
  empty: 'No card payments yet.',
});
