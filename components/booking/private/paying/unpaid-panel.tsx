import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { EnterLink } from '@/components/payment/private/entered/enter-link';
import { When } from '@/components/ui/format';
import { askToPay } from '@/lib/booking/paying/actions';
import type { Unpaid } from '@/lib/booking/paying/unpaid';
import { formatShown } from '@/lib/format/time';
import { chargedInWords, missedWords, priceInWords, whenToPay } from '@/lib/payment/appointment/rules';

type UnpaidPanelProps = {
  readonly unpaid: Unpaid;
  readonly page: string;
  /** Zone of the reader. */
  readonly timeZone: string;
};

/** Sessions that are not paid although they are due, each with a reminder to send. */
export function UnpaidList({ unpaid: { appointments, more }, page, timeZone }: UnpaidPanelProps) {
  const now = new Date();
  if (appointments.length === 0)
    return (
      <p className="text-muted-foreground">
        No payments are due: every session is paid, being checked, or payable afterwards.
      </p>
    );
  return (
    <>
      <p className="max-w-measure">
        No payment has been reported for these sessions. You can email a reminder once a day.
      </p>
      <ul className="divide-y divide-border">
        {appointments.map((appointment) => {
          const { id, name, startsAt, endsAt, begun, missed, cancelled, fee, askedAt, canAsk } = appointment;
          const when = formatShown(startsAt, timeZone);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="grid min-w-0 grow basis-48 gap-0.5">
                <p className="wrap-anywhere font-semibold">{name}</p>
                <p>
                  <When at={startsAt} zone={timeZone} />
                  {missed ? ', missed' : cancelled ? ', cancelled late' : begun ? ', held' : ', booked'}
                </p>
                <p className="text-muted-foreground text-small">
                  <span className="tabular-nums">{priceInWords(fee)}</span>.{' '}
                  {chargedInWords(fee) ??
                    (missed ? missedWords : whenToPay(fee, { endsAt, now, timeZone, format: formatShown }))}
                  {askedAt && ` Last reminder: ${formatShown(askedAt, timeZone)}.`}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <EnterLink appointment={id} fee={fee} about={`${name}, ${when}`} />
                <ButtonForm
                  id={`ask-${id}`}
                  action={askToPay}
                  postTo={page}
                  fields={{ appointment: id }}
                  label={canAsk ? 'Send reminder' : null}
                  about={`${name}, ${when}`}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {more && <p className="text-muted-foreground">There are more. This list shows the longest overdue.</p>}
    </>
  );
}

/** The same as a part of a page, of all clients. */
export function UnpaidPanel(props: UnpaidPanelProps) {
  return (
    <Panel id="unpaid" title="Unpaid sessions">
      <UnpaidList {...props} />
    </Panel>
  );
}
