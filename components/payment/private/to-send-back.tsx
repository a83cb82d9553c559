import { Panel } from '@/components/layout/panel';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import { spacedPhone } from '@/lib/format/spaced-phone';
import { enterPath } from '@/lib/payment/entered/rules';
import type { ToSend } from '@/lib/payment/refund-due/queries';
import { dueOnInWords, dueReasonInWords, restInWords } from '@/lib/payment/refund-due/rules';

type ToSendBackProps = {
  readonly due: ToSend;
  /** Path of the pages of payments in this room. */
  readonly payments: string;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  /** Whether the reader is the team, which sees the service's and what is overdue at therapists. */
  readonly office?: boolean;
};

/** Money that has to go back, with name, amount, reason and last day. Nothing at all when there is none. */
export function ToSendBack({ due: { rows, more }, payments, timeZone, office = false }: ToSendBackProps) {
  if (rows.length === 0) return null;
  return (
    <Panel id="to-send-back" title="Refunds due">
      <p className="max-w-measure">
        Send each amount to the account it came from. Then record the refund on the payment’s page. We notify
        the payer and remove it from this list.
      </p>
      <ul className="divide-y divide-border">
        {rows.map((row) => {
          const { id, payer, dueOn, overdue, reason, submissionId, enteredFor, holder, sealed, cancelled } =
            row;
          const page = submissionId
            ? `${payments}/${submissionId}`
            : enteredFor && !office && `${enterPath}/${enteredFor}`;
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
              <div className="grid min-w-0 grow basis-48 gap-0.5">
                <p className="wrap-anywhere font-semibold">
                  {page ? (
                    <a href={page} className="tap text-link">
                      {payer}
                    </a>
                  ) : (
                    payer
                  )}
                </p>
                <p className="max-w-measure text-small">
                  {dueReasonInWords(reason)}
                  {cancelled && (
                    <>
                      {' '}
                      (<When at={cancelled} zone={timeZone} />)
                    </>
                  )}
                  .
                </p>
                {office && <p className="text-muted-foreground text-small">Payable by {holder}</p>}
                {!submissionId && !enteredFor && (
                  <p className="text-small">
                    Paid by card: refund it with the card company, which informs us.
                  </p>
                )}
                {sealed && (
                  <p className="wrap-anywhere text-muted-foreground text-small">
                    This account is closed. We keep these details until the refund is done: {sealed.email}
                    {sealed.phone && `, ${spacedPhone(sealed.phone)}`}
                    {sealed.account && `, ${sealed.account}`}
                    {sealed.reference && `, reference ${sealed.reference}`}
                  </p>
                )}
              </div>
              <div className="grid justify-items-end gap-1">
                <p className="font-semibold tabular-nums">{restInWords(row)}</p>
                {dueOn && <p className="text-small">by {dueOnInWords(dueOn, timeZone)}</p>}
                {overdue && <Badge variant="warm">Overdue</Badge>}
              </div>
            </li>
          );
        })}
      </ul>
      {more && <p className="text-muted-foreground">There are more. This list shows the earliest due.</p>}
    </Panel>
  );
}
