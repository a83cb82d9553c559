import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { onboardingPath } from '@/lib/account/session/return-path';

/** For signed-in people who have not finished onboarding (product.md §4), which leads back to `from`. */
export function ProfileGate({ from }: { readonly from: string }) {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <TitledSection id="gate" title="One step first">
        <p className="max-w-measure">
          Your account has no profile yet. Tell us your name and role, and we will bring you back to this
          page.
        </p>
        <Button asChild>
          <a href={onboardingPath(from)}>Set up your profile</a>
        </Button>
      </TitledSection>
    </Card>
  );
}
