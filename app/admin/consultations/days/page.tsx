import type { Metadata } from 'next';
import { consultationsPage } from '@/app/admin/consultations/consultations-page';
import { DifferingDays } from '@/components/booking/private/calendar/availability-editor';
import {
  addConsultationException,
  removeConsultationException,
} from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';

export const metadata: Metadata = { title: 'Holidays and extra hours' };

const actions = { add: addConsultationException, remove: removeConsultationException };

export default function DifferingDaysPage() {
  return consultationsPage('/days', async (viewer, here) => {
    const view = await readAvailability(viewer, 'house');
    return view && <DifferingDays view={view} actions={actions} postTo={here} />;
  });
}
