import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { PageLinks } from '@/components/layout/private/page-links';
import { Section } from '@/components/layout/private/section';
import { OwnQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { searchParam } from '@/lib/format/search-params';
import { listOwnQuotations } from '@/lib/payment/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

const here = '/dashboard/quotations';

/** All quotations made to the viewer, page by page. */
export default function QuotationsPage({ searchParams }: PageProps<'/dashboard/quotations'>) {
  const lead = 'What therapists have offered you, and what you answered. Saying no needs no reason.';
  return clientPage({ from: here, title: 'Quotations', lead }, async (viewer) => {
    const query = await searchParams;
    const before = searchParam(query, 'before');
    return (
      <Section id="quotations" title="Newest first">
        {async () => {
          const { quotations, older } = await listOwnQuotations(viewer, { before });
          return (
            <div className="grid gap-4">
              <OwnQuotations
                quotations={quotations}
                postTo={before ? `${here}?before=${encodeURIComponent(before)}` : here}
              />
              <PageLinks
                onward={older ? { href: `${here}?before=${older}`, label: 'Older quotations' } : null}
                first={before ? { href: here, label: 'The newest ones' } : null}
              />
            </div>
          );
        }}
      </Section>
    );
  });
}
