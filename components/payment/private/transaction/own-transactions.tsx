import { TransactionRow } from '@/components/payment/private/transaction/transaction-row';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import type { TransactionPage } from '@/lib/payment/transaction/queries';

/** Somebody's payments: what for, how much, the state, and the receipts. */
export function OwnTransactions({
  transactions,
  dues,
}: Pick<TransactionPage, 'transactions'> & {
  /** Their refunds in words, by id. */
  readonly dues?: ReadonlyMap<string, string>;
}) {
  if (transactions.length === 0) {
    return (
      <EmptyNote>
        No payments yet. When you pay for something, you will see it here with the receipt.
      </EmptyNote>
    );
  }
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            due={dues?.get(transaction.id) ?? null}
          />
        ))}
      </ul>
    </Card>
  );
}
