import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { BusyCalendar } from '@/components/booking/private/calendar/busy-calendar';
import { ownBusySource } from '@/lib/booking/calendar/busy/queries';

export const metadata: Metadata = { title: 'Other calendars' };

/** The other calendar of a therapist, from which we read when they are busy. */
export default function BusyPage() {
  return hoursPage('/busy', async (viewer) => {
    const own = await ownBusySource(viewer);
    return own && <BusyCalendar source={own.source} />;
  });
}
