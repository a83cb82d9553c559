import { SafetyPlanWordsList } from '@/components/care/private/safety-plan/safety-plan-words';
import { ButtonForm } from '@/components/forms/button-form';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { takeOwnSafetyPlanBack } from '@/lib/care/safety-plan/actions';
import type { SharedSafetyPlan } from '@/lib/care/safety-plan/queries';
import { referenceOf } from '@/lib/format/reference';

type SharedPlansProps = {
  readonly plans: readonly SharedSafetyPlan[];
  readonly postTo: string;
};

export function SharedPlans({ plans, postTo }: SharedPlansProps) {
  return (
    <ul className="grid gap-4">
      {plans.map(({ therapist, sharedAt, words }) => (
        <Card asChild key={therapist.id} size="sm" className="grid max-w-4xl gap-4">
          <li>
            <p>
              <strong>{therapist.name}</strong> can see this since <When at={sharedAt} />.
            </p>
            <details>
              <summary className="tap cursor-pointer text-link">What they see</summary>
              <SafetyPlanWordsList words={words} />
            </details>
            <ButtonForm
              id={`take-back-${referenceOf(therapist.id)}`}
              action={takeOwnSafetyPlanBack}
              postTo={postTo}
              fields={{ therapist: therapist.id }}
              label="Stop sharing"
              about={therapist.name}
            />
          </li>
        </Card>
      ))}
    </ul>
  );
}
