import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { EntryForm } from '@/components/admin-therapist/entry-form';
import { guarded } from '@/components/member/guarded';
import { acceptApplicationWithNewEntry } from '@/lib/admin/application/actions';
import { readApplication } from '@/lib/admin/application/queries';
import { fromApplicationFormKind } from '@/lib/admin/application/rules';
import { requireRole } from '@/lib/auth/guard';
import { issueFormToken } from '@/lib/form-token';
import { readRequest } from '@/lib/request/read-request';

export const metadata: Metadata = { title: 'New entry from an application' };

export default async function EntryFromApplicationPage({
  params,
}: PageProps<'/admin/applications/[id]/entry'>) {
  const { id } = await params;
  const application = `/admin/applications/${id}` as const;
  const path = `${application}/entry`;
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const found = await readApplication(viewer, id, await readRequest());
      if (!found) notFound();
      const { name, email, practice } = found;
      return (
        <AdminPage
          title="New entry from an application"
          lead="Saving it accepts the application and joins the account to this entry. It is not public yet."
          back={{ href: application, label: `Application of ${name}` }}
        >
          <div className="max-w-3xl">
            <EntryForm
              id="entry"
              action={acceptApplicationWithNewEntry}
              postTo={path}
              defaults={{ name, email, bio: practice ?? '', acceptingNewClients: 'on', video: 'on' }}
              hidden={{ application: id }}
              formToken={issueFormToken(fromApplicationFormKind)}
              button="Accept and make the entry"
            />
          </div>
        </AdminPage>
      );
    },
  );
}
