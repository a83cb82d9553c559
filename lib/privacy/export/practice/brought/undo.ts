import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { type Reading, sealedRecords } from '@/lib/privacy/export/practice/brought/sealed';
import { undoMs } from '@/lib/privacy/export/practice/rules';
import { db, type Tx } from '@/lib/server/db';
import { transactionOptions } from '@/lib/server/db/transaction';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { discardFile } from '@/lib/server/storage/files';
import { therapistOf } from '@/lib/therapist/access';
import { proposeWays } from '@/lib/therapist/proposal/commands';

const unused = (table: string, column: string) =>
  `NOT EXISTS (SELECT FROM ${table} u WHERE u.${column} = t.id)`;

/** Rows that a reading made, in the order of their deletion, with what is true while nobody has changed them since $2. */
const undone: readonly (readonly [table: string, untouched: string, key?: string])[] = [
  [
    'therapy_sessions',
    `t.updated_at <= $2 AND ${unused('therapist_reviews', 'session_id')} AND (t.booking_id IS NULL OR EXISTS (
      SELECT FROM bookings b WHERE b.id = t.booking_id AND b.updated_at <= $2 AND b.status = 'confirmed'
        AND NOT EXISTS (SELECT FROM transactions m WHERE m.appointment_id = b.id)
        AND NOT EXISTS (SELECT FROM payment_submissions m WHERE m.appointment_id = b.id)))`,
  ],
  [
    'notes',
    `t.saved_at <= $2 AND NOT EXISTS (SELECT FROM notes u WHERE u.amends_id = t.id AND u.saved_at > $2)`,
  ],
  ['availability_hours', 'true'],
  ['availability_exceptions', 'true'],
  ['kept_hours', 'true'],
  ['appointment_terms', 't.updated_at <= $2', 'calendar_id'],
  [
    'session_kinds',
    `t.updated_at <= $2 AND t.id <> first_kind_of(t.therapist_id) AND ${unused('bookings', 'kind_id')}
      AND ${unused('therapy_plans', 'kind_id')} AND ${unused('quotations', 'kind_id')}`,
  ],
  [
    'places',
    `t.updated_at <= $2 AND ${unused('availability_hours', 'place_id')}
      AND ${unused('availability_exceptions', 'place_id')} AND ${unused('bookings', 'place_id')}
      AND ${unused('session_kinds', 'place_id')}`,
  ],
  ['therapist_letters', 't.updated_at <= $2'],
];

/** Deletes the rows that a reading made and nobody has changed since. @returns how many went, and how many stay */
async function removeMade(tx: Tx, { made, calendar, offer }: Reading, therapistId: string, at: Date) {
  let [gone, there] = [0, 0];
  // Before its place goes, and before another kind would be the first one.
  if (offer?.kind) {
    const { id, values } = offer.kind;
    const where = { id, therapistId, updatedAt: { lte: at } };
    const { count } = await tx.sessionKind.updateMany({ where, data: values });
    there += 1 - count;
  }
  for (const [table, untouched, key = 'id'] of undone) {
    const ids = made[table] ?? [];
    const rows = await tx.$queryRawUnsafe<{ untouched: boolean; id: string; booking: string | null }[]>(
      `SELECT t.${key}::text AS id, (${untouched}) AS untouched,
         ${table === 'therapy_sessions' ? 't.booking_id::text' : 'NULL'} AS booking
       FROM ${table} t WHERE t.${key} = ANY ($1::uuid[]) AND $2::timestamptz IS NOT NULL FOR UPDATE OF t`,
      ids,
      at,
    );
    const going = rows.filter((row) => row.untouched);
    await tx.$executeRawUnsafe(
      `DELETE FROM ${table} WHERE ${key} = ANY ($1::uuid[])`,
      going.map(({ id }) => id),
    );
    await tx.booking.deleteMany({
      where: { id: { in: going.flatMap(({ booking }) => (booking ? [booking] : [])) } },
    });
    gone += going.length;
    there += rows.length - going.length;
  }
  if (calendar)
    await tx.calendar.updateMany({ where: { therapistId, updatedAt: { lte: at } }, data: calendar });
  return { gone, there };
}

export type Undone =
  | { readonly done: true; readonly records: number; readonly gone: number; readonly there: number }
  | { readonly done: false; readonly because: 'gone' | 'late' };

/**
 * Takes everything of a reading of the last day away again, with its files. Sessions, notes and settings that somebody
 * has changed since stay.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function undoReading(
  viewer: MemberOf<'therapist'>,
  readingId: string,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Undone> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(readingId)) return { done: false, because: 'gone' };
  return db.$transaction(async (tx): Promise<Undone> => {
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapist.id}::uuid FOR NO KEY UPDATE`;
    const own = { id: readingId, therapistId: therapist.id, readingId: null };
    const head = await tx.broughtRecord.findFirst({ where: own });
    const reading = head && sealedRecords.openWithOwnKey(readingId, head).reading;
    if (!reading) return { done: false, because: 'gone' };
    if (now.getTime() >= head.createdAt.getTime() + undoMs) return { done: false, because: 'late' };
    const of = { OR: [{ id: readingId }, { readingId }] };
    const papers = await tx.broughtPaper.findMany({ where: { record: of }, select: { fileId: true } });
    for (const { fileId } of papers) if (fileId) await discardFile(tx, fileId);
    await tx.broughtRecord.delete({ where: { id: readingId } });
    const live = await removeMade(tx, reading, therapist.id, head.createdAt);
    if (reading.offer) {
      // Ways to meet that were accepted since change back only by a review.
      const { is, was: ways } = reading.offer.modes;
      await proposeWays(tx, viewer, { therapistId: therapist.id, ways, was: is }, request);
    }
    const records = Object.values(reading.brought).reduce((all, one) => all + one, 0);
    await recordAudit(tx, {
      actor: viewer,
      action: 'practice.reading-undone',
      subject: { table: 'therapists', id: therapist.id },
      subjectUserId: viewer.userId,
      details: { records, gone: live.gone, there: live.there },
      request,
    });
    return { done: true, records, ...live };
  }, transactionOptions.import);
}
