import type { Metadata } from 'next';
import { addressOf, asked } from '@/app/(member)/therapist-dashboard/asked';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { desk, noClients } from '@/app/(member)/therapist-dashboard/session-desk';
import { Paging } from '@/components/member/practice-paging';
import { Section } from '@/components/member/section';
import { PlanForm } from '@/components/plan/plan-form';
import { TherapistPlans } from '@/components/plan/plan-lists';
import { Nothing } from '@/components/privacy/panel';
import { ButtonLink } from '@/components/ui/button';
import { issueFormToken } from '@/lib/form-token';
import { listTherapistPlans } from '@/lib/plan/queries';
import { planFormKind } from '@/lib/plan/rules';
import { listClientChoices } from '@/lib/session/clients/queries';

export const metadata: Metadata = { title: 'Plans' };

const path = '/therapist-dashboard/plans';

/** Every plan of the therapist, with how far it has come. */
export default function PlansPage({ searchParams }: PageProps<'/therapist-dashboard/plans'>) {
  const lead =
    'A plan is a number of sessions that you agree on with a client. Completed sessions count on it.';
  return practicePage({ from: path, title: 'Plans', lead }, async (viewer) => {
    const after = asked((await searchParams).after);
    const here = addressOf(path, { after });
    return (
      <>
        <ButtonLink href="#new-plan">Make a plan</ButtonLink>
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
            if (clients.length === 0) return <Nothing>{noClients}</Nothing>;
            return (
              <div className={desk}>
                <PlanForm clients={clients} formToken={issueFormToken(planFormKind)} postTo={here} />
              </div>
            );
          }}
        </Section>
      </>
    );
  });
}
