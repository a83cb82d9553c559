import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminPage } from '@/components/admin/admin-page';
import { AvailabilityEditor } from '@/components/calendar/availability-editor';
import { guarded } from '@/components/member/guarded';
import { requireRole } from '@/lib/auth/guard';
import { addDeskException, removeDeskException, saveDeskHours } from '@/lib/calendar/availability/actions';
import { readAvailability } from '@/lib/calendar/availability/queries';

export const metadata: Metadata = { title: 'Consultation desk' };

const path = '/admin/consultations';
const actions = { save: saveDeskHours, add: addDeskException, remove: removeDeskException };

export default function ConsultationsPage() {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const view = await readAvailability(viewer, 'desk');
      if (!view) notFound();
      return (
        <AdminPage
          title="Consultation desk"
          lead="When people can book the free consultation with us. What you save here is on the booking page at once."
        >
          <AvailabilityEditor
            view={view}
            actions={actions}
            postTo={path}
            sessionsAt="/admin/bookings?when=coming&desk=yes"
          />
        </AdminPage>
      );
    },
  );
}
