import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardAction, CardDescription, CardHeader } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { HomeworkLine } from '@/lib/care/homework/queries';
import { outcomes } from '@/lib/care/homework/rules';
import { endOfIndianDay } from '@/lib/format/time';

type HomeworkCardProps = {
  readonly homework: HomeworkLine;
  readonly reader: 'client' | 'therapist';
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  readonly children?: ReactNode;
};

function StateOf({ homework: { outcome, overdue } }: Pick<HomeworkCardProps, 'homework'>) {
  if (outcome) return <Badge variant={outcome === 'done' ? 'success' : 'muted'}>{outcomes[outcome]}</Badge>;
  return <Badge variant={overdue ? 'warm' : 'secondary'}>{overdue ? 'Overdue' : 'Open'}</Badge>;
}

/** One piece of homework: what to do, until when, and what became of it. */
export function HomeworkCard({ homework, reader, timeZone, children }: HomeworkCardProps) {
  const { tool, task, due, line, answeredAt, createdAt, therapistName } = homework;
  const from = reader === 'client' ? `${therapistName} · ` : '';
  const given = (
    <CardDescription>
      {from}
      <When at={createdAt} as="day" />
      {due && ' · due '}
      {due && <When at={endOfIndianDay(due)} as="until" zone={timeZone} />}
    </CardDescription>
  );
  return (
    <Card asChild size="sm" className="grid content-start gap-3">
      <li>
        <CardHeader>
          {tool ? (
            <p className="flex min-w-0 flex-1 flex-wrap gap-x-4">
              <a href={tool.href} className="tap font-semibold text-link">
                {tool.title}
              </a>
              <a href={tool.sheet} download className="tap text-link">
                Sheet (PDF)<span className="sr-only"> {tool.title}</span>
              </a>
            </p>
          ) : (
            given
          )}
          <CardAction>
            <StateOf homework={homework} />
          </CardAction>
        </CardHeader>
        {tool && given}
        {task && <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{task}</p>}
        {answeredAt && (
          <p className="max-w-measure wrap-anywhere border-border border-l-4 pl-3">
            {line && `“${line}”`}
            <span className="block text-muted-foreground text-small">
              <When at={answeredAt} as="day" />
            </span>
          </p>
        )}
        {children}
      </li>
    </Card>
  );
}
