import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { AvailabilityEditor } from '@/components/booking/private/calendar/availability-editor';
import { requireRole } from '@/lib/account/session/guard';
import {
  addConsultationException,
  removeConsultationException,
  saveConsultationHours,
} from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';

export const metadata: Metadata = { title: 'Consultations' };

const path = '/admin/consultations';
const actions = {
  save: saveConsultationHours,
  add: addConsultationException,
  remove: removeConsultationException,
};

export default function ConsultationsPage() {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const view = await readAvailability(viewer, 'house');
      if (!view) notFound();
      return (
        <AdminPage
          title="Consultations"
          lead="When people can book the free consultation with us. What you save here is on the booking page at once."
        >
          <AvailabilityEditor
            view={view}
            actions={actions}
            postTo={path}
            sessionsAt="/admin/bookings?when=coming&house=yes"
          />
        </AdminPage>
      );
    },
  );
}
