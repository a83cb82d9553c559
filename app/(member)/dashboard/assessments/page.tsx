import type { Metadata } from 'next';
import { AssessmentList } from '@/components/assessment/assessment-list';
import { NoAssessments } from '@/components/assessment/recent-assessments';
import { ScoreFigures } from '@/components/assessment/score-figures';
import { ScoreTable } from '@/components/assessment/score-table';
import { ClientPage } from '@/components/member/client-page';
import { guarded } from '@/components/member/guarded';
import { PageLinks } from '@/components/member/page-links';
import { Section } from '@/components/member/section';
import { listOwnAssessments, listSharingChoices } from '@/lib/assessment/queries';
import { assessmentMessages, resultsPath } from '@/lib/assessment/rules';
import { requireRole } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Results' };

/** Enough to see a course in: two years of one a fortnight. */
const drawn = 48;

/** Said once, by the page that comes back after a result was removed, with scripts and without. */
function RemovalNote() {
  return (
    <div
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where reading goes on.
      autoFocus
      data-toast={assessmentMessages.removed}
      className="toast scroll-mt-6 rounded-card border-2 border-success bg-success-soft p-5"
    >
      <p className="font-semibold text-h4 text-success">{assessmentMessages.removed}</p>
    </div>
  );
}

/** Screening results that the viewer has kept: their course, the numbers, who sees each, and the way to remove it. */
export default function AssessmentsPage({ searchParams }: PageProps<'/dashboard/assessments'>) {
  return guarded(
    () => requireRole('client', resultsPath),
    async (viewer) => {
      const asked = await searchParams;
      const before = typeof asked.before === 'string' ? asked.before : '';
      return (
        <ClientPage
          title="Your results"
          lead="The numbers that you chose to keep; never your answers. You alone see them, unless you show one to your therapist."
        >
          {asked.removed === '1' && <RemovalNote />}
          {before === '' && (
            <Section id="course" title="Over time">
              {async () => {
                const { assessments } = await listOwnAssessments(viewer, { take: drawn });
                if (assessments.length === 0) return <NoAssessments />;
                return (
                  <div className="grid gap-4">
                    <ScoreFigures assessments={assessments} />
                    <details className="grid gap-3">
                      <summary className="tap cursor-pointer text-link">The same numbers in a table</summary>
                      <ScoreTable caption="Your results" assessments={assessments} />
                    </details>
                    <p className="max-w-measure text-ink-soft">
                      A result is a snapshot of two weeks, not a diagnosis. Nobody watches these numbers: if
                      you need help today, call 14416, free, day and night. In danger: 112.
                    </p>
                  </div>
                );
              }}
            </Section>
          )}
          <Section id="results" title="Each result">
            {async () => {
              const [{ assessments, older }, choices] = await Promise.all([
                listOwnAssessments(viewer, { before }),
                listSharingChoices(viewer),
              ]);
              return (
                <div className="grid gap-4">
                  {assessments.length > 0 ? (
                    <AssessmentList assessments={assessments} choices={choices} postTo={resultsPath} />
                  ) : (
                    <p className="text-ink-soft">
                      {before ? 'There are no older ones.' : 'Nothing is kept.'}
                    </p>
                  )}
                  <PageLinks
                    onward={older ? { href: `${resultsPath}?before=${older}`, label: 'Older results' } : null}
                    first={before ? { href: resultsPath, label: 'The newest ones' } : null}
                  />
                </div>
              );
            }}
          </Section>
        </ClientPage>
      );
    },
  );
}
