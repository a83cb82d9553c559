import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { RecordPages } from '@/components/care/private/record-request/record-list';
import { requireRole } from '@/lib/account/session/guard';
import { zoneOf } from '@/lib/account/session/viewer';
import { listAllRequests } from '@/lib/care/record-request/queries';
import { daysToAnswer, recordPaths } from '@/lib/care/record-request/rules';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Requests for records' };

/** Requests for records with their clocks. Nobody of the team can open an answer. */
export default function RecordRequestsPage({ searchParams }: PageProps<'/admin/record-requests'>) {
  return guarded(
    () => requireRole('admin', recordPaths.team),
    async (viewer) => (
      <AdminPage
        title="Requests for records"
        lead={`Therapists must answer within ${daysToAnswer} days. You can see the status of each request; the answers are encrypted.`}
      >
        <RecordPages
          id="requests"
          heading="Requests"
          quiet
          path={recordPaths.team}
          before={searchParam(await searchParams, 'before')}
          read={(before) => listAllRequests(viewer, before)}
          empty="No requests for records yet."
          timeZone={zoneOf(viewer)}
          title={({ client, therapist }) => `${client}, from ${therapist}`}
        />
      </AdminPage>
    ),
  );
}
