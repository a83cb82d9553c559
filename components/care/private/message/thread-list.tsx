import { type Line, LineList } from '@/components/layout/private/line-list';
import { Paging } from '@/components/layout/private/paging';
import type { ThreadLine } from '@/lib/care/message/list/queries';
import { listAddress } from '@/lib/format/search-params';
import { formatMoment } from '@/lib/format/time';

type ThreadListProps = {
  readonly threads: readonly ThreadLine[];
  readonly under: string;
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

function Lines({ threads, under, empty }: Omit<ThreadListProps, 'part'>) {
  const lines = threads.map(
    ({ with: withWhom, name, lastAt, unread, closed }): Line => ({
      id: withWhom,
      title: (
        <a href={`${under}/${withWhom}`} className="tap text-link">
          {name}
        </a>
      ),
      note: lastAt ? (
        <>
          Last message <time dateTime={lastAt.toISOString()}>{formatMoment(lastAt)}</time>
        </>
      ) : (
        'No messages yet'
      ),
      state: stateOf(unread, closed),
    }),
  );
  return <LineList lines={lines} empty={empty} />;
}

function stateOf(unread: number, closed: boolean): Line['state'] {
  if (unread > 0) return { words: `${unread} new`, variant: 'warm' };
  return closed ? { words: 'Closed', variant: 'muted' } : undefined;
}
