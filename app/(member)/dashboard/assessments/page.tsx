import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { AssessmentList } from '@/components/care/private/assessment/assessment-list';
import { ScoreFigures } from '@/components/care/private/assessment/score-figures';
import { ScoreTable } from '@/components/care/private/assessment/score-table';
import { AskedList } from '@/components/care/private/measure/asked-list';
import { Said } from '@/components/forms/said';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { Empty, EmptyDescription } from '@/components/ui/empty';
import type { MemberOf } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { listOwnAssessments, listSharingChoices, ownSessionDays } from '@/lib/care/assessment/queries';
import { listOwnRequests } from '@/lib/care/assessment/request/queries';
import { requestWords } from '@/lib/care/assessment/request/rules';
import { assessmentMessages, resultsPath } from '@/lib/care/assessment/rules';
import { searchParam } from '@/lib/format/search-params';

/** Shown when nothing is saved, with a link to the assessments. */
function NoAssessments() {
  return (
    <Empty>
      <EmptyDescription>
        No results yet. Take one of{' '}
        <a href="/clarity-quiz" className="text-link">
          two short questionnaires
        </a>{' '}
        and, if you like, save the result here. Your answers stay on your device.
      </EmptyDescription>
    </Empty>
  );
}

export const metadata: Metadata = { title: 'Results' };

/** Enough to see a course: two years with one a fortnight. */
const drawn = 48;

/** Results below their course: together they take three screens of a phone. */
const besideCourse = 2;

/** Message after an act on another page, by its name in the address. */
const saidAfter = {
  removed: assessmentMessages.removed,
  kept: requestWords.saved,
  shared: 'Your therapist can see this result now.',
};

/** Requests of the viewer's therapists; nothing without any. */
async function AskedSection({ viewer }: { readonly viewer: MemberOf<'client'> }) {
  const requests = await listOwnRequests(viewer);
  if (requests.length === 0) return null;
  return (
    <Section id="asked" title="Asked by your therapist">
      {() => <AskedList requests={requests} postTo={resultsPath} timeZone={zoneOf(viewer)} />}
    </Section>
  );
}

/**
 * Screening results that the viewer has saved: their course, the numbers, who sees each, and a button to remove it.
 */
export default function AssessmentsPage({ searchParams }: PageProps<'/dashboard/assessments'>) {
  const lead = 'We save your score, not your answers. Only you see it unless you share it.';
  return clientPage({ from: resultsPath, title: 'Your results', lead }, async (viewer) => {
    const query = await searchParams;
    const before = searchParam(query, 'before');
    const said = Object.entries(saidAfter).find(([name]) => query[name] === '1')?.[1];
    return (
      <>
        {said && (
          <div role="status">
            <Said title={said} />
          </div>
        )}
        {before === '' && <AskedSection viewer={viewer} />}
        {before === '' && (
          <Section id="course" title="Over time">
            {async () => {
              const [{ assessments }, sessions] = await Promise.all([
                listOwnAssessments(viewer, { take: drawn }),
                ownSessionDays(viewer),
              ]);
              if (assessments.length === 0) return <NoAssessments />;
              return (
                <div className="grid gap-4">
                  <ScoreFigures assessments={assessments} sessions={sessions} />
                  <details className="grid gap-3">
                    <summary className="tap cursor-pointer text-link">Show as a table</summary>
                    <ScoreTable caption="Your results" assessments={assessments} sessions={sessions} />
                  </details>
                  <p className="max-w-measure text-muted-foreground">
                    A result is a snapshot of two weeks, not a diagnosis. No one monitors these scores. If you
                    need help today, call 14416, free, day and night. In danger: 112.
                  </p>
                </div>
              );
            }}
          </Section>
        )}
        <PagedSection
          id="results"
          title="All results"
          path={resultsPath}
          parameter="before"
          from={before}
          label="Pages of results"
          nextLabel="Older results"
        >
          {async () => {
            const [{ assessments, older }, choices] = await Promise.all([
              listOwnAssessments(viewer, { before, ...(!before && { take: besideCourse }) }),
              listSharingChoices(viewer),
            ]);
            const list =
              assessments.length > 0 ? (
                <AssessmentList assessments={assessments} choices={choices} postTo={resultsPath} />
              ) : (
                <p className="text-muted-foreground">
                  {before ? 'There are no older results.' : 'No saved results.'}
                </p>
              );
            return { list, next: older };
          }}
        </PagedSection>
      </>
    );
  });
}
