import type { Metadata, Route } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { PlanFilterLinks } from '@/components/care/private/plan/plan-filter';
import { OwnPlans } from '@/components/care/private/plan/plan-lists';
import { PageLinks } from '@/components/layout/private/page-links';
import { Section } from '@/components/layout/private/section';
import { listOwnGoals } from '@/lib/care/plan/goal/queries';
import { listOwnPlans } from '@/lib/care/plan/queries';
import { type PlanFilter, planFilterOf } from '@/lib/care/plan/rules';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Plans' };

const here = '/dashboard/plans';

/** Address of the list under a filter, from its beginning or after one of its plans. */
function addressOf(filter: PlanFilter, after = ''): Route {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { plans: filter }),
    ...(after !== '' && { after }),
  });
  return (query.size > 0 ? `${here}?${query}` : here) as Route;
}

/** All plans of the viewer, of one kind or of every kind (product.md §2). */
export default function PlansPage({ searchParams }: PageProps<'/dashboard/plans'>) {
  const lead = 'What you and a therapist have set out to do, and how far it has come.';
  return clientPage({ from: here, title: 'Therapy plans', lead }, async (viewer) => {
    const query = await searchParams;
    const filter = planFilterOf(typeof query.plans === 'string' ? query.plans : undefined);
    const after = searchParam(query, 'after');
    return (
      <Section id="plans" title="Newest first">
        {async () => {
          const { plans, next } = await listOwnPlans(viewer, { filter, after });
          const ids = plans.map(({ id }) => id);
          return (
            <div className="grid gap-4">
              <PlanFilterLinks chosen={filter} hrefOf={(wanted) => addressOf(wanted)} />
              <OwnPlans
                plans={plans}
                goals={await listOwnGoals(viewer, ids)}
                empty={
                  filter === 'all'
                    ? 'No plan yet. When a therapist makes one with you, it appears here.'
                    : 'No plan of this kind.'
                }
              />
              <PageLinks
                onward={next ? { href: addressOf(filter, next), label: 'Older plans' } : null}
                first={after ? { href: addressOf(filter), label: 'The newest ones' } : null}
              />
            </div>
          );
        }}
      </Section>
    );
  });
}
