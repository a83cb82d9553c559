import { ButtonForm } from '@/components/forms/button-form';
import { When } from '@/components/ui/format';
import { formatDayOf } from '@/lib/format/time';
import { withdrawProfileChange } from '@/lib/therapist/proposal/actions';
import type { Difference } from '@/lib/therapist/proposal/differences';
import type { OwnProfile } from '@/lib/therapist/proposal/queries';
import { proposalPath, proposalStates } from '@/lib/therapist/proposal/rules';

function Differences({ differences }: { readonly differences: readonly Difference[] | null }) {
  if (differences === null) return <p>These changes were made in an older version and cannot be shown.</p>;
  return (
    <dl className="grid gap-4">
      {differences.map(({ field, label, before, after }) => (
        <div key={field} className="grid gap-1 border-border border-t pt-3">
          <dt className="font-semibold">{label}</dt>
          {before !== after && (
            <dd className="whitespace-pre-line wrap-anywhere text-muted-foreground text-small">
              <span className="font-semibold">Now: </span>
              <del className="no-underline">{before}</del>
            </dd>
          )}
          <dd className="whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">Proposed: </span>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function WaitingProposal({ waiting }: Pick<OwnProfile, 'waiting'>) {
  return (
    <>
      {waiting ? (
        <>
          <p>
            Sent on <When at={waiting.sentAt} as="day" />. We email you after our review. You can send another
            version at any time; it replaces this one.
          </p>
          <Differences differences={waiting.differences} />
        </>
      ) : (
        <p className="text-muted-foreground">No changes to review.</p>
      )}
      <ButtonForm
        id="take-back-changes"
        action={withdrawProfileChange}
        postTo={proposalPath}
        fields={{ change: waiting?.id ?? '' }}
        label={waiting ? 'Withdraw the changes' : null}
      />
    </>
  );
}

export function DecidedProposals({ decided }: Pick<OwnProfile, 'decided'>) {
  return (
    <ul className="grid gap-4">
      {decided.map(({ id, status, reviewedAt, reason, differences }) => (
        <li key={id} className="grid gap-1 border-border border-t pt-3">
          <p>
            <span className="font-semibold">{proposalStates[status] ?? status}</span>
            {reviewedAt && `, ${formatDayOf(reviewedAt)}`}
          </p>
          {differences !== null && (
            <p className="text-muted-foreground">{differences.map(({ label }) => label).join(', ')}</p>
          )}
          {reason !== null && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
