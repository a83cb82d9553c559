import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { SafetyPlanWordsList } from '@/components/care/private/safety-plan/safety-plan-words';
import { ShareForm } from '@/components/care/private/safety-plan/share-form';
import { ButtonForm } from '@/components/forms/button-form';
import { Section } from '@/components/layout/private/section';
import { UrgentCalls } from '@/components/site/urgent/urgent-calls';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import { listSharingChoices } from '@/lib/care/assessment/queries';
import { takeOwnSafetyPlanBack } from '@/lib/care/safety-plan/actions';
import { listOwnSafetyPlans, type SharedSafetyPlan } from '@/lib/care/safety-plan/queries';
import { safetyPlanPath } from '@/lib/care/safety-plan/rules';
import { referenceOf } from '@/lib/format/reference';

type SharedPlansProps = {
  readonly plans: readonly SharedSafetyPlan[];
  readonly postTo: string;
};

function SharedPlans({ plans, postTo }: SharedPlansProps) {
  return (
    <ul className="grid gap-4">
      {plans.map(({ therapist, sharedAt, words }) => (
        <Card asChild key={therapist.id} size="sm" className="grid gap-4">
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

export const metadata: Metadata = { title: 'Safety plan' };

export default function SafetyPlanPage() {
  const lead =
    'Your plan is saved only on this device. You can share a copy with your therapist. No one monitors it.';
  return clientPage({ from: safetyPlanPath, title: 'Safety plan', lead }, async (viewer) => (
    <>
      <div className="grid gap-2">
        <UrgentCalls />
        <p>
          <a href="/resources/tools-worksheets/safety-plan#on-screen" className="tap text-link">
            Edit the plan on this device
          </a>
        </p>
      </div>
      <Section id="shared" title="Share your plan">
        {async () => {
          const [plans, therapists] = await Promise.all([
            listOwnSafetyPlans(viewer),
            listSharingChoices(viewer),
          ]);
          return (
            <div className="grid gap-6">
              {plans.length > 0 && <SharedPlans plans={plans} postTo={safetyPlanPath} />}
              {therapists.length > 0 ? (
                <ShareForm therapists={therapists} shared={plans[0]?.words ?? {}} postTo={safetyPlanPath} />
              ) : (
                <EmptyNote>When you work with a therapist here, you can share it with them.</EmptyNote>
              )}
            </div>
          );
        }}
      </Section>
    </>
  ));
}
