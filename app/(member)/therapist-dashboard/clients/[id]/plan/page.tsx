import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { GoalList } from '@/components/care/private/plan/goal-list';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { PagedSection } from '@/components/layout/private/paged-section';
import { TitledSection } from '@/components/layout/titled-section';
import { listHandedGoals, listTherapistGoals } from '@/lib/care/plan/goal/queries';
import { goalFormKind } from '@/lib/care/plan/goal/rules';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { listAddress } from '@/lib/format/search-params';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Plans of a client' };

/** Plans with their goals that take three screens of a phone. */
const withGoals = 2;

/** The plans of the client with the viewer, the newest first, and the goals that an earlier therapist handed over. */
export default function ClientPlanPage(props: PageProps<'/therapist-dashboard/clients/[id]/plan'>) {
  return recordPage(props, '/plan', async ({ viewer, client, path, query }) => {
    const after = query('after');
    const pages = {
      path,
      parameter: 'after',
      from: after,
      label: 'Pages of plans',
      nextLabel: 'Older plans',
    };
    const handed = await listHandedGoals(viewer, client.id);
    return (
      <>
        <PagedSection id="plans" title="Plans" quiet {...pages}>
          {async () => {
            const { plans, next } = await listTherapistPlans(viewer, {
              client: client.id,
              after,
              take: withGoals,
            });
            const byPlan = await listTherapistGoals(
              viewer,
              plans.map(({ id }) => id),
            );
            return {
              list: (
                <TherapistPlans
                  plans={plans}
                  postTo={listAddress(path, { after })}
                  empty="No plans yet."
                  goals={{ byPlan, tokenOf: client.goneOn ? null : () => issueVisitToken(goalFormKind) }}
                />
              ),
              next,
            };
          }}
        </PagedSection>
        {handed?.length !== 0 && (
          <TitledSection id="handed" title="Goals from an earlier therapist" className="grid max-w-4xl gap-4">
            <p className="max-w-measure text-muted-foreground">
              {client.firstName} set these with an earlier therapist and agreed that you can read them.
            </p>
            <GoalList goals={handed} />
          </TitledSection>
        )}
      </>
    );
  });
}
