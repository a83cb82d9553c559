import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { QuotationPanel } from '@/app/(member)/therapist-dashboard/quotation-panel';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { Section } from '@/components/layout/private/section';
import { MadeQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { Button } from '@/components/ui/button';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { listMadeQuotations } from '@/lib/payment/quotation/queries';

export const metadata: Metadata = { title: 'Quotations' };

const path = '/therapist-dashboard/quotations';

/** Every quotation of the therapist, with its state. */
export default function QuotationsPage({ searchParams }: PageProps<'/therapist-dashboard/quotations'>) {
  return practicePage({ from: path, title: 'Quotations' }, async (viewer) => {
    const before = searchParam(await searchParams, 'before');
    const here = listAddress(path, { before });
    return (
      <>
        <Button asChild>
          <a href="#new-quotation">Make a quotation</a>
        </Button>
        <Section id="quotations" title="Your quotations">
          {async () => {
            const { quotations, older } = await listMadeQuotations(viewer, { before });
            return (
              <>
                <MadeQuotations quotations={quotations} postTo={here} />
                <Paging
                  label="Pages of quotations"
                  first={before ? path : null}
                  next={older && `${path}?before=${older}`}
                  nextLabel="Older quotations"
                />
              </>
            );
          }}
        </Section>
        <Section id="new-quotation" title="New quotation">
          {async () => <QuotationPanel clients={await listClientChoices(viewer)} postTo={here} />}
        </Section>
      </>
    );
  });
}
