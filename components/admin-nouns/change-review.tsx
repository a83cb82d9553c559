import { Panel } from '@/components/admin/panel';
import { WordsForm } from '@/components/admin-nouns/words-form';
import { PressForm } from '@/components/forms/press-form';
import { acceptProfileChange, refuseProfileChange } from '@/lib/therapist/proposal/actions';
import type { ProposalForReview } from '@/lib/therapist/proposal/queries';
import { proposalStates, reviewMessages } from '@/lib/therapist/proposal/rules';
import { formatMoment } from '@/lib/time';

type Differences = NonNullable<ProposalForReview['differences']>;

/** Field by field: as it stands, and as it should be. Side by side where there is room. */
function Comparison({ differences }: { readonly differences: Differences }) {
  return (
    <ul className="grid gap-6">
      {differences.map(({ field, label, before, after }) => (
        <li key={field} className="overflow-hidden rounded-card border border-line bg-paper-2 shadow-card">
          <h2 className="border-line border-b px-5 py-3 font-sans text-h4">{label}</h2>
          <dl className="grid md:grid-cols-2">
            <div className="min-w-0 p-5">
              <dt className="text-ink-soft text-small">Today</dt>
              <dd className="whitespace-pre-line break-words">{before}</dd>
            </div>
            <div className="min-w-0 border-line bg-success-soft p-5 max-md:border-t md:border-l">
              <dt className="text-ink-soft text-small">Proposed</dt>
              <dd className="whitespace-pre-line break-words">{after}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

type Props = { readonly proposal: ProposalForReview; readonly postTo: string };

/** A therapist's changes, and the decision on them. */
export function ChangeReview({ proposal, postTo }: Props) {
  const { id, status, differences, showable, reviewedAt, reason } = proposal;
  const open = status === 'submitted';
  const readable = differences !== null;
  return (
    <div className="grid gap-6">
      {readable ? (
        <Comparison differences={differences} />
      ) : (
        <p className="max-w-measure rounded-card bg-accent-soft p-5">{reviewMessages.unreadable}</p>
      )}
      {open && readable && !showable && (
        <p className="max-w-measure rounded-card bg-accent-soft p-5">{reviewMessages.unproven}</p>
      )}
      <Panel id="decision" title="Decision">
        {!open && (
          <p>
            {proposalStates[status] ?? status}
            {reviewedAt && `, ${formatMoment(reviewedAt)}`}
            {reason && `: ${reason}`}
          </p>
        )}
        <PressForm
          id="accept"
          action={acceptProfileChange}
          postTo={postTo}
          fields={{ change: id }}
          label={open && readable && showable ? 'Put it on the public page' : null}
          look="primary"
        />
        <WordsForm
          id="refuse"
          action={refuseProfileChange}
          postTo={postTo}
          hidden={{ change: id }}
          field={{ name: 'reason', label: 'What should be different', hint: 'The therapist reads it.' }}
          button={open ? 'Leave the page as it is' : null}
        />
      </Panel>
    </div>
  );
}
