import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Button } from '@/components/ui/button';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Plans' };

const path = '/therapist-dashboard/plans';
const moved = { 'new-plan': `${path}/new` };

export default function PlansPage({ searchParams }: PageProps<'/therapist-dashboard/plans'>) {
  const lead =
    'A plan is a number of sessions that you agree on with a client. Completed sessions count towards it.';
  const action = (
    <Button asChild>
      <a href={`${path}/new`}>New plan</a>
    </Button>
  );
  return practicePage({ from: path, title: 'Plans', lead, action }, async (viewer) => {
    const after = searchParam(await searchParams, 'after');
    const here = listAddress(path, { after });
    return (
      <>
        <MovedAnchors places={moved} />
        <PagedSection
          id="plans"
          title="Your plans"
          quiet
          path={path}
          parameter="after"
          from={after}
          label="Pages of plans"
          nextLabel="Older plans"
        >
          {async () => {
            const { plans, next } = await listTherapistPlans(viewer, { after });
            return { list: <TherapistPlans plans={plans} postTo={here} empty="No plans yet." />, next };
          }}
        </PagedSection>
      </>
    );
  });
}
