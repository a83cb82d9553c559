import { PressForm } from '@/components/forms/press-form';
import { Differences } from '@/components/therapist-profile/differences';
import { withdrawProfileChange } from '@/lib/therapist/proposal/actions';
import type { OwnProfile } from '@/lib/therapist/proposal/queries';
import { proposalPlace, proposalStates } from '@/lib/therapist/proposal/rules';
import { formatDay, indianDay } from '@/lib/time';

/** What waits for an admin, with a way to take it back. */
export function WaitingProposal({ waiting }: Pick<OwnProfile, 'waiting'>) {
  return (
    <>
      {waiting ? (
        <>
          <p>
            Sent on {formatDay(indianDay(waiting.sentAt))}. We write to you when we have looked at it. You can
            send another version at any time: it takes the place of this one.
          </p>
          <Differences differences={waiting.differences} />
        </>
      ) : (
        <p className="text-ink-soft">
          Nothing. Changes that you send stand here until we have looked at them.
        </p>
      )}
      <PressForm
        id="take-back-changes"
        action={withdrawProfileChange}
        postTo={proposalPlace}
        fields={{ change: waiting?.id ?? '' }}
        label={waiting ? 'Take the changes back' : null}
      />
    </>
  );
}

/** What was decided on earlier proposals, and why. */
export function DecidedProposals({ decided }: Pick<OwnProfile, 'decided'>) {
  if (decided.length === 0) return <p className="text-ink-soft">Nothing yet.</p>;
  return (
    <ul className="grid gap-4">
      {decided.map(({ id, status, reviewedAt, reason, differences }) => (
        <li key={id} className="grid gap-1 border-line border-t pt-3">
          <p>
            <span className="font-semibold">{proposalStates[status] ?? status}</span>
            {reviewedAt && `, ${formatDay(indianDay(reviewedAt))}`}
          </p>
          {differences !== null && (
            <p className="text-ink-soft">{differences.map(({ label }) => label).join(', ')}</p>
          )}
          {reason !== null && <p className="whitespace-pre-line break-words">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
