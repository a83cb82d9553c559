import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { EnteredTable } from '@/components/admin/payment/entered-table';
import { listEnteredPayments } from '@/lib/admin/entered-payment/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Entered payments' };

const path = `${therapistPages.payments}/entered` as const;

/** Money that the therapist entered by hand. */
export default function EnteredPage({ searchParams }: PageProps<'/therapist-dashboard/payments/entered'>) {
  return practicePage(
    {
      from: path,
      title: 'Entered payments',
      lead: 'Cash, cheques and transfers that you entered yourself. To enter one, open the session that it pays.',
      back: { href: therapistPages.payments, label: 'All payments' },
      confirmed: true,
    },
    async (viewer) => (
      <EnteredTable {...(await listEnteredPayments(viewer, await searchParams))} path={path} office={false} />
    ),
  );
}
