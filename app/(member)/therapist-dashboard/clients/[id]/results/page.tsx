import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { Paging } from '@/components/care/private/practice/practice-paging';
import { SharedResults } from '@/components/care/private/practice/practice-results';
import { Section } from '@/components/layout/private/section';
import { listSharedAssessments } from '@/lib/care/assessment/queries';
import { listAddress } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Results of a client' };

/** The results of questionnaires that the client shares with the viewer at present. */
export default function ClientResultsPage(props: PageProps<'/therapist-dashboard/clients/[id]/results'>) {
  return recordPage(props, '/results', ({ viewer, client, path, asked }) => {
    const before = asked('before');
    return (
      <Section id="results" title="Results shared with you">
        {async () => {
          const { assessments, older } = await listSharedAssessments(viewer, client.id, { before });
          return (
            <>
              <SharedResults results={assessments} />
              <Paging
                label="Pages of results"
                first={before ? path : null}
                next={older && listAddress(path, { before: older })}
                nextLabel="Older results"
              />
            </>
          );
        }}
      </Section>
    );
  });
}
