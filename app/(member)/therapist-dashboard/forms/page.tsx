import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { FormChoices } from '@/components/care/private/form/form-choices';
import { NewFormForm } from '@/components/care/private/form/new-form-form';
import { Section } from '@/components/layout/private/section';
import { EmptyNote } from '@/components/ui/empty';
import { listFormChoices } from '@/lib/care/form/own/queries';
import { searchParam } from '@/lib/format/search-params';

export const metadata: Metadata = { title: 'Forms' };

const path = '/therapist-dashboard/forms';

export default function FormsPage({ searchParams }: PageProps<'/therapist-dashboard/forms'>) {
  const lead =
    'Forms that your clients fill in and sign. Send one from the Forms tab of a client’s record. Only you and the client can read the answers.';
  return practicePage({ from: path, title: 'Forms', lead }, async (viewer) => {
    const [forms, query] = await Promise.all([listFormChoices(viewer), searchParams]);
    const ready = forms.filter(({ isReady }) => isReady);
    const own = forms.filter(({ isReady }) => !isReady);
    return (
      <>
        <Section id="ready" title="Standard forms">
          {() => <FormChoices forms={ready} path={path} />}
        </Section>
        <Section id="own" title="Your own forms">
          {() =>
            own.length > 0 ? (
              <FormChoices forms={own} path={path} />
            ) : (
              <EmptyNote>
                You have no forms of your own yet. Start with an empty form or a copy of a standard form.
              </EmptyNote>
            )
          }
        </Section>
        <Section id="new" title="New form">
          {() => (
            <NewFormForm
              ready={ready.map(({ value, title }) => ({ value, label: `A copy of: ${title}` }))}
              copyOf={searchParam(query, 'copy')}
              postTo={path}
            />
          )}
        </Section>
      </>
    );
  });
}
