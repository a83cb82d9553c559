import type { OwnGrievance } from '@/lib/privacy/grievance/queries';
import { formatDay, indianDay } from '@/lib/time';

const on = (moment: Date) => <time dateTime={moment.toISOString()}>{formatDay(indianDay(moment))}</time>;

const badges = {
  received: { text: 'Received', look: 'bg-accent-soft text-accent-ink' },
  acknowledged: { text: 'Acknowledged', look: 'bg-primary-soft text-primary' },
  answered: { text: 'Answered', look: 'bg-success-soft text-success' },
} as const;

function Clock({ grievance }: { readonly grievance: OwnGrievance }) {
  const { receivedAt, acknowledgedAt, acknowledgeBy, answerBy, answeredAt } = grievance;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      <dt className="font-semibold">Sent</dt>
      <dd>{on(receivedAt)}</dd>
      <dt className="font-semibold">{acknowledgedAt ? 'Acknowledged' : 'Acknowledgement'}</dt>
      <dd>{acknowledgedAt ? on(acknowledgedAt) : <>by {on(acknowledgeBy)}, within 48 hours</>}</dd>
      <dt className="font-semibold">{answeredAt ? 'Answered' : 'Answer'}</dt>
      <dd>{answeredAt ? on(answeredAt) : <>by {on(answerBy)}, within one month</>}</dd>
    </dl>
  );
}

/** The complaints somebody has made, newest first, each with its clock. */
export function GrievanceList({ grievances }: { readonly grievances: readonly OwnGrievance[] }) {
  return (
    <ul className="divide-y divide-line">
      {grievances.map((grievance) => {
        const { reference, subject, message, state, late, answer } = grievance;
        return (
          <li key={reference} className="grid gap-3 py-6 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3 className="break-words font-sans text-h4">{subject}</h3>
              <span className={`rounded-full px-3 py-1 font-semibold text-small ${badges[state].look}`}>
                {badges[state].text}
              </span>
            </div>
            <p className="text-ink-soft text-small">Reference {reference}</p>
            <Clock grievance={grievance} />
            {late && (
              <p className="rounded-card bg-danger-soft p-4 text-danger">
                We are late, and we are sorry. Our team has been told. You need not wait for us to turn to the
                Data Protection Board of India.
              </p>
            )}
            <details className="disclosure">
              <summary className="tap text-link font-semibold">What you wrote</summary>
              <p className="whitespace-pre-wrap break-words pb-2">{message}</p>
            </details>
            {answer && (
              <div className="rounded-card border-primary border-l-4 bg-primary-soft p-4">
                <p className="font-semibold">Our answer</p>
                <p className="mt-1 whitespace-pre-wrap break-words">{answer}</p>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
