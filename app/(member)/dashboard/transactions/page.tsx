import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { PagedSection } from '@/components/layout/private/paged-section';
import { OwnTransactions } from '@/components/payment/private/transaction/own-transactions';
import { searchParam } from '@/lib/format/search-params';
import { ownDues } from '@/lib/payment/refund-due/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';

export const metadata: Metadata = { title: 'Payments' };

const path = '/dashboard/transactions';

export default function TransactionsPage({ searchParams }: PageProps<'/dashboard/transactions'>) {
  const lead = 'Your payments and receipts.';
  return clientPage({ from: path, title: 'Payments', lead }, async (viewer) => {
    const before = searchParam(await searchParams, 'before');
    return (
      <PagedSection
        id="transactions"
        title="Your payments"
        quiet
        path={path}
        parameter="before"
        from={before}
        label="Pages of payments"
        nextLabel="Older payments"
      >
        {async () => {
          const [{ transactions, older }, dues] = await Promise.all([
            listOwnTransactions(viewer, { before }),
            ownDues(viewer),
          ]);
          return { list: <OwnTransactions transactions={transactions} dues={dues} />, next: older };
        }}
      </PagedSection>
    );
  });
}
