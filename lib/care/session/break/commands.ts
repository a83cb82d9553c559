import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;

/**
 * Closes the break after one of the viewer's sessions, so that they are not reminded of it again. The client
 * is not notified. Repeating it changes nothing.
 * @returns false if the viewer has no such session
 */
export async function closeBreak(
  viewer: Therapist,
  sessionId: string,
  now: Date = new Date(),
): Promise<boolean> {
  const therapist = isUuid(sessionId) ? await therapistOf(viewer) : null;
  if (!therapist) return false;
  const own = { id: sessionId, therapistId: therapist.id };
  const { count } = await db.therapySession.updateMany({
    where: { ...own, breakClosedAt: null, sessionDate: { lt: now } },
    data: { breakClosedAt: now },
  });
  return count > 0 || (await db.therapySession.count({ where: { ...own, sessionDate: { lt: now } } })) > 0;
}

/**
 * Saves the weeks without a next session after which the viewer is reminded. @returns false without a listing
 */
export async function saveBreakWeeks(viewer: Therapist, weeks: number): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return false;
  const therapistId = therapist.id;
  await db.breakTerms.upsert({
    where: { therapistId },
    create: { therapistId, weeks },
    update: { weeks },
  });
  return true;
}
