import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { ListingForm } from '@/components/admin/therapist/listing-form';
import { requireRole } from '@/lib/account/session/guard';
import { newListingFormKind } from '@/lib/admin/therapist/listing/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'New therapist' };

const path = '/admin/therapists/new';

export default function NewTherapistPage() {
  return guarded(
    () => requireRole('admin', path),
    () => (
      <AdminPage
        title="New therapist"
        lead="The listing is not public until you publish it. If the person has applied, start from the application."
        back={{ href: '/admin/therapists', label: 'All therapists' }}
      >
        <div className="max-w-3xl">
          <ListingForm
            purpose="make"
            postTo={path}
            defaults={{ acceptingNewClients: 'on', video: 'on' }}
            formToken={issueVisitToken(newListingFormKind)}
            button="Create listing"
          />
        </div>
      </AdminPage>
    ),
  );
}
