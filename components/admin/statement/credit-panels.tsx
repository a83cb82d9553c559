import { reasonOf } from '@/components/admin/payment/evidence';
import { HandMatchForm } from '@/components/admin/statement/hand-match-form';
import { Panel } from '@/components/layout/panel';
import { Money, When } from '@/components/ui/format';
import type { OpenedPayment } from '@/lib/admin/payment/opening';
import type { Candidate } from '@/lib/payment/statement/matching/queries';
import { officePages, type PaymentPages } from '@/lib/payment/statement/outcomes';

type OnPages = { readonly payment: OpenedPayment; readonly pages: PaymentPages };

/** The therapist in whose place the reader acts; null on the therapist's own pages and for the service. */
const actedFor = ({ payment: { payee }, pages }: OnPages) =>
  pages === officePages && !payee.isHouse ? payee.name : null;

type Line = { readonly creditedAt: Date; readonly paise: number; readonly narration: string };

function CreditLine({ creditedAt, paise, narration }: Line) {
  return (
    <p>
      <span className="font-medium tabular-nums">
        <Money of={paise} />
      </span>{' '}
      on <When at={creditedAt} as="day" />
      <span className="block wrap-anywhere text-muted-foreground text-small">
        {narration || 'No narration'}
      </span>
    </p>
  );
}

/** Names what else is matched with the payment. */
export function OtherMatches({ credits }: OpenedPayment) {
  return credits
    .slice(1)
    .map((credit) => <CreditLine key={credit.id} {...credit} paise={credit.amountPaise} />);
}

/** Free bank credits that may be this payment, to compare by eye. */
export function CandidatePanel({
  payment,
  pages,
  candidates,
}: OnPages & {
  readonly candidates: readonly Candidate[];
}) {
  return (
    <Panel id="candidates" title="Possible bank credits">
      {candidates.length === 0 && (
        <p className="max-w-measure text-muted-foreground">
          No match in the imported statements.{' '}
          <a
            href={
              pages === officePages && !payment.payee.isHouse
                ? `${pages.statements}?account=${payment.payee.accountId}`
                : pages.statements
            }
            className="text-link"
          >
            Import the latest one
          </a>{' '}
          or look in the account that was paid to.
        </p>
      )}
      <ul className="divide-y divide-border">
        {candidates.map((candidate) => {
          const { credit, sameAmount } = candidate;
          return (
            <li key={credit.id} className="grid gap-2 py-4">
              <CreditLine {...credit} />
              <p className="text-small">{reasonOf(candidate)}</p>
              {(sameAmount || payment.amountPaise === null) && (
                <details>
                  <summary className="tap w-fit cursor-pointer text-link">
                    Match by hand
                    <span className="sr-only">: {credit.narration}</span>
                  </summary>
                  <HandMatchForm
                    payment={payment.id}
                    credit={credit.id}
                    about={credit.narration}
                    pages={pages}
                    onBehalfOf={actedFor({ payment, pages })}
                  />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
