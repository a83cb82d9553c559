import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { MeasureRequests } from '@/components/care/private/measure/measure-requests';
import { SharedCourse, SharedResults } from '@/components/care/private/practice/practice-results';
import { PagedSection } from '@/components/layout/private/paged-section';
import { Section } from '@/components/layout/private/section';
import { clientSessionDays, listSharedAssessments } from '@/lib/care/assessment/queries';
import { listClientRequests } from '@/lib/care/assessment/request/queries';
import { instruments } from '@/lib/care/screening/instruments';

export const metadata: Metadata = { title: 'Results of a client' };

/** Enough to see a course: two years with one a fortnight. */
const drawn = 48;

/** Results below their course: together they take three screens of a phone. */
const besideCourse = 3;

const choices = instruments.map(({ code, title }) => ({ value: code, label: `${title} (${code})` }));

/** What the client shares with the viewer at present, its course, and what the viewer asks for. */
export default function ClientResultsPage(props: PageProps<'/therapist-dashboard/clients/[id]/results'>) {
  return recordPage(props, '/results', ({ viewer, client, path, asked }) => {
    const before = asked('before');
    const pages = {
      path,
      parameter: 'before',
      from: before,
      label: 'Pages of results',
      nextLabel: 'Older results',
    };
    return (
      <>
        {before === '' && (
          <Section id="course" title="Over time">
            {async () => {
              const [{ assessments }, sessions] = await Promise.all([
                listSharedAssessments(viewer, client.id, { take: drawn }),
                clientSessionDays(viewer, client.id),
              ]);
              return <SharedCourse results={assessments} sessions={sessions} />;
            }}
          </Section>
        )}
        <PagedSection id="results" title="Results shared with you" {...pages}>
          {async () => {
            const { assessments, older } = await listSharedAssessments(viewer, client.id, {
              before,
              ...(!before && { take: besideCourse }),
            });
            return { list: <SharedResults results={assessments} name={client.firstName} />, next: older };
          }}
        </PagedSection>
        <Section id="asking" title={`Ask ${client.firstName}`}>
          {async () => (
            <MeasureRequests
              client={{ id: client.id, firstName: client.firstName }}
              requests={await listClientRequests(viewer, client.id)}
              instruments={choices}
              postTo={path}
            />
          )}
        </Section>
      </>
    );
  });
}
