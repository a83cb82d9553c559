import type { Metadata } from 'next';
import { consultationsPage } from '@/app/admin/consultations/consultations-page';
import { WeekEditor } from '@/components/booking/private/calendar/availability-editor';
import { MovedAnchors } from '@/components/layout/private/moved-anchors';
import { saveConsultationHours } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';

export const metadata: Metadata = { title: 'Consultations' };

const moved = {
  differing: '/admin/consultations/days',
  free: '/admin/consultations/free',
  meeting: '/admin/consultations/meeting',
};

export default function ConsultationsPage() {
  return consultationsPage('', async (viewer, here) => {
    const view = await readAvailability(viewer, 'house');
    return (
      view && (
        <>
          <MovedAnchors places={moved} />
          <WeekEditor
            view={view}
            action={saveConsultationHours}
            postTo={here}
            sessionsAt="/admin/bookings?when=coming&house=yes"
          />
        </>
      )
    );
  });
}
