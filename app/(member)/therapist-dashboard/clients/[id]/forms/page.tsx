import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { ClientFormList, HandedForms } from '@/components/care/private/form/client-form-list';
import { SendForms } from '@/components/care/private/form/send-forms';
import { Section } from '@/components/layout/private/section';
import { listFormChoices } from '@/lib/care/form/own/queries';
import { listClientForms, listHandedForms } from '@/lib/care/form/queries';

export const metadata: Metadata = { title: 'Forms of a client' };

/** The forms that the viewer has sent to this client or was handed, and a form to send another. */
export default function ClientFormsPage(props: PageProps<'/therapist-dashboard/clients/[id]/forms'>) {
  return recordPage(props, '/forms', async ({ viewer, client, path }) => (
    <>
      <Section id="forms" title="Forms" quiet>
        {async () => <ClientFormList forms={await listClientForms(viewer, client.id)} path={path} />}
      </Section>
      <HandedForms forms={await listHandedForms(viewer, client.id)} path={path} />
      {!client.goneOn && (
        <Section
          id="send"
          title="Send a form"
          rows={1}
          action={
            <a href="/therapist-dashboard/forms" className="tap text-link">
              All forms
            </a>
          }
        >
          {async () => <SendForms client={client.id} forms={await listFormChoices(viewer)} path={path} />}
        </Section>
      )}
    </>
  ));
}
