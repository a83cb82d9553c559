import type { OwnApplication } from '@/lib/internship/application/queries';
import { applicationStatusWords } from '@/lib/internship/application/rules';
import { referenceOf } from '@/lib/reference';
import { formatMoment } from '@/lib/time';

/** Where the reader's own application stands. */
export function ApplicationState({ application }: { readonly application: OwnApplication }) {
  const { id, status, sentAt, decidedAt, reason } = application;
  const { label, means } = applicationStatusWords[status];
  return (
    <section
      aria-labelledby="application"
      className="grid gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <h2 id="application" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-h3">
        Your application{' '}
        <span className="rounded-full bg-primary-soft px-4 py-1 font-sans font-semibold text-base text-primary">
          {label}
        </span>
      </h2>
      <p className="max-w-measure">{means}</p>
      {reason && (
        <p className="max-w-measure whitespace-pre-wrap break-words rounded-card bg-paper-3 p-4">
          <span className="block font-semibold text-small">From the supervisor</span>
          {reason}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-2 text-small sm:grid-flow-col sm:justify-start">
        <div>
          <dt className="text-ink-soft">Sent</dt>
          <dd className="font-semibold">{formatMoment(sentAt)}</dd>
        </div>
        {decidedAt && (
          <div>
            <dt className="text-ink-soft">Decided</dt>
            <dd className="font-semibold">{formatMoment(decidedAt)}</dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft">Reference</dt>
          <dd className="font-semibold">{referenceOf(id)}</dd>
        </div>
      </dl>
    </section>
  );
}
