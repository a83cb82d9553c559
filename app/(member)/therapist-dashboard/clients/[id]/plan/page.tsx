import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { Section } from '@/components/layout/private/section';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Plans of a client' };

/** The plans of the client with the viewer, the newest first. */
export default function ClientPlanPage(props: PageProps<'/therapist-dashboard/clients/[id]/plan'>) {
  return recordPage(props, '/plan', ({ viewer, client, path, asked }) => {
    const after = asked('after');
    return (
      <Section id="plans" title="Plans">
        {async () => {
          const { plans, next } = await listTherapistPlans(viewer, { client: client.id, after });
          return (
            <>
              <TherapistPlans plans={plans} postTo={listAddress(path, { after })} empty="No plans yet." />
              <Paging
                label="Pages of plans"
                first={after ? path : null}
                next={next && listAddress(path, { after: next })}
                nextLabel="Older plans"
              />
            </>
          );
        }}
      </Section>
    );
  });
}
