import type { Metadata } from 'next';
import { newPage } from '@/app/(member)/therapist-dashboard/new-page';
import { QuotationPanel } from '@/app/(member)/therapist-dashboard/quotation-panel';

export const metadata: Metadata = { title: 'New quotation' };

/** The quotation form of a therapist (product.md §2). */
export default function NewQuotationPage({ searchParams }: PageProps<'/therapist-dashboard/quotations/new'>) {
  return newPage(
    {
      from: '/therapist-dashboard/quotations/new',
      title: 'New quotation',
      lead: 'An offer with a price. The client can accept and pay, or decline.',
      list: { href: '/therapist-dashboard/quotations', label: 'Quotations' },
      searchParams,
    },
    ({ viewer, clients, postTo }) => <QuotationPanel viewer={viewer} clients={clients} postTo={postTo} />,
  );
}
