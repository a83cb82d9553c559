import { PlanCard } from '@/components/care/private/plan/plan-card';
import { ButtonForm } from '@/components/forms/button-form';
import { CardColumns } from '@/components/layout/private/card-columns';
import { Empty } from '@/components/ui/empty';
import { endOwnPlan, pauseOwnPlan, resumeOwnPlan } from '@/lib/care/plan/course/actions';
import type { PlanLine } from '@/lib/care/plan/queries';
import type { PlanStep } from '@/lib/care/plan/rules';
import { referenceOf } from '@/lib/format/reference';

type ListProps = {
  readonly plans: readonly PlanLine[];
  /** Text of the empty list. */
  readonly empty: string;
};

/** A client's own plans. */
export function OwnPlans({ plans, empty }: ListProps) {
  if (plans.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul className="grid gap-4">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} reader="client" />
      ))}
    </ul>
  );
}

const buttons = [
  { step: 'resume', action: resumeOwnPlan, label: 'Resume' },
  { step: 'pause', action: pauseOwnPlan, label: 'Pause' },
  { step: 'end', action: endOwnPlan, label: 'End this plan' },
] as const satisfies readonly { step: PlanStep; action: unknown; label: string }[];

/** Plans that the reader made as a therapist, each with its possible steps. */
export function TherapistPlans({ plans, empty, postTo }: ListProps & { readonly postTo: string }) {
  if (plans.length === 0) return <Empty>{empty}</Empty>;
  return (
    <CardColumns>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} reader="therapist">
          <div className="hidden flex-wrap items-start gap-x-4 gap-y-3 has-[form:not(.hidden)]:flex">
            {buttons.map(({ step, action, label }) => (
              <ButtonForm
                key={step}
                id={`${step}-${referenceOf(plan.id)}`}
                action={action}
                postTo={postTo}
                fields={{ plan: plan.id }}
                label={plan.steps.includes(step) ? label : null}
                about={`${plan.name}, ${plan.client.name}`}
              />
            ))}
          </div>
        </PlanCard>
      ))}
    </CardColumns>
  );
}
