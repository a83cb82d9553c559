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
        lead="The listing is not public until you make it so. For somebody who has applied, begin at the application."
        back={{ href: '/admin/therapists', label: 'All therapists' }}
      >
        <div className="max-w-3xl">
          <ListingForm
            id="listing"
            purpose="make"
            postTo={path}
            defaults={{ acceptingNewClients: 'on', video: 'on' }}
            formToken={issueVisitToken(newListingFormKind)}
            button="Make the listing"
          />
        </div>
      </AdminPage>
    ),
  );
}
