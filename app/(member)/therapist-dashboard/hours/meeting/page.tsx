import type { Metadata } from 'next';
import { hoursPage } from '@/app/(member)/therapist-dashboard/hours/hours-page';
import { MeetingTermsForm } from '@/components/booking/private/calendar/meeting-terms-form';
import { saveOwnMeeting } from '@/lib/booking/meeting/actions';
import { readMeetingTerms } from '@/lib/booking/meeting/queries';

export const metadata: Metadata = { title: 'Where you meet' };

/** Where new appointments take place. */
export default function MeetingPage() {
  return hoursPage('/meeting', async (viewer, here) => {
    const terms = await readMeetingTerms(viewer, 'own');
    return terms && <MeetingTermsForm terms={terms} action={saveOwnMeeting} postTo={here} />;
  });
}
