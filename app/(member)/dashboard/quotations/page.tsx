import type { Metadata } from 'next';
import { ClientPage } from '@/components/member/client-page';
import { guarded } from '@/components/member/guarded';
import { PageLinks } from '@/components/member/page-links';
import { Section } from '@/components/member/section';
import { OwnQuotations } from '@/components/quotation/quotation-lists';
import { requireRole } from '@/lib/auth/guard';
import { listOwnQuotations } from '@/lib/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

const here = '/dashboard/quotations';

/** All quotations made to the viewer, page by page. */
export default function QuotationsPage({ searchParams }: PageProps<'/dashboard/quotations'>) {
  return guarded(
    () => requireRole('client', here),
    async (viewer) => {
      const asked = await searchParams;
      const before = typeof asked.before === 'string' ? asked.before : '';
      return (
        <ClientPage
          title="Quotations"
          lead="What therapists have offered you, and what you answered. Saying no needs no reason."
        >
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
        </ClientPage>
      );
    },
  );
}
