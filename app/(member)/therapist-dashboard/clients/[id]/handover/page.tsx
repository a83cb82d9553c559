import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { HandoverList } from '@/components/booking/private/handover/handover-list';
import { OwnHandoverForm } from '@/components/booking/private/handover/own-handover-form';
import { ReceiverSearch } from '@/components/booking/private/handover/receiver-search';
import { Section } from '@/components/layout/private/section';
import { handoversOfClient } from '@/lib/booking/handover/queries';
import { findOwnReceivers } from '@/lib/booking/handover/receivers';
import { handoverPath } from '@/lib/booking/handover/rules';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Handover of a client' };

export default function ClientHandoverPage(props: PageProps<'/therapist-dashboard/clients/[id]/handover'>) {
  return recordPage(props, '/handover', ({ viewer, client, path, query }) => {
    const words = query('q');
    return (
      <>
        <Section id="new" title={`Hand over to another therapist`} rows={1}>
          {async () => {
            const receivers = await findOwnReceivers(viewer, words);
            return (
              <div className="grid gap-6">
                <p className="max-w-measure">
                  {client.firstName} decides. We share nothing without their consent, and never your notes and
                  messages. If they agree, you can write a summary for the new therapist.
                </p>
                <ReceiverSearch path={path} words={words} found={receivers.length} />
                <OwnHandoverForm
                  client={client}
                  receivers={receivers}
                  path={listAddress(path, { q: words })}
                />
              </div>
            );
          }}
        </Section>
        <Section id="handovers" title="Handovers of this client" rows={1}>
          {async () => (
            <HandoverList
              handovers={await handoversOfClient(viewer, client.id)}
              empty="None yet."
              title={({ id }) => (
                <a href={handoverPath.therapist(id)} className="tap text-link">
                  Open the record
                </a>
              )}
            />
          )}
        </Section>
      </>
    );
  });
}
