import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import type { Member } from '@/lib/account/session/session';
import { lockCalendar } from '@/lib/booking/meeting/commands';
import type { PayingInput } from '@/lib/booking/paying/schema';
import { db } from '@/lib/server/db';
import type { CallingRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

/**
 * Saves when people pay for new appointments of the viewer; booked ones keep the rule they were booked under.
 * @returns false until the viewer's account is linked
 */
export async function savePaying(
  viewer: Member,
  paying: PayingInput,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return false;
  return db.$transaction(async (tx) => {
    const calendarId = await lockCalendar(tx, therapist.id, viewer);
    await tx.appointmentTerms.upsert({
      where: { calendarId },
      update: paying,
      create: { calendarId, ...paying },
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'availability.changed',
      subject: { table: 'calendars', id: calendarId },
      subjectUserId: viewer.userId,
      details: { what: 'paying', rule: paying.payingRule },
      request,
    });
    return true;
  });
}
