import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { RequestList } from '@/components/contact/private/inbox/request-list';
import { Section } from '@/components/layout/private/section';
import { listAnsweredRequestsOf } from '@/lib/contact/inbox/queries';

export const metadata: Metadata = { title: 'Requests of a client' };

/** The client's messages from the viewer's public profile, before and since they began to work together. */
export default function ClientRequestsPage(props: PageProps<'/therapist-dashboard/clients/[id]/requests'>) {
  return recordPage(props, '/requests', ({ viewer, client }) => (
    <Section id="requests" title="Requests you have answered">
      {async () => (
        <RequestList
          requests={await listAnsweredRequestsOf(viewer, client.id)}
          now={new Date()}
          empty="None sent from your profile."
        />
      )}
    </Section>
  ));
}
