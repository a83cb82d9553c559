import type { Metadata } from 'next';
import { consultationsPage } from '@/app/admin/consultations/consultations-page';
import { FreeTimesCard } from '@/components/booking/private/calendar/availability-editor';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';

export const metadata: Metadata = { title: 'Free times' };

export default function FreeTimesPage() {
  return consultationsPage('/free', async (viewer) => {
    const view = await readAvailability(viewer, 'house');
    return view && <FreeTimesCard view={view} />;
  });
}
