import type { RequestLine } from '@/lib/contact/inbox/queries';
import { spanInWords } from '@/lib/contact/inbox/rules';
import { formatMoment } from '@/lib/time';

type RequestListProps = {
  readonly requests: readonly RequestLine[];
  readonly now: Date;
  /** Said where there is none. */
  readonly empty: string;
};

/** How long somebody waits, or how long they waited. */
function patience({ state, createdAt, doneAt }: RequestLine, now: Date): string {
  if (state === 'open') return `Waits for ${spanInWords(now.getTime() - createdAt.getTime())}`;
  const took = spanInWords((doneAt ?? createdAt).getTime() - createdAt.getTime());
  return state === 'answered' ? `Answered after ${took}` : `Closed after ${took}`;
}

/** Requests by who wrote them and when. The message is behind the link: opening it is written down. */
export function RequestList({ requests, now, empty }: RequestListProps) {
  if (requests.length === 0) return <p className="rounded-card bg-paper-3 p-5 text-ink-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper-2 shadow-card">
      {requests.map((request) => {
        const { id, name, prefers, createdAt, state } = request;
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <a
              href={`/therapist-dashboard/requests/${id}`}
              className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere font-semibold text-link"
            >
              {name}
            </a>
            <strong
              className={`rounded-full px-3 py-0.5 text-small ${state === 'open' ? 'bg-accent-soft text-accent-ink' : 'bg-paper-3 text-ink-soft'}`}
            >
              {patience(request, now)}
            </strong>
            <p className="w-full text-ink-soft text-small">
              Written <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time> · Prefers:{' '}
              {prefers}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
