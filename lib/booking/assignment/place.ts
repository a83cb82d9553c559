import 'server-only';
import { guestFormsPath, guestOfLink } from '@/lib/booking/link';
import type { FormPlace } from '@/lib/care/form/fill/submit';

/** Where the guest of an appointment fills in a form; null for a forged or old link. */
export async function guestFormPlace(token: string, form: string): Promise<FormPlace | null> {
  const respondent = await guestOfLink(token);
  if (!respondent) return null;
  return {
    respondent,
    path: `${guestFormsPath(token)}/${form}`,
    away: `/book/appointment/${token}?kept=1#forms`,
  };
}
