import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { arrangeImported } from '@/lib/booking/calendar/import/arrange';
import { readComing } from '@/lib/booking/calendar/import/entries';
import { judge } from '@/lib/booking/calendar/import/judge';
import { type CalendarFault, type importMessages, undoMs } from '@/lib/booking/calendar/import/rules';
import { sealedCalendar } from '@/lib/booking/calendar/import/sealed';
import { openCalendar } from '@/lib/booking/calendar/open';
import { readArranging } from '@/lib/booking/schedule/calendar';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { refusableTransaction, transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';

type Therapist = MemberOf<'therapist'>;

type Uploaded =
  | { readonly done: true; readonly id: string }
  | { readonly done: false; readonly because: CalendarFault | 'not-linked' };

/**
 * Keeps the coming entries of an uploaded calendar, sealed, for their preview. It makes no session, and replaces
 * an earlier calendar that was not imported.
 * @throws SealUnavailable without a master key
 */
export async function uploadCalendar(
  viewer: Therapist,
  bytes: Uint8Array,
  now: Date = new Date(),
): Promise<Uploaded> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { done: false, because: 'not-linked' };
  const therapistId = therapist.id;
  const { email, calendar } = await db.therapist.findUniqueOrThrow({
    where: { id: therapistId },
    select: { email: true, calendar: { select: { timeZone: true } } },
  });
  const timeZone = calendar?.timeZone ?? zoneOf(viewer);
  const answer = await readComing(bytes, { timeZone, owners: [email, viewer.email] }, now);
  if (!answer.read) return { done: false, because: answer.why };
  const { entries, over } = answer.calendar;
  const id = randomUUID();
  const words = sealedCalendar.sealWithOwnKey(id, { entries: [...entries], over });
  await db.$transaction(async (tx) => {
    await tx.cardImport.deleteMany({ where: { therapistId, takenAt: null, columns: null } });
    await tx.cardImport.create({ data: { id, therapistId, lines: entries.length, ...words } });
  });
  return { done: true, id };
}

type Refused = keyof Pick<typeof importMessages, 'gone' | 'taken' | 'nothing' | 'mode' | 'late' | 'undone'>;

type Taken =
  | { readonly done: true; readonly count: number }
  | { readonly done: false; readonly because: Refused }
  /** `at`: beginnings whose time or place another appointment holds. */
  | { readonly done: false; readonly because: 'met'; readonly at: readonly Date[] };

type Undone = Exclude<Taken, { readonly because: 'met' }>;

type Taking = {
  readonly importId: string;
  /** video, phone, in_person; for every session. */
  readonly mode: string;
  /** Whether clients with an account get the usual reminders. */
  readonly remind: boolean;
};

/**
 * Makes a session of every entry that can be one, all of them or none, and deletes the uploaded calendar. Nobody
 * is notified, and no payment is asked for. A second press, and a later import of the same calendar, make none.
 * @throws SealUnavailable without a master key
 */
export async function takeCalendar(
  viewer: Therapist,
  { importId, mode, remind }: Taking,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Taken> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return { done: false, because: 'gone' };
  const therapistId = therapist.id;
  if (!therapist.modes.includes(mode)) return { done: false, because: 'mode' };
  const stored = await db.cardImport.findFirst({ where: { id: importId, therapistId, columns: null } });
  if (!stored) return { done: false, because: 'gone' };
  const { sealed, sealedKey, lines } = stored;
  if (!sealed || !sealedKey) return { done: false, because: 'taken' };
  const { entries } = sealedCalendar.openWithOwnKey(importId, { sealed, sealedKey });
  return refusableTransaction<Taken, Taken>(async (tx, refuse) => {
    const begun = await tx.cardImport.updateMany({
      where: { id: importId, takenAt: null },
      data: { takenAt: now, taken: 0, sealed: null, sealedKey: null },
    });
    if (begun.count === 0) return { done: false, because: 'taken' };
    const { id } = await openCalendar(tx, therapistId, zoneOf(viewer));
    const calendar = await readArranging(tx, { id });
    const { sessions } = await judge(tx, { therapistId, calendar }, entries, now);
    if (sessions.length === 0) throw refuse({ done: false, because: 'nothing' });
    const at = await arrangeImported(tx, { therapistId, calendar, importId, mode, remind }, sessions, now);
    if (at.length > 0) throw refuse({ done: false, because: 'met', at });
    const made = sessions.length;
    await tx.cardImport.update({ where: { id: importId }, data: { taken: made } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapy-session.imported',
      subject: { table: 'card_imports', id: importId },
      details: { entries: lines, sessions: made },
      request,
    });
    return { done: true, count: made };
  }, transactionOptions.import);
}

/**
 * Deletes the sessions of an import of the last day that have not begun and are as they were imported: those that
 * were moved, cancelled, paid, noted on or taken over by their person since stay.
 */
export async function undoCalendar(
  viewer: Therapist,
  importId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Undone> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return { done: false, because: 'gone' };
  return db.$transaction(async (tx): Promise<Undone> => {
    await tx.$queryRaw`SELECT 1 FROM card_imports WHERE id = ${importId}::uuid FOR UPDATE`;
    const own = { id: importId, therapistId: therapist.id, columns: null };
    const stored = await tx.cardImport.findFirst({ where: own, select: { takenAt: true, undoneAt: true } });
    if (!stored?.takenAt) return { done: false, because: 'gone' };
    if (stored.undoneAt) return { done: false, because: 'undone' };
    if (now.getTime() >= stored.takenAt.getTime() + undoMs) return { done: false, because: 'late' };
    const untouched = await tx.$queryRaw<{ id: string }[]>`
      SELECT b.id::text AS id FROM imported_sessions i JOIN bookings b ON b.id = i.booking_id
      WHERE i.import_id = ${importId}::uuid AND b.status = 'confirmed' AND b.starts_at > ${now}
        AND b.updated_at = i.created_at
        AND NOT EXISTS (SELECT FROM therapy_sessions s WHERE s.booking_id = b.id AND s.updated_at <> i.created_at)
        AND NOT EXISTS (SELECT FROM transactions t WHERE t.appointment_id = b.id)
        AND NOT EXISTS (SELECT FROM payment_submissions p WHERE p.appointment_id = b.id)
        AND NOT EXISTS (SELECT FROM notes n WHERE n.booking_id = b.id)
      FOR UPDATE OF b`;
    const ids = untouched.map(({ id }) => id);
    await tx.therapySession.deleteMany({ where: { bookingId: { in: ids } } });
    await tx.booking.deleteMany({ where: { id: { in: ids } } });
    await tx.cardImport.update({ where: { id: importId }, data: { undoneAt: now } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapy-session.import-undone',
      subject: { table: 'card_imports', id: importId },
      details: { sessions: ids.length },
      request,
    });
    return { done: true, count: ids.length };
  }, transactionOptions.import);
}
