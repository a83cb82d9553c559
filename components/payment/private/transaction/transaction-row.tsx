import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { Download } from '@/components/ui/icons';
import { receiptKinds } from '@/lib/payment/receipt/rules';
import { partInWords } from '@/lib/payment/refund/rules';
import type { TransactionView } from '@/lib/payment/transaction/queries';
import { amountInWords, type MoneyState, methodInWords } from '@/lib/payment/transaction/rules';
import { transactionState } from '@/lib/payment/transaction/state';

const variants: Readonly<Record<MoneyState, BadgeVariant>> = {
  checking: 'muted',
  pending: 'warm',
  paid: 'success',
  entered: 'warm',
  undone: 'muted',
  refunded: 'muted',
  returning: 'warm',
  failed: 'muted',
  rejected: 'muted',
};

export function TransactionRow({
  transaction,
  due,
}: {
  readonly transaction: TransactionView;
  /** Its refund, in words. */
  readonly due: string | null;
}) {
  const { at, title, state, method, undoneReason, receipts, refund, currency, statusUrl } = transaction;
  const notes = receipts.filter(({ kind }) => kind === 'credit_note').length;
  const way = methodInWords(method);
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5">
      <div className="min-w-0 space-y-1">
        <p className="wrap-anywhere font-semibold">{title}</p>
        <p className="text-muted-foreground text-small">
          <When at={at} as="day" />
          {way && ` · ${way}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">
        <p className="font-semibold tabular-nums">{amountInWords(transaction)}</p>
        <Badge asChild variant={refund ? 'muted' : variants[state]}>
          <strong>{transactionState(transaction)}</strong>
        </Badge>
      </div>
      {refund && (
        <p className="text-small sm:col-span-2">
          {partInWords(refund, currency)} refunded. The rest of your payment is unchanged.
        </p>
      )}
      {undoneReason && <p className="wrap-anywhere text-small sm:col-span-2">Reason: {undoneReason}</p>}
      {due && <p className="text-small sm:col-span-2">{due}</p>}
      {statusUrl && (
        <p className="sm:col-span-2">
          <a
            href={statusUrl}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            {state === 'rejected'
              ? 'Reason and next steps'
              : refund || state === 'refunded'
                ? 'Refund details'
                : 'View status'}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      )}
      {receipts.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 sm:col-span-2">
          {receipts.map(({ id, kind, amountPaise }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4">
              <a
                href={`/api/receipts/${id}`}
                className="inline-flex min-h-11 items-center gap-2 text-primary underline underline-offset-4"
              >
                <Download aria-hidden="true" className="size-5" />
                {receiptKinds[kind]}
                {notes > 1 && kind === 'credit_note' && ` over ${amountInWords({ amountPaise, currency })}`}{' '}
                (PDF)
                <span className="sr-only">: {title}</span>
              </a>
              <a href={`/api/receipts/${id}?contact=yes`} className="tap text-link text-small">
                With contact details
                <span className="sr-only">
                  : {receiptKinds[kind]}, {title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
