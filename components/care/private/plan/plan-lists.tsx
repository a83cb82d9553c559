import { GoalStepForm, NewGoalForm, RemoveGoalForm } from '@/components/care/private/plan/goal-forms';
import { GoalList } from '@/components/care/private/plan/goal-list';
import { PlanCard } from '@/components/care/private/plan/plan-card';
import { ButtonForm } from '@/components/forms/button-form';
import { CardColumns } from '@/components/layout/private/card-columns';
import { EmptyNote } from '@/components/ui/empty';
import { endOwnPlan, pauseOwnPlan, resumeOwnPlan } from '@/lib/care/plan/course/actions';
import type { GoalLine, GoalsByPlan } from '@/lib/care/plan/goal/queries';
import type { PlanLine } from '@/lib/care/plan/queries';
import type { PlanStep } from '@/lib/care/plan/rules';
import type { Successors } from '@/lib/care/session/gone-on';
import { referenceOf } from '@/lib/format/reference';

type ListProps = {
  readonly plans: readonly PlanLine[];
  readonly empty: string;
};

export function OwnPlans({
  plans,
  empty,
  goals = {},
  successors,
}: ListProps & { readonly goals?: GoalsByPlan; readonly successors?: Successors }) {
  if (plans.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <ul className="grid gap-4">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} reader="client" successor={successors?.get(plan.therapist.slug)}>
          <GoalList goals={goals && (goals[plan.id] ?? [])} />
        </PlanCard>
      ))}
    </ul>
  );
}

const buttons = [
  { step: 'resume', action: resumeOwnPlan, label: 'Resume' },
  { step: 'pause', action: pauseOwnPlan, label: 'Pause' },
  { step: 'end', action: endOwnPlan, label: 'End this plan' },
] as const satisfies readonly { step: PlanStep; action: unknown; label: string }[];

type EditedGoals = {
  readonly byPlan: GoalsByPlan;
  /** One for each form that adds a goal, of the plan with this id; null where another therapist goes on with the client. */
  readonly tokenOf: ((planId: string) => string) | null;
};

function EditableGoals({
  plan,
  goals,
  postTo,
}: {
  readonly plan: PlanLine;
  readonly goals: EditedGoals;
  readonly postTo: string;
}) {
  const isOpen = plan.status === 'active' || plan.status === 'paused';
  const forms = ({ id, goal, step }: GoalLine) => (
    <>
      <GoalStepForm id={`goal-${referenceOf(id)}`} goal={id} step={step} about={goal} postTo={postTo} />
      <RemoveGoalForm
        id={`remove-goal-${referenceOf(id)}`}
        postTo={postTo}
        hidden={{ goal: id }}
        fields={[]}
        button="Remove goal and history"
        about={goal}
        behind="Remove"
      />
    </>
  );
  return (
    <>
      <GoalList goals={goals.byPlan && (goals.byPlan[plan.id] ?? [])} {...(isOpen && { below: forms })} />
      {isOpen && goals.tokenOf && (
        <NewGoalForm
          id={`new-goal-${referenceOf(plan.id)}`}
          plan={plan.id}
          planName={plan.name}
          formToken={goals.tokenOf(plan.id)}
          postTo={postTo}
        />
      )}
    </>
  );
}

/** Plans that the reader made as a therapist, each with its possible steps and, where they are given, its goals. */
export function TherapistPlans({
  plans,
  empty,
  postTo,
  goals,
}: ListProps & { readonly postTo: string; readonly goals?: EditedGoals }) {
  if (plans.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <CardColumns>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} reader="therapist">
          {goals && <EditableGoals plan={plan} goals={goals} postTo={postTo} />}
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
