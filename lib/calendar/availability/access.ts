import 'server-only';
import type { Member } from '@/lib/auth/session';
import { therapistOf } from '@/lib/therapist/access';

/** Whose calendar is meant: the viewer's own as a therapist, or the service's own for its consultations. */
export type WhoseCalendar = 'own' | 'desk';

/**
 * The one calendar that the viewer may open under this name, or null: a therapist's own once their account is linked,
 * the desk's for an admin. No id of a calendar is ever taken from outside.
 */
export async function calendarWhere(
  viewer: Member,
  whose: WhoseCalendar,
): Promise<{ readonly therapistId: string | null } | null> {
  if (whose === 'desk') return viewer.profile.role === 'admin' ? { therapistId: null } : null;
  const therapist = await therapistOf(viewer);
  return therapist && { therapistId: therapist.id };
}
