import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { RecordList } from '@/components/care/private/record-request/record-list';
import { Section } from '@/components/layout/private/section';
import { zoneOf } from '@/lib/account/session/viewer';
import { listReceivedRequests } from '@/lib/care/record-request/queries';
import { daysToAnswer, recordPaths } from '@/lib/care/record-request/rules';

export const metadata: Metadata = { title: 'Requests for records' };

export default function RecordRequestsPage() {
  const title = 'Requests for records';
  const lead = `Clients can ask for their basic medical records. You must answer within ${daysToAnswer} days.`;
  return practicePage({ from: recordPaths.therapist, title, lead }, (viewer) => (
    <Section id="requests" title="Requests" quiet>
      {async () => (
        <RecordList
          requests={await listReceivedRequests(viewer)}
          empty="No requests for records."
          timeZone={zoneOf(viewer)}
          title={({ id, client }) => (
            <a href={`${recordPaths.therapist}/${id}`} className="tap text-link">
              {client}
            </a>
          )}
        />
      )}
    </Section>
  ));
}
