import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { PagedSection } from '@/components/layout/private/paged-section';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { MadeQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { listMadeQuotations } from '@/lib/payment/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

const path = '/therapist-dashboard/quotations';
const moved = { 'new-quotation': `${path}/new` };

export default function QuotationsPage({ searchParams }: PageProps<'/therapist-dashboard/quotations'>) {
  const action = <HeadLink href={`${path}/new`} first="New" rest="quotation" />;
  return practicePage({ from: path, title: 'Quotations', action }, async (viewer) => {
    const before = searchParam(await searchParams, 'before');
    const here = listAddress(path, { before });
    return (
      <>
        <MovedAnchors places={moved} />
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
            const { quotations, older } = await listMadeQuotations(viewer, { before });
            return { list: <MadeQuotations quotations={quotations} postTo={here} />, next: older };
          }}
        </PagedSection>
      </>
    );
  });
}
