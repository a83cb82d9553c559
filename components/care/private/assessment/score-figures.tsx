import { ScoreChart } from '@/components/care/private/assessment/score-chart';
import { Folded } from '@/components/forms/private/folded';
import { Card } from '@/components/ui/card';
import type { AssessmentLine } from '@/lib/care/assessment/queries';
import { highestOf, type Instrument } from '@/lib/care/screening/instrument';
import { instrumentOf } from '@/lib/care/screening/instruments';

/** Most points that one drawing can show distinctly. */
const mostDrawn = 24;

/** Drawings that a phone shows at once; it folds the others. */
const drawnOnPhones = 2;

type Course = { readonly instrument: Instrument; readonly scores: readonly AssessmentLine[] };

/** The questionnaires with at least two results, the one that was answered last first; fewer results show no course. */
function coursesOf(assessments: readonly AssessmentLine[]): readonly Course[] {
  return [...new Set(assessments.map(({ code }) => code))].flatMap((code) => {
    const instrument = instrumentOf(code);
    const scores = assessments
      .filter((line) => line.code === code)
      .slice(0, mostDrawn)
      .toReversed();
    return instrument && scores.length > 1 ? [{ instrument, scores }] : [];
  });
}

type DrawingsProps = { readonly courses: readonly Course[]; readonly sessions: readonly Date[] | undefined };

function Drawings({ courses, sessions }: DrawingsProps) {
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2">
        {courses.map(({ instrument, scores }) => (
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

type ScoreFiguresProps = {
  /** Newest first. */
  readonly assessments: readonly AssessmentLine[];
  readonly sessions?: readonly Date[];
};

/** One drawing for each questionnaire with at least two results. */
export function ScoreFigures({ assessments, sessions }: ScoreFiguresProps) {
  const courses = coursesOf(assessments);
  const later = courses.slice(drawnOnPhones);
  return (
    <>
      {courses.length > 0 && <Drawings courses={courses.slice(0, drawnOnPhones)} sessions={sessions} />}
      {later.length > 0 && (
        <Folded
          behind={later.length === 1 ? 'One more questionnaire' : `${later.length} more questionnaires`}
          narrow
        >
          <Drawings courses={later} sessions={sessions} />
        </Folded>
      )}
    </>
  );
}
