'use client';

import { Form } from '@/components/forms/form';
import { Folded } from '@/components/forms/private/folded';
import { reasonForm } from '@/components/forms/private/reason-form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { addPlanGoal, removePlanGoal, stepPlanGoal } from '@/lib/care/plan/goal/actions';
import { type GoalStep, goalStepNames, goalSteps } from '@/lib/care/plan/goal/rules';
import { goalRemovalSchema, goalSchema, goalStepSchema } from '@/lib/care/plan/goal/schema';

const choices = goalStepNames.map((value) => ({ value, label: goalSteps[value] }));

type StepFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly goal: string;
  readonly step: GoalStep;
  /** The goal's words, for screen readers. */
  readonly about: string;
  readonly postTo: string;
};

/** Writes down how far a goal has come. */
export function GoalStepForm({ id, goal, step, about, postTo }: StepFormProps) {
  const form = useValidatedForm({
    id,
    schema: goalStepSchema,
    action: stepPlanGoal,
    postTo: `${postTo}#${id}`,
    defaults: { step },
  });
  return (
    <Form form={form} label={`Progress: ${about}`} className="grid gap-3">
      <input type="hidden" name="goal" value={goal} />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          field={form.field('step')}
          label="Progress"
          options={choices}
          className="min-w-0 max-w-xs flex-1 basis-40"
        />
        <SubmitButton sending={form.sending} variant="outline" about={about}>
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}

type NewGoalFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly plan: string;
  readonly planName: string;
  readonly formToken: string;
  readonly postTo: string;
};

export function NewGoalForm({ id, plan, planName, formToken, postTo }: NewGoalFormProps) {
  const form = useValidatedForm({
    id,
    schema: goalSchema,
    action: addPlanGoal,
    postTo: `${postTo}#${id}`,
    formToken,
  });
  const { result, sending } = form;
  return (
    <Form form={form} label={`New goal: ${planName}`} className="grid gap-3">
      <input type="hidden" name="plan" value={plan} />
      <Folded behind="Add a goal" about={planName} open={result?.ok === false}>
        <div key={form.generation}>
          <TextField
            field={form.field('goal')}
            label="Goal"
            hint="Your client can see it. For example: Take the bus to work twice a week."
            autoComplete="off"
            required
          />
        </div>
        <SubmitButton sending={sending} variant="outline" about={planName}>
          Add goal
        </SubmitButton>
      </Folded>
    </Form>
  );
}

export const RemoveGoalForm = reasonForm(removePlanGoal, goalRemovalSchema);
