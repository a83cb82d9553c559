import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { lockOwnCalendar } from '@/lib/booking/meeting/commands';
import { payingShown } from '@/lib/booking/paying/rules';
import type { KindPaying, PayingInput } from '@/lib/booking/paying/schema';
import { readPaying } from '@/lib/booking/paying/terms';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';
import { changeOwn } from '@/lib/therapist/own-change';

/**
 * Saves when clients must pay for new appointments of the viewer; booked ones follow the rule of their
 * booking.
 * @returns false until the viewer's account is linked; or the stored rule, if it is no longer the shown one
 */
export async function savePaying(
  viewer: Member,
  { version, ...paying }: PayingInput,
  request: AuditedRequest,
): Promise<boolean | { readonly current: Shown }> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return false;
  return db.$transaction(async (tx) => {
    const calendarId = await lockOwnCalendar(tx, therapist.id, viewer);
    const current = payingShown(await readPaying(tx, calendarId));
    if (isOutdated(version, payingShown(paying), current)) return { current };
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

/** Gives one of the viewer's kinds of session its own payment rules, or the therapist's again; appointments keep what was booked. */
export function saveKindPaying(
  viewer: MemberOf<'therapist'>,
  { kind: id, ...rules }: KindPaying,
  request: AuditedRequest,
): Promise<'saved' | 'unknown' | 'not-linked'> {
  const about = { action: 'kind.changed', table: 'session_kinds', id, request } as const;
  return changeOwn<'saved', 'unknown'>(viewer, about, async (tx, therapist, refuse) => {
    const where = { id, therapistId: therapist.id, archivedAt: null };
    const { count } = await tx.sessionKind.updateMany({ where, data: rules });
    if (count === 0) throw refuse('unknown');
    return 'saved';
  });
}
