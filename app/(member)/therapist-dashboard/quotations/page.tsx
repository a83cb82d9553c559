import type { Metadata } from 'next';
import { addressOf, asked } from '@/app/(member)/therapist-dashboard/asked';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { QuotationDesk } from '@/app/(member)/therapist-dashboard/quotation-desk';
import { Paging } from '@/components/member/practice-paging';
import { Section } from '@/components/member/section';
import { MadeQuotations } from '@/components/quotation/quotation-lists';
import { ButtonLink } from '@/components/ui/button';
import { listMadeQuotations } from '@/lib/quotation/queries';
import { listClientChoices } from '@/lib/session/clients/queries';

export const metadata: Metadata = { title: 'Quotations' };

const path = '/therapist-dashboard/quotations';

/** Every quotation of the therapist, with what became of it. */
export default function QuotationsPage({ searchParams }: PageProps<'/therapist-dashboard/quotations'>) {
  return practicePage({ from: path, title: 'Quotations' }, async (viewer) => {
    const before = asked((await searchParams).before);
    const here = addressOf(path, { before });
    return (
      <>
        <ButtonLink href="#new-quotation">Make a quotation</ButtonLink>
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
          {async () => <QuotationDesk clients={await listClientChoices(viewer)} postTo={here} />}
        </Section>
      </>
    );
  });
}
