import { Paging } from '@/components/layout/private/paging';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import type { ThreadLine } from '@/lib/care/message/list/queries';
import { listAddress } from '@/lib/format/search-params';
import { formatMoment } from '@/lib/format/time';

type ThreadListProps = {
  readonly threads: readonly ThreadLine[];
  /** Address below which each conversation lies. */
  readonly under: string;
  /** Text of the empty list. */
  readonly empty: string;
  /** Where this part of the list begins, as the address says it (empty for the first), and where the next one does. */
  readonly part?: { readonly path: string; readonly before: string; readonly next: string | null };
};

/** Conversations by name and time. The words are behind the link, because others may look at the screen. */
export function ThreadList({ part, ...list }: ThreadListProps) {
  if (!part) return <Lines {...list} />;
  const { path, before, next } = part;
  return (
    <>
      <Lines {...list} empty={before ? 'There are no further conversations.' : list.empty} />
      <Paging
        label="Pages of conversations"
        first={before ? path : null}
        next={next && listAddress(path, { before: next })}
        nextLabel="Further conversations"
      />
    </>
  );
}

function Lines({ threads, under, empty }: Omit<ThreadListProps, 'part'>) {
  if (threads.length === 0)
    return (
      <Empty>
        <EmptyDescription>{empty}</EmptyDescription>
      </Empty>
    );
  return (
    <Card asChild size="flush" className="max-w-4xl divide-y divide-border">
      <ul>
        {threads.map(({ with: withWhom, name, lastAt, unread, closed }) => (
          <li
            key={withWhom}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3"
          >
            <div className="grid min-w-0">
              <a
                href={`${under}/${withWhom}`}
                className="inline-flex min-h-11 items-center wrap-anywhere font-semibold text-link"
              >
                {name}
              </a>
              <p className="text-muted-foreground text-small">
                {lastAt ? (
                  <>
                    Last message <time dateTime={lastAt.toISOString()}>{formatMoment(lastAt)}</time>
                  </>
                ) : (
                  'Nothing written yet'
                )}
              </p>
            </div>
            {unread > 0 ? (
              <Badge variant="warm">{unread} new</Badge>
            ) : (
              closed && <Badge variant="muted">Closed</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
