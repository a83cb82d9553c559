import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import type { RequestLine } from '@/lib/contact/inbox/queries';
import { spanInWords } from '@/lib/contact/inbox/rules';
import { formatMoment } from '@/lib/format/time';

type RequestListProps = {
  readonly requests: readonly RequestLine[];
  readonly now: Date;
  /** Text of the empty list. */
  readonly empty: string;
};

/** How long somebody waits, or has waited. */
function waitingTime({ state, createdAt, doneAt }: RequestLine, now: Date): string {
  if (state === 'open') return `Waits for ${spanInWords(now.getTime() - createdAt.getTime())}`;
  const took = spanInWords((doneAt ?? createdAt).getTime() - createdAt.getTime());
  return state === 'answered' ? `Answered after ${took}` : `Closed after ${took}`;
}

/** Requests by sender and date. The message is behind the link, because opening it writes an audit line. */
export function RequestList({ requests, now, empty }: RequestListProps) {
  if (requests.length === 0)
    return (
      <Empty>
        <EmptyDescription>{empty}</EmptyDescription>
      </Empty>
    );
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
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
              <Badge asChild variant={state === 'open' ? 'warm' : 'muted'}>
                <strong>{waitingTime(request, now)}</strong>
              </Badge>
              <p className="w-full text-muted-foreground text-small">
                Written <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time> · Prefers:{' '}
                {prefers}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
