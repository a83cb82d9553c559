import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { PagedSection } from '@/components/layout/private/paged-section';
import { OwnQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { listOwnQuotations } from '@/lib/payment/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

const path = '/dashboard/quotations';

export default function QuotationsPage({ searchParams }: PageProps<'/dashboard/quotations'>) {
  const lead = 'Offers from your therapists. You can decline without giving a reason.';
  return clientPage({ from: path, title: 'Quotations', lead }, async (viewer) => {
    const before = searchParam(await searchParams, 'before');
    return (
      <PagedSection
        id="quotations"
        title="Your quotations"
        quiet
        path={path}
        parameter="before"
        from={before}
        label="Pages of quotations"
        nextLabel="Older quotations"
      >
        {async () => {
          const { quotations, older } = await listOwnQuotations(viewer, { before });
          const postTo = listAddress(path, { before });
          return { list: <OwnQuotations quotations={quotations} postTo={postTo} />, next: older };
        }}
      </PagedSection>
    );
  });
}
