import { Nothing } from '@/components/privacy/panel';
import { TransactionRow } from '@/components/receipt/transaction-row';
import { buttonStyle } from '@/components/ui/button';
import type { TransactionPage } from '@/lib/payment/transaction/queries';

type OwnTransactionsProps = {
  readonly page: TransactionPage;
  /** Address of the page on which all of them stand; given there, to lead on to older ones. */
  readonly pageAt?: string;
};

/** What somebody has paid: what for, how much, where it stands, and the papers to it. */
export function OwnTransactions({ page: { transactions, older }, pageAt }: OwnTransactionsProps) {
  if (transactions.length === 0) {
    return <Nothing>No payments yet. When you pay for something, it stands here with its receipt.</Nothing>;
  }
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line rounded-card border border-line bg-paper-2 shadow-card">
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
      {older && pageAt && (
        <a
          href={`${pageAt}?before=${older}`}
          className={buttonStyle({ look: 'secondary', className: 'justify-self-start' })}
        >
          Older payments
        </a>
      )}
    </div>
  );
}
