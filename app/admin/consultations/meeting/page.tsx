import type { Metadata } from 'next';
import { consultationsPage } from '@/app/admin/consultations/consultations-page';
import { MeetingTermsForm } from '@/components/booking/private/calendar/meeting-terms-form';
import { saveConsultationMeeting } from '@/lib/booking/meeting/actions';
import { readMeetingTerms } from '@/lib/booking/meeting/queries';

export const metadata: Metadata = { title: 'Where you meet' };

export default function MeetingPage() {
  return consultationsPage('/meeting', async (viewer, here) => {
    const terms = await readMeetingTerms(viewer, 'house');
    return terms && <MeetingTermsForm terms={terms} action={saveConsultationMeeting} postTo={here} />;
  });
}
