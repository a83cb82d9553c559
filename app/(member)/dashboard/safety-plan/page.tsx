import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { ShareForm } from '@/components/care/private/safety-plan/share-form';
import { SharedPlans } from '@/components/care/private/safety-plan/shared-plans';
import { Section } from '@/components/layout/private/section';
import { UrgentCalls } from '@/components/site/urgent/urgent-calls';
import { EmptyNote } from '@/components/ui/empty';
import { listSharingChoices } from '@/lib/care/assessment/queries';
import { listOwnSafetyPlans } from '@/lib/care/safety-plan/queries';
import { safetyPlanPath } from '@/lib/care/safety-plan/rules';

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
