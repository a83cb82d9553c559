import 'server-only';
import { appointmentLink, guestFormsPath } from '@/lib/booking/link';
import type { FormPlace } from '@/lib/care/form/fill/submit';

/** Where the guest of an appointment fills in a form; null for a forged or old link. */
export function guestFormPlace(token: string, form: string): FormPlace | null {
  const bookingId = appointmentLink.idOf(token);
  if (!bookingId) return null;
  return {
    respondent: { bookingId },
    path: `${guestFormsPath(token)}/${form}`,
    away: `/book/appointment/${token}?kept=1#forms`,
  };
}
