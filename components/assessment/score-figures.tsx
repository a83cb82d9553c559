import { ScoreChart } from '@/components/assessment/score-chart';
import type { AssessmentLine } from '@/lib/assessment/queries';
import { highestOf } from '@/lib/assessment/rules';
import { instruments } from '@/lib/screening/instruments';

/** So many points can be told apart in one drawing. */
const mostDrawn = 24;

/** One drawing for each questionnaire that was kept at least twice; less is no course. */
export function ScoreFigures({ assessments }: { readonly assessments: readonly AssessmentLine[] }) {
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
          <figure
            key={instrument.code}
            className="grid content-start gap-3 rounded-card border border-line bg-paper-2 p-4 shadow-card sm:p-5"
          >
            <figcaption className="font-semibold">
              {instrument.title}{' '}
              <span className="font-normal text-ink-soft text-small">({instrument.code})</span>
            </figcaption>
            <ScoreChart instrument={instrument} highest={highestOf(instrument)} scores={scores} />
          </figure>
        ))}
      </div>
    </div>
  );
}
