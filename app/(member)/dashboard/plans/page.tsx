import type { Metadata, Route } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { PlanFilterLinks } from '@/components/care/private/plan/plan-filter';
import { OwnPlans } from '@/components/care/private/plan/plan-lists';
import { PagedSection } from '@/components/layout/private/paged-section';
import { listOwnGoals } from '@/lib/care/plan/goal/queries';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { type PlanFilter, planFilterOf } from '@/lib/care/plan/rules';
import { listSuccessors } from '@/lib/care/session/gone-on';
import { listAddress, searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Plans' };

const path = '/dashboard/plans';

const filterInAddress = (filter: PlanFilter) => ({ plans: filter === 'all' ? '' : filter });

/** Address of the list under a filter, from its beginning. */
const addressOf = (filter: PlanFilter) => listAddress(path, filterInAddress(filter)) as Route;

/** All plans of the viewer, of one kind or of every kind (product.md §2). */
export default function PlansPage({ searchParams }: PageProps<'/dashboard/plans'>) {
  const lead = 'Your therapy plans and progress.';
  return clientPage({ from: path, title: 'Therapy plans', lead }, async (viewer) => {
    const query = await searchParams;
    const filter = planFilterOf(typeof query.plans === 'string' ? query.plans : undefined);
    const after = searchParam(query, 'after');
    return (
      <PagedSection
        id="plans"
        title="Your plans"
        quiet
        path={path}
        query={filterInAddress(filter)}
        parameter="after"
        from={after}
        label="Pages of plans"
        nextLabel="Older plans"
      >
        {async () => {
          const [{ plans, next }, successors] = await Promise.all([
            listOwnPlans(viewer, { filter, after }),
            listSuccessors(viewer.profile.id),
          ]);
          const goals = await listOwnGoals(
            viewer,
            plans.map(({ id }) => id),
          );
          const empty =
            filter === 'all'
              ? 'No plans yet. When your therapist creates a plan with you, you will see it here.'
              : 'No plans of this type.';
          return {
            list: (
              <div className="grid gap-4">
                <PlanFilterLinks chosen={filter} hrefOf={addressOf} />
                <OwnPlans plans={plans} goals={goals} empty={empty} successors={successors} />
              </div>
            ),
            next,
          };
        }}
      </PagedSection>
    );
  });
}
