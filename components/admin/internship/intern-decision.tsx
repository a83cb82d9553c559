import { DeclineInternForm } from '@/components/admin/internship/decline-form';
import { ButtonForm } from '@/components/forms/button-form';
import { decideInternshipApplication } from '@/lib/admin/internship/actions';
import { nextSteps, stepLabels } from '@/lib/admin/internship/rules';
import type { ApplicationStatus } from '@/lib/site/internship/application/rules';

type Props = {
  readonly application: string;
  readonly status: ApplicationStatus;
  readonly postTo: string;
};

export function InternDecision({ application, status, postTo }: Props) {
  const possible = nextSteps[status];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 [&>form:has(details)]:basis-full">
      {possible.length === 0 && <p className="text-muted-foreground">No decision is pending.</p>}
      {(['shortlisted', 'accepted'] as const).map((step) => (
        <ButtonForm
          key={step}
          id={step}
          action={decideInternshipApplication}
          postTo={postTo}
          fields={{ application, step, reason: '' }}
          label={possible.includes(step) ? stepLabels[step] : null}
          variant={step === 'accepted' ? 'default' : 'outline'}
        />
      ))}
      <DeclineInternForm
        id="decline"
        postTo={postTo}
        hidden={{ application, step: 'declined' }}
        fields={[{ name: 'reason', label: 'Reason', hint: 'The applicant can read it.' }]}
        button={possible.includes('declined') ? stepLabels.declined : null}
        behind="Decline"
      />
    </div>
  );
}
