import { WordsForm } from '@/components/admin-nouns/words-form';
import { PressForm } from '@/components/forms/press-form';
import { decideInternshipApplication } from '@/lib/admin/internship/actions';
import { nextSteps, stepLabels } from '@/lib/admin/internship/rules';
import type { ApplicationStatus } from '@/lib/internship/application/rules';

type Props = {
  readonly application: string;
  readonly status: ApplicationStatus;
  readonly postTo: string;
};

/** What can be made of an application from where it stands. */
export function InternDecision({ application, status, postTo }: Props) {
  const possible = nextSteps[status];
  return (
    <>
      {possible.length === 0 && <p className="text-ink-soft">Nothing is left to decide.</p>}
      {(['shortlisted', 'accepted'] as const).map((step) => (
        <PressForm
          key={step}
          id={step}
          action={decideInternshipApplication}
          postTo={postTo}
          fields={{ application, step, reason: '' }}
          label={possible.includes(step) ? stepLabels[step] : null}
          look={step === 'accepted' ? 'primary' : 'secondary'}
        />
      ))}
      <WordsForm
        id="decline"
        action={decideInternshipApplication}
        postTo={postTo}
        hidden={{ application, step: 'declined' }}
        field={{ name: 'reason', label: 'Reason', hint: 'The applicant reads it.' }}
        button={possible.includes('declined') ? stepLabels.declined : null}
        behind="Decline"
      />
    </>
  );
}
