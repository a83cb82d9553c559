import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { PageLinks } from '@/components/layout/private/page-links';
import { Section } from '@/components/layout/private/section';
import { OwnTransactions } from '@/components/payment/private/transaction/own-transactions';
import { searchParam } from '@/lib/format/search-params';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';

export const metadata: Metadata = { title: 'Payments' };

const here = '/dashboard/transactions';

/** Everything that the viewer has paid, page by page, with receipts. */
export default function TransactionsPage({ searchParams }: PageProps<'/dashboard/transactions'>) {
  const lead = 'What you have paid through us, where it stands, and your receipts.';
  return clientPage({ from: here, title: 'Payments', lead }, async (viewer) => {
    const query = await searchParams;
    const before = searchParam(query, 'before');
    return (
      <Section id="transactions" title="Newest first">
        {async () => (
          <div className="grid gap-4">
            <OwnTransactions page={await listOwnTransactions(viewer, { before })} pageAt={here} />
            <PageLinks onward={null} first={before ? { href: here, label: 'The newest ones' } : null} />
          </div>
        )}
      </Section>
    );
  });
}
