import type { Metadata } from 'next';
import { cache } from 'react';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { MeasureRequests } from '@/components/care/private/measure/measure-requests';
import { SharedCourse, SharedResults } from '@/components/care/private/practice/practice-results';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { zoneOf } from '@/lib/account/session/viewer';
import { clientSessionDays, listSharedAssessments } from '@/lib/care/assessment/queries';
import { listClientRequests } from '@/lib/care/assessment/request/queries';
import { instruments } from '@/lib/care/screening/instruments';

export const metadata: Metadata = { title: 'Results of a client' };

/** Enough to see a course: two years with one a fortnight. */
const drawn = 48;

/** Results below their course: together they take three screens of a phone. */
const besideCourse = 3;

const choices = instruments.map(({ code, title }) => ({ value: code, label: `${title} (${code})` }));

/** The newest results, and behind which one the others begin. */
function beginningOf({ assessments, older }: Awaited<ReturnType<typeof listSharedAssessments>>) {
  const first = assessments.slice(0, besideCourse);
  return {
    assessments: first,
    older: assessments.length > first.length ? (first.at(-1)?.id ?? null) : older,
  };
}

export default function ClientResultsPage(props: PageProps<'/therapist-dashboard/clients/[id]/results'>) {
  return recordPage(props, '/results', ({ viewer, client, path, query }) => {
    const before = query('before');
    const pages = {
      path,
      parameter: 'before',
      from: before,
      label: 'Pages of results',
      nextLabel: 'Older results',
    };
    // The newest ones are the first of the course as well: one read for both sections.
    const course = cache(() => listSharedAssessments(viewer, client.id, { take: drawn }));
    return (
      <>
        {before === '' && (
          <Section id="course" title="Over time">
            {async () => {
              const [{ assessments }, sessions] = await Promise.all([
                course(),
                clientSessionDays(viewer, client.id),
              ]);
              return <SharedCourse results={assessments} sessions={sessions} />;
            }}
          </Section>
        )}
        <PagedSection id="results" title="Results shared with you" {...pages}>
          {async () => {
            const { assessments, older } = before
              ? await listSharedAssessments(viewer, client.id, { before })
              : beginningOf(await course());
            return { list: <SharedResults results={assessments} name={client.firstName} />, next: older };
          }}
        </PagedSection>
        <Section id="asking" title={client.goneOn ? 'Questionnaires asked for' : `Ask ${client.firstName}`}>
          {async () => (
            <MeasureRequests
              client={{ id: client.id, firstName: client.firstName }}
              requests={await listClientRequests(viewer, client.id)}
              instruments={client.goneOn ? null : choices}
              postTo={path}
              timeZone={zoneOf(viewer)}
            />
          )}
        </Section>
      </>
    );
  });
}
