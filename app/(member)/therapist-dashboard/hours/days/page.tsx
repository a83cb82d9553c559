import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { DifferingDays } from '@/components/booking/private/calendar/availability-editor';
import { addOwnException, removeOwnException } from '@/lib/booking/calendar/availability/actions';
import { readAvailability } from '@/lib/booking/calendar/availability/queries';

export const metadata: Metadata = { title: 'Holidays and extra hours' };

const actions = { add: addOwnException, remove: removeOwnException };

export default function DifferingDaysPage() {
  return hoursPage('/days', async (viewer, here) => {
    const view = await readAvailability(viewer, 'own');
    return view && <DifferingDays view={view} actions={actions} postTo={here} moves />;
  });
}
