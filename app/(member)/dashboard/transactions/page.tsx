import type { Metadata } from 'next';
import { ClientPage } from '@/components/member/client-page';
import { guarded } from '@/components/member/guarded';
import { PageLinks } from '@/components/member/page-links';
import { Section } from '@/components/member/section';
import { OwnTransactions } from '@/components/receipt/own-transactions';
import { requireRole } from '@/lib/auth/guard';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';

export const metadata: Metadata = { title: 'Payments' };

const here = '/dashboard/transactions';

/** Everything the viewer has paid, page by page, with the papers to it. */
export default function TransactionsPage({ searchParams }: PageProps<'/dashboard/transactions'>) {
  return guarded(
    () => requireRole('client', here),
    async (viewer) => {
      const asked = await searchParams;
      const before = typeof asked.before === 'string' ? asked.before : '';
      return (
        <ClientPage
          title="Payments"
          lead="What you have paid through us, where it stands, and your receipts."
        >
          <Section id="transactions" title="Newest first">
            {async () => (
              <div className="grid gap-4">
                <OwnTransactions page={await listOwnTransactions(viewer, { before })} pageAt={here} />
                <PageLinks onward={null} first={before ? { href: here, label: 'The newest ones' } : null} />
              </div>
            )}
          </Section>
        </ClientPage>
      );
    },
  );
}
