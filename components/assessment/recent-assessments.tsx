import { ScoreFigures } from '@/components/assessment/score-figures';
import { ScoreTable } from '@/components/assessment/score-table';
import type { AssessmentLine } from '@/lib/assessment/queries';
import { recentAssessments } from '@/lib/assessment/rules';

/** Said where nothing has been kept, with the way to something to keep. */
export function NoAssessments() {
  return (
    <p className="rounded-card bg-paper-3 p-5 text-ink-soft">
      No results yet. Take one of{' '}
      <a href="/clarity-quiz" className="text-link">
        two short questionnaires
      </a>{' '}
      and, if you want to, keep the result here. Your answers stay on your device.
    </p>
  );
}

/** The newest results as numbers (spec §9: three), and the course of all that were read as drawings. */
export function RecentAssessments({ assessments }: { readonly assessments: readonly AssessmentLine[] }) {
  if (assessments.length === 0) return <NoAssessments />;
  return (
    <div className="grid gap-4">
      <ScoreTable caption="Your latest results" assessments={assessments.slice(0, recentAssessments)} />
      <ScoreFigures assessments={assessments} />
      <p className="max-w-measure text-ink-soft text-small">
        A result is a snapshot of two weeks, not a diagnosis. Nobody watches these numbers: if you need help
        today, call 14416, free, day and night. In danger: 112.
      </p>
    </div>
  );
}
