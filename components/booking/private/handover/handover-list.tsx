import type { ReactNode } from 'react';
import { LineList } from '@/components/layout/private/line-list';
import { When } from '@/components/ui/format';
import type { HandoverLine } from '@/lib/booking/handover/queries';
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
