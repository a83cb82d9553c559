import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { FormEditor } from '@/components/care/private/form/form-editor';
import { PaperPreview } from '@/components/care/private/form/paper-preview';
import { ButtonForm } from '@/components/forms/button-form';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { changeOwnForm } from '@/lib/care/form/own/actions';
import { readTemplate, type TemplateView } from '@/lib/care/form/own/queries';

export const metadata: Metadata = { title: 'Form' };

const list = '/therapist-dashboard/forms';

function leadOf({ isReady, use, version, isChanged, isArchived }: TemplateView, form: string): ReactNode {
  if (isReady) {
    return (
      <>
        {use} You cannot edit a standard form.{' '}
        <a href={`${list}?copy=${form}#new`} className="text-link">
          Make a copy
        </a>{' '}
        to change the text.
      </>
    );
  }
  if (isArchived) return 'Archived. You cannot send this form.';
  if (version === 0) return 'Draft. Publish it before you send it.';
  return isChanged
    ? `Clients get version ${version}. The changes shown here are sent after you publish them.`
    : `Version ${version}. Clients get exactly this text.`;
}

export default async function FormPage({ params }: PageProps<'/therapist-dashboard/forms/[form]'>) {
  const { form: value } = await params;
  const path = `${list}/${value}` as const;
  return linkedPage({ from: path, title: 'Form' }, async (viewer) => {
    const form = await readTemplate(viewer, value);
    if (!form) notFound();
    const { paper, isReady, isChanged, isArchived, sources } = form;
    return (
      <>
        <PageHead title={paper.title} lead={leadOf(form, value)} back={{ href: list, label: 'Forms' }} />
        {isReady ? (
          <PaperPreview paper={paper} sources={sources} />
        ) : (
          <>
            <div className="flex flex-wrap gap-3">
              <ButtonForm
                id="publish"
                action={changeOwnForm}
                postTo={path}
                fields={{ form: value, step: 'publish' }}
                label={isChanged && !isArchived ? 'Publish' : null}
                variant="default"
              />
              <ButtonForm
                id="archive"
                action={changeOwnForm}
                postTo={path}
                fields={{ form: value, step: isArchived ? 'restore' : 'archive' }}
                label={isArchived ? 'Restore' : 'Archive'}
              />
            </div>
            <FormEditor paper={paper} form={value} path={path} />
          </>
        )}
      </>
    );
  });
}
