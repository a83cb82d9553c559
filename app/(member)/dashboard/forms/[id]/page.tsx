import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { clientRoom } from '@/app/(member)/dashboard/client-page';
import { WithdrawForm } from '@/components/care/private/form/form-asks';
import { SignedForm } from '@/components/care/private/form/signed-form';
import { WaitingForm } from '@/components/care/private/form/waiting-form';
import { Said } from '@/components/forms/said';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { Alert } from '@/components/ui/alert';
import type { MemberOf } from '@/lib/account/session/session';
import { openWaitingForm, readSignedForm } from '@/lib/care/form/queries';
import { type FormState, formWords, ownFormPath } from '@/lib/care/form/rules';
import { searchParam } from '@/lib/format/search-params';
import { log } from '@/lib/server/log';
import { SealUnavailable } from '@/lib/server/seal/master-key';

export const metadata: Metadata = { title: 'Form' };

const back = { href: '/dashboard/forms', label: 'Forms' };

const closed: Partial<Record<FormState, string>> = {
  guardian: formWords.waitsForGuardian,
  cancelled: formWords.isCancelled,
};

async function read(viewer: MemberOf<'client'>, id: string) {
  try {
    const signed = await readSignedForm(viewer, id);
    if (signed === null) return null;
    return signed ?? (await openWaitingForm(viewer, id));
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('sealed records cannot be opened', { error });
    return null;
  }
}

/** One form of the viewer's: to fill in step by step, or to read once it is signed. */
export default async function OwnFormPage({ params, searchParams }: PageProps<'/dashboard/forms/[id]'>) {
  const { id } = await params;
  const path = ownFormPath(id);
  return clientRoom(path, async (viewer) => {
    const [form, query] = await Promise.all([read(viewer, id), searchParams]);
    if (form === undefined) notFound();
    if (form === null) {
      return (
        <>
          <PageHead title="Form" back={back} />
          <Alert variant="destructive">
            <p>{formWords.sealed}</p>
          </Alert>
        </>
      );
    }
    if ('kind' in form && form.kind === 'closed') {
      return (
        <>
          <PageHead title={form.title} back={back} />
          <Alert role="status">
            <p>{closed[form.state] ?? formWords.unknown}</p>
          </Alert>
        </>
      );
    }
    if ('kind' in form) {
      return (
        <>
          <PageHead title={form.form.paper.title} back={back} />
          <WaitingForm form={form.form} step={Number(searchParam(query, 'step')) || 1} />
        </>
      );
    }
    return (
      <>
        <PageHead title={form.form.paper.title} back={back} />
        {query.signed === '1' && (
          <div role="status">
            <Said title={formWords.signed} />
          </div>
        )}
        <SignedForm signed={form} />
        <WithdrawForm
          id="withdraw"
          postTo={path}
          hidden={{ form: id }}
          fields={[]}
          button={form.withdrawnAt ? null : 'Withdraw permanently'}
          behind="Withdraw my signature"
          className="max-w-measure"
        />
      </>
    );
  });
}
