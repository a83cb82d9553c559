import { helpFirstId } from '@/components/care/screening/item';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Phone } from '@/components/ui/icons';

/** Help before numbers: shown whenever the answer about self-harm is above "not at all". */
export function HelpFirst() {
  return (
    <Alert asChild variant="destructive" frame="rail" size="flush" className="space-y-4 p-5 sm:p-7">
      <section aria-labelledby={helpFirstId}>
        <h2 id={helpFirstId} tabIndex={-1} className="text-h3">
          First: you do not have to be alone with these thoughts
        </h2>
        <p className="max-w-measure">
          You said that thoughts of being dead or of hurting yourself have been there. Many people have them
          in hard times, and they pass. Please tell someone today.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button asChild>
            <a href="tel:14416">
              <Phone aria-hidden="true" className="size-5" />
              Call 14416, free, day and night
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href="tel:112">In danger now: call 112</a>
          </Button>
          <a href="/resources/crisis-support" className="tap text-link">
            More numbers, also abroad
          </a>
        </p>
      </section>
    </Alert>
  );
}
