import { helpFirstId } from '@/components/care/screening/item';
import { UrgentCalls } from '@/components/site/urgent/urgent-calls';
import { Alert } from '@/components/ui/alert';

/** Help before numbers: shown whenever the answer about self-harm is above "not at all". */
export function HelpFirst() {
  return (
    <Alert asChild variant="destructive" frame="rail" size="flush" className="space-y-4 p-5 sm:p-7">
      <section aria-labelledby={helpFirstId}>
        <h2 id={helpFirstId} tabIndex={-1} className="text-h3">
          First: you do not have to be alone with these thoughts
        </h2>
        <p className="max-w-measure">
          You said that you have had thoughts of being dead or of hurting yourself. Many people have such
          thoughts in hard times, and they pass. Please tell someone today.
        </p>
        <UrgentCalls />
      </section>
    </Alert>
  );
}
