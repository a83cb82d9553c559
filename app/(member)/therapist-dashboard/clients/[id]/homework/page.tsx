import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { GiveForm } from '@/components/care/private/homework/give-form';
import { GivenHomework } from '@/components/care/private/homework/homework-lists';
import { Section } from '@/components/layout/private/section';
import { toolChoices } from '@/content/tools';
import { zoneOf } from '@/lib/account/session/viewer';
import { listClientHomework } from '@/lib/care/homework/queries';
import { homeworkFormKind } from '@/lib/care/homework/rules';
import { indianDay } from '@/lib/format/time';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Homework of a client' };

export default function ClientHomeworkPage(props: PageProps<'/therapist-dashboard/clients/[id]/homework'>) {
  return recordPage(props, '/homework', ({ viewer, client, path }) => (
    <>
      <Section id="homework" title="Homework" quiet>
        {async () => (
          <GivenHomework
            homework={await listClientHomework(viewer, client.id)}
            postTo={path}
            timeZone={zoneOf(viewer)}
            empty={`${client.firstName} has no homework yet.`}
          />
        )}
      </Section>
      {!client.goneOn && (
        <Section id="give" title="Assign homework">
          {() => (
            <GiveForm
              client={{ id: client.id, firstName: client.firstName }}
              tools={toolChoices}
              today={indianDay(new Date())}
              formToken={issueVisitToken(homeworkFormKind)}
              postTo={path}
            />
          )}
        </Section>
      )}
    </>
  ));
}
