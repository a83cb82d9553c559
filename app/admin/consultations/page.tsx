import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { AvailabilityEditor } from '@/components/booking/private/calendar/availability-editor';
import { MeetingTermsForm } from '@/components/booking/private/calendar/meeting-terms-form';
import { requireRole } from '@/lib/account/session/guard';
import {
  addConsultationException,
  removeConsultationException,
  saveConsultationHours,
} from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';
import { saveConsultationMeeting } from '@/lib/booking/meeting/actions';
import { readMeetingTerms } from '@/lib/booking/meeting/queries';

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
      const [view, meeting] = await Promise.all([
        readAvailability(viewer, 'house'),
        readMeetingTerms(viewer, 'house'),
      ]);
      if (!view || !meeting) notFound();
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
          <MeetingTermsForm terms={meeting} action={saveConsultationMeeting} postTo={path} />
        </AdminPage>
      );
    },
  );
}
