import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { OwnFormList } from '@/components/care/private/form/own-form-list';
import { Said } from '@/components/forms/said';
import { Section } from '@/components/layout/private/section';
import { listOwnForms } from '@/lib/care/form/queries';
import { formWords } from '@/lib/care/form/rules';

export const metadata: Metadata = { title: 'Forms' };

export default function OwnFormsPage({ searchParams }: PageProps<'/dashboard/forms'>) {
  const lead = 'Forms from your therapist. Only the two of you can read your answers.';
  return clientPage({ from: '/dashboard/forms', title: 'Forms', lead }, async (viewer) => (
    <>
      {(await searchParams).kept === '1' && (
        <div role="status">
          <Said title={formWords.saved} />
        </div>
      )}
      <Section id="forms" title="Your forms" quiet>
        {async () => <OwnFormList forms={await listOwnForms(viewer)} />}
      </Section>
    </>
  ));
}
