import { Paging } from '@/components/layout/private/paging';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import type { ThreadLine } from '@/lib/care/message/list/queries';
import { listAddress } from '@/lib/format/search-params';
import { clockOrDay } from '@/lib/format/time';

type ThreadListProps = {
  readonly threads: readonly ThreadLine[];
  readonly under: string;
  /** Whom the open conversation is with. */
  readonly current?: string;
  readonly empty: string;
  /** Where this part of the list begins, as the address says it (empty for the first), and where the next one does. */
  readonly part?: { readonly path: string; readonly before: string; readonly next: string | null };
};

/** Conversations by name, portrait, newest words and time, the unread ones marked. */
export function ThreadList({ part, ...list }: ThreadListProps) {
  if (!part) return <Lines {...list} />;
  const { path, before, next } = part;
  return (
    <>
      <Lines {...list} empty={before ? 'No more conversations.' : list.empty} />
      <Paging
        label="Pages of conversations"
        first={before ? path : null}
        next={next && listAddress(path, { before: next })}
        nextLabel="More conversations"
      />
    </>
  );
}

function Lines({ threads, under, current, empty }: Omit<ThreadListProps, 'part'>) {
  if (threads.length === 0) return <EmptyNote>{empty}</EmptyNote>;
  return (
    <Card asChild size="flush" className="max-w-4xl divide-y divide-border overflow-hidden">
      <ul>
        {threads.map(({ with: withWhom, name, picture, preview, lastAt, unread, closed }) => (
          <li
            key={withWhom}
            className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 px-4 py-3 hover:bg-muted has-aria-[current]:bg-accent has-aria-[current]:[&>:first-child]:bg-card"
          >
            <Portrait name={name} picture={picture} size={48} className="row-span-2 size-12" />
            <a
              href={`${under}/${withWhom}`}
              aria-current={withWhom === current ? 'page' : undefined}
              className="wrap-anywhere font-semibold after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
            <span className="justify-self-end text-muted-foreground text-small">
              {lastAt && (
                <time dateTime={lastAt.toISOString()} data-bare="">
                  {clockOrDay(lastAt)}
                </time>
              )}
            </span>
            <p
              data-preview=""
              className={`min-w-0 truncate text-small ${unread > 0 ? 'font-semibold' : 'text-muted-foreground'}`}
            >
              {preview ?? (lastAt ? '' : 'No messages yet')}
            </p>
            <span className="justify-self-end">
              {unread > 0 ? (
                <Badge variant="warm">{unread} new</Badge>
              ) : (
                closed && <Badge variant="muted">Closed</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
