import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { UnpaidList } from '@/components/booking/private/paying/unpaid-panel';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { MadeQuotations } from '@/components/payment/private/quotation/quotation-lists';
import { zoneOf } from '@/lib/account/session/viewer';
import { unpaidAppointments } from '@/lib/booking/paying/unpaid';
import type { OpenedClient } from '@/lib/care/session/clients/queries';
import { listAddress } from '@/lib/format/search-params';
import { invoicePath } from '@/lib/payment/invoice/rules';
import { listMadeQuotations } from '@/lib/payment/quotation/queries';
import { therapistPages } from '@/lib/payment/statement/outcomes';

export const metadata: Metadata = { title: 'Payments of a client' };

/** Quotations below the fees due: together they take three screens of a phone. */
const besideFees = 3;

/** The ways to the client's payments and invoices; the room behind them asks for the second step. */
function MorePayments({ of: { id, firstName, lastName } }: { readonly of: OpenedClient }) {
  const q = `${firstName} ${lastName}`;
  const ways = {
    'Reported payments': listAddress(therapistPages.payments, { q, state: 'all' }),
    'Entered payments': listAddress(`${therapistPages.payments}/entered`, { q }),
    'Invoice of a month': listAddress(invoicePath, { client: id }),
  };
  return (
    <span className="flex flex-wrap gap-x-5">
      {Object.entries(ways).map(([label, href]) => (
        <a key={label} href={href} className="tap text-link">
          {label}
        </a>
      ))}
    </span>
  );
}

export default function ClientPaymentsPage(props: PageProps<'/therapist-dashboard/clients/[id]/payments'>) {
  return recordPage(props, '/payments', ({ viewer, client, path, query }) => {
    const before = query('before');
    const pages = {
      path,
      parameter: 'before',
      from: before,
      label: 'Pages of quotations',
      nextLabel: 'Older quotations',
    };
    return (
      <>
        {!before && (
          <Section id="due" title="Fees due" action={<MorePayments of={client} />}>
            {async () => (
              <UnpaidList
                unpaid={await unpaidAppointments(viewer, { client: client.id })}
                page={path}
                timeZone={zoneOf(viewer)}
              />
            )}
          </Section>
        )}
        <PagedSection id="quotations" title="Quotations" {...pages}>
          {async () => {
            const wanted = { client: client.id, before, ...(!before && { take: besideFees }) };
            const { quotations, older } = await listMadeQuotations(viewer, wanted);
            const postTo = listAddress(path, { before });
            return { list: <MadeQuotations quotations={quotations} postTo={postTo} />, next: older };
          }}
        </PagedSection>
      </>
    );
  });
}
