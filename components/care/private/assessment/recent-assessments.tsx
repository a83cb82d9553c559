import { ScoreFigures } from '@/components/care/private/assessment/score-figures';
import { ScoreTable } from '@/components/care/private/assessment/score-table';
import { Empty } from '@/components/ui/empty';
import type { AssessmentLine } from '@/lib/care/assessment/queries';
import { recentAssessments } from '@/lib/care/assessment/rules';

/** Shown when nothing is saved, with a link to the assessments. */
export function NoAssessments() {
  return (
    <Empty>
      No results yet. Take one of{' '}
      <a href="/clarity-quiz" className="text-link">
        two short questionnaires
      </a>{' '}
      and, if you want to, keep the result here. Your answers stay on your device.
    </Empty>
  );
}

/** The newest results as numbers (product.md §9: three), and the course of all that were read as drawings. */
export function RecentAssessments({ assessments }: { readonly assessments: readonly AssessmentLine[] }) {
  if (assessments.length === 0) return <NoAssessments />;
  return (
    <div className="grid gap-4">
      <ScoreTable caption="Your latest results" assessments={assessments.slice(0, recentAssessments)} />
      <ScoreFigures assessments={assessments} />
      <p className="max-w-measure text-muted-foreground text-small">
        A result is a snapshot of two weeks, not a diagnosis. Nobody watches these numbers: if you need help
        today, call 14416, free, day and night. In danger: 112.
      </p>
    </div>
  );
}
