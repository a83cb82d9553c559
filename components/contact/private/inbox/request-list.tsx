import { LineList } from '@/components/layout/private/line-list';
import { When } from '@/components/ui/format';
import type { RequestLine } from '@/lib/contact/inbox/queries';
import { spanInWords } from '@/lib/contact/inbox/rules';

type RequestListProps = {
  readonly requests: readonly RequestLine[];
  readonly now: Date;
  readonly empty: string;
};

/** How long somebody waits, or has waited. */
function waitingTime({ state, createdAt, doneAt }: RequestLine, now: Date): string {
  if (state === 'open') return `Waiting for ${spanInWords(now.getTime() - createdAt.getTime())}`;
  const took = spanInWords((doneAt ?? createdAt).getTime() - createdAt.getTime());
  return state === 'answered' ? `Answered after ${took}` : `Closed after ${took}`;
}

/** Requests by sender and date. The message is behind the link, because opening it writes an audit line. */
export function RequestList({ requests, now, empty }: RequestListProps) {
  const lines = requests.map((request) => ({
    id: request.id,
    title: (
      <a href={`/therapist-dashboard/requests/${request.id}`} className="tap text-link">
        {request.name}
      </a>
    ),
    note: (
      <>
        Written <When at={request.createdAt} /> · Prefers: {request.prefers}
      </>
    ),
    state: {
      words: waitingTime(request, now),
      variant: request.state === 'open' ? 'warm' : 'muted',
    } as const,
  }));
  return <LineList lines={lines} empty={empty} />;
}
