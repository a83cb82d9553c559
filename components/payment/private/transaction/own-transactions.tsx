import { TransactionRow } from '@/components/payment/private/transaction/transaction-row';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import type { TransactionPage } from '@/lib/payment/transaction/queries';

type OwnTransactionsProps = {
  readonly page: TransactionPage;
  /** Address of the page with all of them; given there, to link to older ones. */
  readonly pageAt?: string;
};

/** Somebody's payments: what for, how much, the state, and the receipts. */
export function OwnTransactions({ page: { transactions, older }, pageAt }: OwnTransactionsProps) {
  if (transactions.length === 0) {
    return <Empty>No payments yet. When you pay for something, it appears here with its receipt.</Empty>;
  }
  return (
    <div className="grid gap-4">
      <Card asChild size="flush" className="divide-y divide-border">
        <ul>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      </Card>
      {older && pageAt && (
        <Button asChild variant="outline" className="justify-self-start">
          <a href={`${pageAt}?before=${older}`}>Older payments</a>
        </Button>
      )}
    </div>
  );
}
