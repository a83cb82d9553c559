import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { RecordPages } from '@/components/care/private/record-request/record-list';
import { zoneOf } from '@/lib/account/session/viewer';
import { listReceivedRequests } from '@/lib/care/record-request/queries';
import { daysToAnswer, recordPaths } from '@/lib/care/record-request/rules';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Requests for records' };

const path = recordPaths.therapist;

export default function RecordRequestsPage({
  searchParams,
}: PageProps<'/therapist-dashboard/record-requests'>) {
  const title = 'Requests for records';
  const lead = `Clients can ask for their basic medical records. You must answer within ${daysToAnswer} days.`;
  return practicePage({ from: path, title, lead }, async (viewer) => (
    <RecordPages
      id="requests"
      heading="Requests"
      quiet
      path={path}
      before={searchParam(await searchParams, 'before')}
      read={(before) => listReceivedRequests(viewer, before)}
      empty="No requests for records."
      timeZone={zoneOf(viewer)}
      title={({ id, client }) => (
        <a href={`${path}/${id}`} className="tap text-link">
          {client}
        </a>
      )}
    />
  ));
}
