import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { ReadForm } from '@/components/care/private/form/signed-form';
import { readSignedForm } from '@/lib/care/form/queries';

export const metadata: Metadata = { title: 'Form of a client' };

export default async function ClientFormPage(
  props: PageProps<'/therapist-dashboard/clients/[id]/forms/[form]'>,
) {
  const { form: id } = await props.params;
  return recordPage(props, '/forms', async ({ viewer, client }) => {
    const signed = await readSignedForm(viewer, id, client.id);
    if (signed === undefined) notFound();
    return <ReadForm signed={signed} />;
  });
}
