import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { EntryForm } from '@/components/admin-therapist/entry-form';
import { guarded } from '@/components/member/guarded';
import { createTherapist } from '@/lib/admin/therapist/entry/actions';
import { newEntryFormKind } from '@/lib/admin/therapist/entry/rules';
import { requireRole } from '@/lib/auth/guard';
import { issueFormToken } from '@/lib/form-token';

export const metadata: Metadata = { title: 'New therapist' };

const path = '/admin/therapists/new';

export default function NewTherapistPage() {
  return guarded(
    () => requireRole('admin', path),
    () => (
      <AdminPage
        title="New therapist"
        lead="The entry is not public until you make it so. For somebody who has applied, begin at the application."
        back={{ href: '/admin/therapists', label: 'All therapists' }}
      >
        <div className="max-w-3xl">
          <EntryForm
            id="entry"
            action={createTherapist}
            postTo={path}
            defaults={{ acceptingNewClients: 'on', video: 'on' }}
            formToken={issueFormToken(newEntryFormKind)}
            button="Make the entry"
          />
        </div>
      </AdminPage>
    ),
  );
}
