import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { therapistOf } from '@/lib/therapist/access';

/** The two kinds of calendar: the viewer's own as a therapist, or our own for consultations. */
export type WhoseCalendar = 'own' | 'house';

/**
 * The one calendar that the viewer may open under this name, or null: a therapist's own once their account is
 * linked, the consultations calendar for an admin. It accepts no calendar id from outside.
 */
export async function calendarWhere(
  viewer: Member,
  whose: WhoseCalendar,
): Promise<{ readonly therapistId: string | null } | null> {
  if (whose === 'house') return viewer.profile.role === 'admin' ? { therapistId: null } : null;
  const therapist = await therapistOf(viewer);
  return therapist && { therapistId: therapist.id };
}
