import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import { busyTasks, readEveryMs } from '@/lib/booking/calendar/busy/rules';
import { sealAddress } from '@/lib/booking/calendar/busy/sealed';
import { openCalendar } from '@/lib/booking/calendar/open';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

async function note(
  tx: Tx,
  viewer: Member,
  request: AuditedRequest,
  { action, calendarId }: { action: 'busy-source.named' | 'busy-source.removed'; calendarId: string },
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'calendars', id: calendarId },
    subjectUserId: viewer.userId,
    request,
  });
}

/**
 * Stores the secret address of the viewer's other calendar, sealed; replaces an earlier one and its times. A
 * job in the same transaction reads it, in case the caller is interrupted.
 * @returns the id of their own calendar; null until the account is linked
 * @throws SealUnavailable without a master key
 */
export async function nameBusySource(
  viewer: Member,
  address: string,
  request: AuditedRequest,
): Promise<string | null> {
  const now = new Date();
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  return db.$transaction(async (tx) => {
    // Two tabs wait for each other here, so that the later address wins.
    const { id } = await openCalendar(tx, therapist.id);
    await tx.busySource.deleteMany({ where: { calendarId: id } });
    await tx.busySource.create({
      data: {
        calendarId: id,
        ...sealAddress(id, address),
        namedAt: now,
        dueAt: new Date(now.getTime() + readEveryMs.usual),
      },
    });
    await enqueue(tx, busyTasks.read, { calendarId: id }, { jobKey: `${busyTasks.read}-${id}` });
    await note(tx, viewer, request, { action: 'busy-source.named', calendarId: id });
    return id;
  });
}

/** Removes the address and every time that was read there. @returns whether there was one */
export async function removeBusySource(viewer: Member, request: AuditedRequest): Promise<boolean> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return false;
  return db.$transaction(async (tx) => {
    const found = await tx.busySource.findFirst({
      where: { calendar: { therapistId: therapist.id } },
      select: { calendarId: true },
    });
    if (!found) return false;
    const { count } = await tx.busySource.deleteMany({ where: found });
    if (count > 0) await note(tx, viewer, request, { action: 'busy-source.removed', ...found });
    return count > 0;
  });
}

/** Calendars read by one run of the recurring job; the next run continues. */
const batch = 200;

/** Queues the reading of every due calendar, the longest overdue first. */
export async function queueDueReadings(now: Date = new Date()): Promise<void> {
  await db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      SELECT calendar_id::text AS id FROM busy_sources WHERE due_at <= ${now}
      ORDER BY due_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await tx.busySource.updateMany({
      where: { calendarId: { in: ids } },
      data: { dueAt: new Date(now.getTime() + readEveryMs.usual) },
    });
    for (const calendarId of ids) {
      await enqueue(tx, busyTasks.read, { calendarId }, { jobKey: `${busyTasks.read}-${calendarId}` });
    }
  });
}
