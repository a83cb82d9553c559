import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { clientRoom } from '@/app/(member)/dashboard/client-page';
import { WithdrawForm } from '@/components/care/private/form/form-asks';
import { OwnForm, titleOfForm } from '@/components/care/private/form/own-form';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { saveFormStep, signOwnForm } from '@/lib/care/form/fill/actions';
import { openForm } from '@/lib/care/form/queries';
import { ownFormPath } from '@/lib/care/form/rules';

export const metadata: Metadata = { title: 'Form' };

export default async function OwnFormPage({ params, searchParams }: PageProps<'/dashboard/forms/[id]'>) {
  const { id } = await params;
  const path = ownFormPath(id);
  return clientRoom(path, async (viewer) => {
    const [found, query] = await Promise.all([openForm(viewer, id), searchParams]);
    if (found === undefined) notFound();
    return (
      <>
        <PageHead title={titleOfForm(found)} back={{ href: '/dashboard/forms', label: 'Forms' }} />
        <OwnForm
          found={found}
          place={{ path, save: saveFormStep, sign: signOwnForm }}
          query={query}
          withdraw={({ withdrawnAt }) => (
            <WithdrawForm
              id="withdraw"
              postTo={path}
              hidden={{ form: id }}
              fields={[]}
              button={withdrawnAt ? null : 'Withdraw permanently'}
              behind="Withdraw my signature"
              className="max-w-measure"
            />
          )}
        />
      </>
    );
  });
}
