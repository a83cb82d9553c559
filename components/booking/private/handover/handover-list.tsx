import type { ReactNode } from 'react';
import { LineList } from '@/components/layout/private/line-list';
import type { HandoverLine } from '@/lib/booking/handover/queries';
import { stateInWords } from '@/lib/booking/handover/rules';
import { formatMoment } from '@/lib/format/time';

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
        From {line.from} to {line.to} · asked{' '}
        <time dateTime={line.startedAt.toISOString()}>{formatMoment(line.startedAt)}</time>
      </>
    ),
    state: { words: stateInWords[line.state], variant: line.state === 'asked' ? 'warm' : 'muted' } as const,
    below: children?.(line),
  }));
  return <LineList lines={lines} empty={empty} />;
}
