import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { KindRules } from '@/components/booking/private/calendar/kind-rules';
import { PayingForm } from '@/components/booking/private/calendar/paying-form';
import { saveOwnPaying } from '@/lib/booking/paying/actions';
import { readOwnPaying } from '@/lib/booking/paying/queries';
import { listOwnKinds } from '@/lib/therapist/kind/queries';

export const metadata: Metadata = { title: 'Payment rules' };

export default function PayingPage() {
  return hoursPage('/paying', async (viewer, here) => {
    const terms = await readOwnPaying(viewer);
    if (!terms) return null;
    const kinds = (await listOwnKinds(viewer))?.offered ?? [];
    return (
      <>
        <PayingForm terms={terms} action={saveOwnPaying} postTo={here} />
        {kinds.length > 0 && <KindRules kinds={kinds} postTo={here} />}
      </>
    );
  });
}
