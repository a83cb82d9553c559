import type { Metadata } from 'next';
import { guestPage } from '@/app/(member)/therapist-dashboard/guests/[booking]/guest-page';
import { NewLinkForm } from '@/components/booking/private/new-link-form';
import { ClientFormList } from '@/components/care/private/form/client-form-list';
import { SendForms } from '@/components/care/private/form/send-forms';
import { GiveForm } from '@/components/care/private/homework/give-form';
import { GivenHomework } from '@/components/care/private/homework/homework-lists';
import { Section } from '@/components/layout/private/section';
import { toolChoices } from '@/content/tools';
import { zoneOf } from '@/lib/account/session/viewer';
import { listFormChoices } from '@/lib/care/form/own/queries';
import { listClientForms } from '@/lib/care/form/queries';
import { listClientHomework } from '@/lib/care/homework/queries';
import { homeworkFormKind } from '@/lib/care/homework/rules';
import { indianDay } from '@/lib/format/time';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Guest' };

/** The forms and homework of the guest of a session, and forms to ask for more. */
export default async function GuestPage({ params }: PageProps<'/therapist-dashboard/guests/[booking]'>) {
  const { booking } = await params;
  return guestPage(booking, ({ viewer, guest, path }) => (
    <>
      <Section id="forms" title="Forms">
        {async () => <ClientFormList forms={await listClientForms(viewer, booking)} path={path} ofGuest />}
      </Section>
      {guest.asked && (
        <Section id="send" title="Send a form" rows={1}>
          {async () => <SendForms client={booking} forms={await listFormChoices(viewer)} path={path} quiet />}
        </Section>
      )}
      <Section id="homework" title="Homework">
        {async () => (
          <GivenHomework
            homework={await listClientHomework(viewer, booking)}
            postTo={path}
            timeZone={zoneOf(viewer)}
            empty={`${guest.name} has no homework yet.`}
          />
        )}
      </Section>
      {guest.asked && (
        <Section id="give" title="Assign homework">
          {() => (
            <GiveForm
              client={{ id: booking, firstName: guest.name }}
              tools={toolChoices}
              today={indianDay(new Date())}
              formToken={issueVisitToken(homeworkFormKind)}
              postTo={path}
            />
          )}
        </Section>
      )}
      {guest.asked && (
        <NewLinkForm
          by="therapist"
          participant={guest.asked.participantId}
          email={guest.asked.email}
          postTo={path}
        />
      )}
    </>
  ));
}
