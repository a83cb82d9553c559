import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import type { AssessmentLine } from '@/lib/care/assessment/queries';
import { formatDay, indianDay } from '@/lib/format/time';

/** Screening results that a client shares with their therapist, newest first. */
export function SharedResults({ results }: { readonly results: readonly AssessmentLine[] }) {
  if (results.length === 0) {
    return <Empty>No result is shared with you.</Empty>;
  }
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
        {results.map(({ id, code, title, score, highest, band, completedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
            <p className="min-w-0">
              <span className="font-semibold">{title}</span>
              {title !== code && <span className="text-muted-foreground text-small"> · {code}</span>}
            </p>
            <p className="tabular-nums">
              <strong>{score}</strong>
              {highest !== null && ` of ${highest}`}
              {band && ` · ${band}`}
            </p>
            <p className="w-full text-muted-foreground text-small">
              <time dateTime={completedAt.toISOString()}>{formatDay(indianDay(completedAt))}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
