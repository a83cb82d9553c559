import { CopyButton } from '@/components/payment/private/submission/copy-button';
import { ScheduleButton } from '@/components/payment/private/submission/schedule-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/format';
import { Check } from '@/components/ui/icons';
import { paymentReference } from '@/lib/payment/reference';
import { paymentMessages } from '@/lib/payment/rules';
import type { PaymentDone } from '@/lib/payment/submission/answer';

export const submittedId = 'submitted';

/** Where the payer goes on, such as the appointment that they have just paid. */
export type NextStep = { readonly href: string; readonly label: string };

type SubmittedProps = { readonly done: PaymentDone; readonly next?: NextStep | undefined };

/**
 * Title and sentence about the booking link (product.md §8). The title is for those who hear the page: on a screen the
 * heading says the same.
 */
function linkInWords({ bookingLink, leadsToBooking }: PaymentDone) {
  if (bookingLink) return { title: paymentMessages.submitted, text: paymentMessages.linkReady };
  if (leadsToBooking) return { title: paymentMessages.submittedOnly, text: paymentMessages.linkLater };
  return { title: null, text: paymentMessages.checkedNext };
}

/** The success screen (product.md §2): the reference ID, the link to an appointment, the next step and the link back. */
export function Submitted({ done, next }: SubmittedProps) {
  const { referenceId, bookingLink, statusUrl, account, amountPaise } = done;
  const { title, text } = linkInWords(done);
  const reference = paymentReference(referenceId);
  return (
    <Card asChild variant="raised" className="grid justify-items-start gap-5 border-2 border-success">
      <section aria-labelledby={submittedId} data-payment-done>
        <Check className="size-12 rounded-full bg-success-soft p-2.5 text-success" />
        <h2
          id={submittedId}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where reading goes on.
          autoFocus
          className="outline-none"
        >
          Payment Submitted Successfully!
        </h2>
        <div role="status" className="max-w-measure">
          {title && <p className="sr-only">{title}</p>}
          <p>{text}</p>
        </div>
        <dl className="grid gap-4">
          <div>
            <dt className="text-muted-foreground text-small">Reference ID</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold tabular-nums">{reference}</span>
              <CopyButton text={reference} what="the reference ID" />
            </dd>
          </div>
          <div>
            <dt className="text-muted-foreground text-small">Amount</dt>
            <dd className="font-semibold">
              {amountPaise > 0 ? <Money of={amountPaise} /> : 'Fee to be confirmed'}
            </dd>
          </div>
        </dl>
        <p className="max-w-measure">
          We check your details against {account}. This takes up to two working days. Then we email you.{' '}
          <a href={statusUrl} className="text-link">
            See the state of your payment
          </a>
          .
        </p>
        <div className="flex flex-wrap gap-3">
          {bookingLink && <ScheduleButton href={bookingLink} />}
          {next && (
            <Button asChild variant={bookingLink ? 'outline' : 'default'}>
              <a href={next.href}>{next.label}</a>
            </Button>
          )}
          <Button asChild variant="outline">
            <a href="/professionals">Back to Professionals</a>
          </Button>
        </div>
      </section>
    </Card>
  );
}
