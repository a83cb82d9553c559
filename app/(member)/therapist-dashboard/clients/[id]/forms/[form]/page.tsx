import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { SignedForm } from '@/components/care/private/form/signed-form';
import { Alert } from '@/components/ui/alert';
import { readSignedForm } from '@/lib/care/form/queries';
import { formWords } from '@/lib/care/form/rules';

export const metadata: Metadata = { title: 'Form of a client' };

export default async function ClientFormPage(
  props: PageProps<'/therapist-dashboard/clients/[id]/forms/[form]'>,
) {
  const { form: id } = await props.params;
  return recordPage(props, '/forms', async ({ viewer, client }) => {
    const signed = await readSignedForm(viewer, id, client.id);
    if (signed === undefined) notFound();
    if (signed === null) {
      return (
        <Alert variant="destructive">
          <p>{formWords.sealed}</p>
        </Alert>
      );
    }
    return (
      <section aria-labelledby="form-title" className="grid gap-4">
        <h2 id="form-title" className="wrap-anywhere text-h3">
          {signed.form.paper.title}
        </h2>
        <SignedForm signed={signed} />
      </section>
    );
  });
}
