import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { AskForRecordsForm } from '@/components/care/private/record-request/record-asks';
import { RecordPages } from '@/components/care/private/record-request/record-list';
import { Section } from '@/components/layout/private/section';
import { Card } from '@/components/ui/card';
import { zoneOf } from '@/lib/account/session/viewer';
import { listKeepers, listOwnRequests } from '@/lib/care/record-request/queries';
import { daysToAnswer, recordAskFormKind, recordPaths } from '@/lib/care/record-request/rules';
import { searchParam } from '@/lib/format/search-params';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Your medical records' };

const here = recordPaths.client;

export default function RecordsPage({ searchParams }: PageProps<'/dashboard/records'>) {
  const lead =
    'Your therapist keeps records of your work together. The Mental Healthcare Act 2017 (section 25) gives you the right to see them.';
  return clientPage({ from: here, title: 'Your medical records', lead }, async (viewer) => (
    <>
      <Section id="ask" title="Request your records" rows={1}>
        {async () => {
          const keepers = await listKeepers(viewer);
          return (
            <Card className="grid gap-4">
              <p className="max-w-measure">
                Your therapist answers within {daysToAnswer} days with a written summary and any documents
                they choose. They may withhold specific information only if it would seriously harm your
                mental health or likely harm others, and they must tell you so.
              </p>
              <AskForRecordsForm
                id="ask-form"
                postTo={here}
                formToken={issueVisitToken(recordAskFormKind)}
                hidden={{}}
                fields={[
                  {
                    type: 'choice',
                    name: 'therapist',
                    label: 'Therapist',
                    options: keepers,
                    placeholder: 'Choose a therapist',
                    ...(keepers.length === 1 && keepers[0] && { value: keepers[0].value }),
                  },
                ]}
                button={keepers.length > 0 ? 'Request my records' : null}
                variant="default"
                label="Request your records"
                className="max-w-measure"
              />
              {keepers.length === 0 && <p>You have not worked with a therapist here yet.</p>}
            </Card>
          );
        }}
      </Section>
      <RecordPages
        id="asked"
        heading="Your requests"
        path={here}
        before={searchParam(await searchParams, 'before')}
        read={(before) => listOwnRequests(viewer, before)}
        empty="None yet."
        timeZone={zoneOf(viewer)}
        title={({ id, therapist }) => (
          <a href={`${here}/${id}`} className="tap text-link">
            {therapist}
          </a>
        )}
      />
    </>
  ));
}
