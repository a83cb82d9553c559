import { buttonStyle } from '@/components/ui/button';
import { formatRupees } from '@/lib/money';
import { paymentPath, paymentStatusLabels, paymentStatusMeanings } from '@/lib/payment/rules';
import type { PaymentState } from '@/lib/payment/status/queries';
import { formatMoment } from '@/lib/time';

function Steps({ steps }: Pick<PaymentState, 'steps'>) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ status, at }, index) => (
        <li key={`${status} ${at.getTime()}`} className="grid grid-cols-[auto_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className={`mt-2 size-3 rounded-full ${index === steps.length - 1 ? 'bg-primary' : 'bg-line-strong'}`}
          />
          <p>
            <span className="font-semibold">{paymentStatusLabels[status]}</span>
            <span className="block text-ink-soft text-small">
              <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Where one payment stands, since when, and what comes next. */
export function StatusCard({ state }: { readonly state: PaymentState }) {
  const { id, title, amountPaise, status, steps, reason, bookingLink, therapistSlug } = state;
  return (
    <section
      aria-labelledby="state"
      className="grid gap-6 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <div className="grid gap-2">
        <h2 id="state" className="text-h3">
          {paymentStatusLabels[status]}
        </h2>
        <p className="max-w-measure">{paymentStatusMeanings[status]}</p>
        {reason && (
          <p className="max-w-measure whitespace-pre-wrap break-words rounded-card bg-paper-3 p-4">
            <span className="block font-semibold text-small">Reason</span>
            {reason}
          </p>
        )}
      </div>
      <Steps steps={steps} />
      <dl className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft">For</dt>
          <dd className="font-semibold">{title}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Amount</dt>
          <dd className="font-semibold">
            {amountPaise === null ? 'Fee to be confirmed' : formatRupees(amountPaise)}
          </dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="text-ink-soft">Reference ID</dt>
          <dd className="break-all font-mono font-semibold">{id}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        {bookingLink && (
          <a href={bookingLink} target="_blank" rel="noopener noreferrer" className={buttonStyle()}>
            Schedule Your Consultation
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {status === 'rejected' && therapistSlug && (
          <a href={`${paymentPath}/${therapistSlug}`} className={buttonStyle()}>
            Send the details again
          </a>
        )}
        <a href="/contact?topic=billing" className={buttonStyle({ look: 'secondary' })}>
          Ask about this payment
        </a>
      </div>
    </section>
  );
}
