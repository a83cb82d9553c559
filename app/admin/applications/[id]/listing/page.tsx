import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { adminRecordPage } from '@/components/admin/record-page';
import { ListingForm } from '@/components/admin/therapist/listing-form';
import { readApplication } from '@/lib/admin/application/queries';
import { fromApplicationFormKind } from '@/lib/admin/application/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { readRequest } from '@/lib/server/request/read-request';
import { noRegister } from '@/lib/therapist/application/rules';

export const metadata: Metadata = { title: 'New listing from an application' };

export default async function ListingFromApplicationPage({
  params,
}: PageProps<'/admin/applications/[id]/listing'>) {
  const { id } = await params;
  const application = `/admin/applications/${id}` as const;
  const path = `${application}/listing`;
  return adminRecordPage(
    path,
    async (viewer) => readApplication(viewer, id, await readRequest()),
    (found) => {
      const { name, email, practice, details, photo, sentAt } = found;
      const onRegister = details && details.register !== noRegister ? details.register : '';
      const degree = [details?.degree, details?.institute, details?.degreeYear].filter(Boolean).join(', ');
      return (
        <AdminPage
          title="New listing from an application"
          lead="When you save, the application is accepted and the account is linked to this listing. The listing is not public yet."
          back={{ href: application, label: `Application of ${name}` }}
        >
          <div className="max-w-3xl">
            <ListingForm
              purpose="accept"
              postTo={path}
              defaults={{
                video: 'on',
                bio: practice ?? '',
                ...details,
                name,
                email,
                degrees: degree,
                acceptingNewClients: 'on',
                register: onRegister ?? '',
              }}
              hidden={{ application: id, sent: sentAt?.toISOString() ?? '', photo: photo?.id ?? '' }}
              photo={photo?.address}
              formToken={issueVisitToken(fromApplicationFormKind)}
              button="Accept and create listing"
            />
          </div>
        </AdminPage>
      );
    },
  );
}
