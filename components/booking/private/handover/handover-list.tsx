import type { ReactNode } from 'react';
import { LineList } from '@/components/layout/private/line-list';
import { PagedSection } from '@/components/layout/private/paged-section';
import { When } from '@/components/ui/format';
import type { HandoverLine, HandoverPage } from '@/lib/booking/handover/queries';
import { stateInWords } from '@/lib/booking/handover/rules';

type HandoverListProps<L extends HandoverLine> = {
  readonly handovers: readonly L[];
  readonly empty: string;
  /** Leads each line: a link to the handover, or a name. */
  readonly title: (line: L) => ReactNode;
  /** Its possible steps, and anything else to be said. */
  readonly children?: (line: L) => ReactNode;
};

export function HandoverList<L extends HandoverLine>({
  handovers,
  empty,
  title,
  children,
}: HandoverListProps<L>) {
  const lines = handovers.map((line) => ({
    id: line.id,
    title: title(line),
    note: (
      <>
        From {line.from} to {line.to} · asked <When at={line.startedAt} as="day" />
      </>
    ),
    state: { words: stateInWords[line.state], variant: line.state === 'asked' ? 'warm' : 'muted' } as const,
    below: children?.(line),
  }));
  return <LineList lines={lines} empty={empty} />;
}

type HandoverPagesProps<L extends HandoverLine> = Omit<HandoverListProps<L>, 'handovers'> & {
  readonly path: string;
  /** `before` of the address; empty for the first page. */
  readonly before: string;
  readonly read: (before: string) => Promise<HandoverPage<L>>;
};

/** All handovers, a page at a time. */
export function HandoverPages<L extends HandoverLine>({
  path,
  before,
  read,
  ...shown
}: HandoverPagesProps<L>) {
  return (
    <PagedSection
      id="handovers"
      title="All handovers"
      quiet
      path={path}
      parameter="before"
      from={before}
      label="Pages of handovers"
      nextLabel="Older handovers"
    >
      {async () => {
        const { handovers, older } = await read(before);
        return { list: <HandoverList {...shown} handovers={handovers} />, next: older };
      }}
    </PagedSection>
  );
}
