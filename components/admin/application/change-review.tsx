import { RefuseChangeForm } from '@/components/admin/application/decision-forms';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { acceptProfileChange } from '@/lib/therapist/proposal/actions';
import type { ProposalForReview } from '@/lib/therapist/proposal/queries';
import { proposalStates, reviewMessages } from '@/lib/therapist/proposal/rules';

type Differences = NonNullable<ProposalForReview['differences']>;

/** Field by field, the present and the proposed value, side by side if there is room. */
function Comparison({ differences }: { readonly differences: Differences }) {
  return (
    <ul className="grid gap-6">
      {differences.map(({ field, label, before, after }) => (
        <Card asChild key={field} size="flush" className="overflow-hidden">
          <li>
            <h2 className="border-border border-b px-5 py-3 font-sans text-h4">{label}</h2>
            <dl className="grid md:grid-cols-2">
              <div className="min-w-0 p-5">
                <dt className="text-muted-foreground text-small">Today</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{before}</dd>
              </div>
              <div className="min-w-0 border-border bg-success-soft p-5 max-md:border-t md:border-l">
                <dt className="text-muted-foreground text-small">Proposed</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{after}</dd>
              </div>
            </dl>
          </li>
        </Card>
      ))}
    </ul>
  );
}

type Props = { readonly proposal: ProposalForReview; readonly postTo: string };

export function ChangeReview({ proposal, postTo }: Props) {
  const { id, status, differences, showable, reviewedAt, reason } = proposal;
  const open = status === 'submitted';
  const readable = differences !== null;
  return (
    <div className="grid gap-6">
      {readable ? (
        <Comparison differences={differences} />
      ) : (
        <Alert asChild variant="warm" frame="plain" className="max-w-measure">
          <p>{reviewMessages.unreadable}</p>
        </Alert>
      )}
      {open && readable && !showable && (
        <Alert asChild variant="warm" frame="plain" className="max-w-measure">
          <p>{reviewMessages.unproven}</p>
        </Alert>
      )}
      <Panel id="decision" title="Decision">
        {!open && (
          <p>
            {proposalStates[status] ?? status}
            {reviewedAt && (
              <>
                , <When at={reviewedAt} />
              </>
            )}
            {reason && `: ${reason}`}
          </p>
        )}
        <ButtonForm
          id="accept"
          action={acceptProfileChange}
          postTo={postTo}
          fields={{ change: id }}
          label={open && readable && showable ? 'Approve change' : null}
          variant="default"
        />
        <RefuseChangeForm
          id="refuse"
          postTo={postTo}
          hidden={{ change: id }}
          fields={[{ name: 'reason', label: 'Reason', hint: 'The therapist can read it.' }]}
          button={open ? 'Decline change' : null}
        />
      </Panel>
    </div>
  );
}
