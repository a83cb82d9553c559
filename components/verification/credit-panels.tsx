import { Panel } from '@/components/admin/panel';
import { Badge } from '@/components/admin/table/badge';
import { PressForm } from '@/components/forms/press-form';
import { HandMatchForm } from '@/components/verification/hand-match-form';
import type { OpenedPayment } from '@/lib/admin/payment/opening';
import { formatRupees } from '@/lib/money';
import { takeCreditBack } from '@/lib/payment/statement/matching/actions';
import type { Proposal } from '@/lib/payment/statement/matching/queries';
import { formatDay, indianDay } from '@/lib/time';

type Line = { readonly creditedAt: Date; readonly paise: number; readonly narration: string };

function CreditLine({ creditedAt, paise, narration }: Line) {
  return (
    <p>
      <span className="font-medium tabular-nums">{formatRupees(paise)}</span> on{' '}
      {formatDay(indianDay(creditedAt))}
      <span className="block break-words font-mono text-ink-soft text-small">
        {narration || 'No narration'}
      </span>
    </p>
  );
}

/** The bank credit that a payment is matched with, and why; it can be taken back until it is verified. */
export function MatchedPanel({ payment }: { readonly payment: OpenedPayment }) {
  const { id, credits, status } = payment;
  const open = status === 'matched';
  if (credits.length === 0 && !open) return null;
  return (
    <Panel id="matched" title="Found at the bank">
      {credits.map((credit) => (
        <div key={credit.id} className="grid gap-1">
          <CreditLine {...credit} paise={credit.amountPaise} />
          <p>
            <Badge tone="good">Matched</Badge> because {credit.evidence.why}.
          </p>
        </div>
      ))}
      <PressForm
        id="take-back"
        action={takeCreditBack}
        postTo={`/admin/payments/${id}`}
        fields={{ payment: id }}
        label={open ? 'Take this match back' : null}
      />
    </Panel>
  );
}

function reasonOf({ evidence, sameAmount }: Proposal): string {
  if (evidence)
    return `Likely: ${evidence.why}. Another payment or credit fits as well, so a person decides.`;
  return sameAmount
    ? 'Only the amount is the same. That is never enough by itself.'
    : 'The reference stands there, but the amount differs.';
}

/** Free bank credits that may be this payment, for comparing by eye. */
export function ProposalPanel({
  payment,
  proposals,
}: {
  readonly payment: OpenedPayment;
  readonly proposals: readonly Proposal[];
}) {
  return (
    <Panel id="proposals" title="Bank credits that may be this payment">
      {proposals.length === 0 && (
        <p className="max-w-measure text-ink-soft">
          None among the imported statements.{' '}
          <a href="/admin/statements" className="text-link">
            Import the latest one
          </a>{' '}
          or look in the account of the payee.
        </p>
      )}
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => {
          const { credit, sameAmount } = proposal;
          return (
            <li key={credit.id} className="grid gap-2 py-4">
              <CreditLine {...credit} />
              <p className="text-small">{reasonOf(proposal)}</p>
              {(sameAmount || payment.amountPaise === null) && (
                <details>
                  <summary className="tap w-fit cursor-pointer text-link">
                    Match by hand
                    <span className="sr-only">: {credit.narration}</span>
                  </summary>
                  <HandMatchForm payment={payment.id} credit={credit.id} about={credit.narration} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
