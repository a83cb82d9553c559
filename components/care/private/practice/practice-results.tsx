import { ScoreFigures } from '@/components/care/private/assessment/score-figures';
import { ScoreTable } from '@/components/care/private/assessment/score-table';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import type { AssessmentLine } from '@/lib/care/assessment/queries';

/** The course of what a client shares, against the sessions. */
export function SharedCourse({
  results,
  sessions,
}: {
  readonly results: readonly AssessmentLine[];
  readonly sessions: readonly Date[];
}) {
  if (results.length < 2)
    return <EmptyNote>You will see a chart after two shared results of the same questionnaire.</EmptyNote>;
  return (
    <div className="grid gap-4">
      <ScoreFigures assessments={results} sessions={sessions} />
      <details className="grid gap-3">
        <summary className="tap cursor-pointer text-link">Show as a table</summary>
        <ScoreTable caption="Shared results and sessions" assessments={results} sessions={sessions} />
      </details>
    </div>
  );
}

type SharedResultsProps = {
  readonly results: readonly AssessmentLine[];
  /** First name of the client. */
  readonly name: string;
};

/** Screening results that a client shares with their therapist, newest first. */
export function SharedResults({ results, name }: SharedResultsProps) {
  if (results.length === 0) {
    return <EmptyNote>No results have been shared with you.</EmptyNote>;
  }
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
        {results.map(({ id, code, title, score, highest, band, completedAt, safetyMark }) => (
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
              <When at={completedAt} as="day" />
            </p>
            {safetyMark && (
              <div className="grid w-full gap-1">
                <p>
                  <Badge variant="warm">Talk about safety</Badge>
                </p>
                <p className="max-w-measure text-small">
                  The answer about being better off dead or hurting oneself was above “Not at all”. {name} saw
                  numbers to call at once. No one else was notified, and no one monitors results.
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
