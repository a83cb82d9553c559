import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { PayingForm } from '@/components/booking/private/calendar/paying-form';
import { saveOwnPaying } from '@/lib/booking/paying/actions';
import { readOwnPaying } from '@/lib/booking/paying/queries';

export const metadata: Metadata = { title: 'Payment rules' };

export default function PayingPage() {
  return hoursPage('/paying', async (viewer, here) => {
    const terms = await readOwnPaying(viewer);
    return terms && <PayingForm terms={terms} action={saveOwnPaying} postTo={here} />;
  });
}
