import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { PagedSection } from '@/components/care/private/practice/paged-section';
import { SharedResults } from '@/components/care/private/practice/practice-results';
import { listSharedAssessments } from '@/lib/care/assessment/queries';

export const metadata: Metadata = { title: 'Results of a client' };

/** The results of questionnaires that the client shares with the viewer at present. */
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
      <PagedSection id="results" title="Results shared with you" {...pages}>
        {async () => {
          const { assessments, older } = await listSharedAssessments(viewer, client.id, { before });
          return { list: <SharedResults results={assessments} />, next: older };
        }}
      </PagedSection>
    );
  });
}
