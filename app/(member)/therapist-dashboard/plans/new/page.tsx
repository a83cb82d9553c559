import type { Metadata } from 'next';
import { newPage } from '@/app/(member)/therapist-dashboard/new-page';
import { PlanForm } from '@/components/care/private/plan/plan-form';
import { Card } from '@/components/ui/card';
import { planFormKind } from '@/lib/care/plan/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { listOwnKindChoices } from '@/lib/therapist/kind/queries';

export const metadata: Metadata = { title: 'New plan' };

export default function NewPlanPage({ searchParams }: PageProps<'/therapist-dashboard/plans/new'>) {
  return newPage(
    {
      from: '/therapist-dashboard/plans/new',
      title: 'New plan',
      lead: 'A plan is a number of sessions that you agree on with a client.',
      list: { href: '/therapist-dashboard/plans', label: 'Plans' },
      searchParams,
    },
    async ({ viewer, clients, postTo }) => (
      <Card>
        <PlanForm
          clients={clients}
          kinds={await listOwnKindChoices(viewer)}
          formToken={issueVisitToken(planFormKind)}
          postTo={postTo}
        />
      </Card>
    ),
  );
}
