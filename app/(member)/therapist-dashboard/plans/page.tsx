import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { noClients } from '@/app/(member)/therapist-dashboard/session-panel';
import { PlanForm } from '@/components/care/private/plan/plan-form';
import { TherapistPlans } from '@/components/care/private/plan/plan-lists';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { Section } from '@/components/layout/private/section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import { listTherapistPlans } from '@/lib/care/plan/queries';
import { planFormKind } from '@/lib/care/plan/rules';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { listAddress, searchParam } from '@/lib/format/search-params';
import { issueFormToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Plans' };

const path = '/therapist-dashboard/plans';

/** Every plan of the therapist, with its progress. */
export default function PlansPage({ searchParams }: PageProps<'/therapist-dashboard/plans'>) {
  const lead =
    'A plan is a number of sessions that you agree on with a client. Completed sessions count on it.';
  return practicePage({ from: path, title: 'Plans', lead }, async (viewer) => {
    const after = searchParam(await searchParams, 'after');
    const here = listAddress(path, { after });
    return (
      <>
        <Button asChild>
          <a href="#new-plan">Make a plan</a>
        </Button>
        <Section id="plans" title="Your plans">
          {async () => {
            const { plans, next } = await listTherapistPlans(viewer, { after });
            return (
              <>
                <TherapistPlans plans={plans} postTo={here} empty="No plans yet." />
                <Paging
                  label="Pages of plans"
                  first={after ? path : null}
                  next={next && `${path}?after=${next}`}
                  nextLabel="Older plans"
                />
              </>
            );
          }}
        </Section>
        <Section id="new-plan" title="New plan">
          {async () => {
            const clients = await listClientChoices(viewer);
            if (clients.length === 0) return <Empty>{noClients}</Empty>;
            return (
              <Card>
                <PlanForm clients={clients} formToken={issueFormToken(planFormKind)} postTo={here} />
              </Card>
            );
          }}
        </Section>
      </>
    );
  });
}
