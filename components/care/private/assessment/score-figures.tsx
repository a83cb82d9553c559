import { ScoreChart } from '@/components/care/private/assessment/score-chart';
import { Card } from '@/components/ui/card';
import type { AssessmentLine } from '@/lib/care/assessment/queries';
import { highestOf } from '@/lib/care/screening/instrument';
import { instruments } from '@/lib/care/screening/instruments';

/** Most points that one drawing can show distinctly. */
const mostDrawn = 24;

/** One drawing for each questionnaire with at least two results; fewer show no course. */
export function ScoreFigures({
  assessments,
  sessions,
}: {
  readonly assessments: readonly AssessmentLine[];
  readonly sessions?: readonly Date[];
}) {
  const drawn = instruments.flatMap((instrument) => {
    const scores = assessments
      .filter(({ code }) => code === instrument.code)
      .slice(0, mostDrawn)
      .toReversed();
    return scores.length < 2 ? [] : [{ instrument, scores }];
  });
  if (drawn.length === 0) return null;
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2">
        {drawn.map(({ instrument, scores }) => (
          <Card asChild key={instrument.code} size="flush" className="grid content-start gap-3 p-4 sm:p-5">
            <figure>
              <figcaption className="font-semibold">
                {instrument.title}{' '}
                <span className="font-normal text-muted-foreground text-small">
                  ({instrument.code}
                  {instrument.higherIsBetter && ', more points are better'})
                </span>
              </figcaption>
              <ScoreChart
                instrument={instrument}
                highest={highestOf(instrument)}
                scores={scores}
                sessions={sessions}
              />
            </figure>
          </Card>
        ))}
      </div>
    </div>
  );
}
