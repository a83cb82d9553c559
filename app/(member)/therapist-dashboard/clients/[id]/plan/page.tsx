import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { PagedSection } from '@/components/care/private/practice/paged-section';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Plans of a client' };

/** The plans of the client with the viewer, the newest first. */
export default function ClientPlanPage(props: PageProps<'/therapist-dashboard/clients/[id]/plan'>) {
  return recordPage(props, '/plan', ({ viewer, client, path, asked }) => {
    const after = asked('after');
    const pages = {
      path,
      parameter: 'after',
      from: after,
      label: 'Pages of plans',
      nextLabel: 'Older plans',
    };
    return (
      <PagedSection id="plans" title="Plans" {...pages}>
        {async () => {
          const { plans, next } = await listTherapistPlans(viewer, { client: client.id, after });
          const postTo = listAddress(path, { after });
          return { list: <TherapistPlans plans={plans} postTo={postTo} empty="No plans yet." />, next };
        }}
      </PagedSection>
    );
  });
}
