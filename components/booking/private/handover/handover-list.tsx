import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import type { HandoverLine } from '@/lib/booking/handover/queries';
import { stateInWords } from '@/lib/booking/handover/rules';
import { formatMoment } from '@/lib/format/time';

type HandoverListProps<L extends HandoverLine> = {
  readonly handovers: readonly L[];
  readonly empty: string;
  /** Leads each line: a link to the handover, or a name. */
  readonly title: (line: L) => ReactNode;
  /** What can be done with it, and what else is to be said. */
  readonly children?: (line: L) => ReactNode;
};

/** Handovers by state and time. */
export function HandoverList<L extends HandoverLine>({
  handovers,
  empty,
  title,
  children,
}: HandoverListProps<L>) {
  if (handovers.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Card asChild size="flush" className="max-w-4xl divide-y divide-border">
      <ul>
        {handovers.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <div className="grid min-w-0">
              <div className="flex min-h-11 items-center wrap-anywhere font-semibold">{title(line)}</div>
              <p className="text-muted-foreground text-small">
                From {line.from} to {line.to} · asked{' '}
                <time dateTime={line.startedAt.toISOString()}>{formatMoment(line.startedAt)}</time>
              </p>
            </div>
            <Badge variant={line.state === 'asked' ? 'warm' : 'muted'}>{stateInWords[line.state]}</Badge>
            {children && <div className="w-full">{children(line)}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
