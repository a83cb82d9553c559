import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import type { RecordLine } from '@/lib/care/record-request/queries';
import { recordStateInWords } from '@/lib/care/record-request/rules';
import { formatDay, indianDay } from '@/lib/format/time';

type RecordListProps = {
  readonly requests: readonly RecordLine[];
  readonly empty: string;
  /** Leads each line: whose it is, with the link to it. */
  readonly title: (line: RecordLine) => ReactNode;
};

/** "Asked on 12 Nov · answer by 27 Nov" */
function clockInWords({ askedAt, dueAt, answeredAt, state }: RecordLine): string {
  const asked = `Asked on ${formatDay(indianDay(askedAt))}`;
  if (answeredAt) return `${asked} · answered on ${formatDay(indianDay(answeredAt))}`;
  return state === 'withdrawn' ? asked : `${asked} · answer by ${formatDay(indianDay(dueAt))}`;
}

/** Requests for records with their clocks; what was answered is behind the link. */
export function RecordList({ requests, empty, title }: RecordListProps) {
  if (requests.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Card asChild size="flush" className="max-w-4xl divide-y divide-border">
      <ul>
        {requests.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <div className="grid min-w-0">
              <div className="flex min-h-11 items-center wrap-anywhere font-semibold">{title(line)}</div>
              <p className="text-muted-foreground text-small">{clockInWords(line)}</p>
            </div>
            <Badge variant={line.state === 'open' || line.state === 'late' ? 'warm' : 'muted'}>
              {recordStateInWords[line.state]}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
