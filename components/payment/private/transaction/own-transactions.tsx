import { LineList } from '@/components/layout/private/line-list';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { Download } from '@/components/ui/icons';
import { receiptKinds } from '@/lib/payment/receipt/rules';
import { partInWords } from '@/lib/payment/refund/rules';
import type { TransactionPage, TransactionView } from '@/lib/payment/transaction/queries';
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

type OfTransaction = { readonly transaction: TransactionView };

/** The next act of its payer, and the page that says more about it. */
function NextSteps({ transaction: { title, state, refund, statusUrl, next } }: OfTransaction) {
  return (
    <>
      {next && (
        <a href={next.href} className="tap mr-5 text-link">
          Choose the time for {next.name}
        </a>
      )}
      {statusUrl && (
        <a href={statusUrl} className="tap text-link">
          {state === 'rejected'
            ? 'Reason and next steps'
            : refund || state === 'refunded'
              ? 'Refund details'
              : 'View status'}
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </>
  );
}

/** The papers of a payment, one below the other. */
function Papers({ transaction: { title, receipts, currency } }: OfTransaction) {
  const notes = receipts.filter(({ kind }) => kind === 'credit_note').length;
  return (
    <div className="grid">
      {receipts.map(({ id, kind, amountPaise }) => (
        <span key={id} className="flex flex-wrap items-center gap-x-4">
          <a href={`/api/receipts/${id}`} className="tap gap-2 text-link">
            <Download aria-hidden="true" className="size-5" />
            {receiptKinds[kind]}
            {notes > 1 && kind === 'credit_note' && ` over ${amountInWords({ amountPaise, currency })}`} (PDF)
            <span className="sr-only">: {title}</span>
          </a>
          <a href={`/api/receipts/${id}?contact=yes`} className="tap text-link text-small">
            With contact details
            <span className="sr-only">
              : {receiptKinds[kind]}, {title}
            </span>
          </a>
        </span>
      ))}
    </div>
  );
}

type OwnTransactionsProps = Pick<TransactionPage, 'transactions'> & {
  /** Their refunds in words, by id. */
  readonly dues?: ReadonlyMap<string, string>;
};

/** Somebody's payments: what for, how much, the state, and the receipts. */
export function OwnTransactions({ transactions, dues }: OwnTransactionsProps) {
  const lines = transactions.map((transaction) => {
    const { id, at, title, state, method, undoneReason, refund, currency } = transaction;
    const way = methodInWords(method);
    const notes = [
      refund && `${partInWords(refund, currency)} refunded. The rest of your payment is unchanged.`,
      undoneReason && `Reason: ${undoneReason}`,
      dues?.get(id),
    ].filter(Boolean);
    return {
      id,
      title,
      note: (
        <>
          <When at={at} as="day" />
          {way && ` · ${way}`}
          {notes.map((note) => (
            <span key={note} className="block text-foreground">
              {note}
            </span>
          ))}
          <span className="block">
            <NextSteps transaction={transaction} />
          </span>
        </>
      ),
      end: (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:ml-auto lg:flex-row-reverse">
          <p className="font-semibold tabular-nums">{amountInWords(transaction)}</p>
          <Badge asChild variant={refund ? 'muted' : variants[state]}>
            <strong>{transactionState(transaction)}</strong>
          </Badge>
          <Papers transaction={transaction} />
        </div>
      ),
    };
  });
  return (
    <LineList
      lines={lines}
      empty="No payments yet. When you pay for something, you will see it here with the receipt."
      low
    />
  );
}
