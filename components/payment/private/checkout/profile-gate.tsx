import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** For signed-in people who have not finished onboarding (product.md §4). */
export function ProfileGate() {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <section aria-labelledby="gate">
        <h2 id="gate" className="text-h3">
          One step first
        </h2>
        <p className="max-w-measure">
          Your account has no profile yet. Tell us your name and your role; then open this page again.
        </p>
        <Button asChild>
          <a href="/onboarding">Set up your profile</a>
        </Button>
      </section>
    </Card>
  );
}
