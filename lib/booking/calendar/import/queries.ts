import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { zoneOf } from '@/lib/account/session/viewer';
import { type Judged, judge } from '@/lib/booking/calendar/import/judge';
import { undoMs } from '@/lib/booking/calendar/import/rules';
import { sealedCalendar } from '@/lib/booking/calendar/import/sealed';
import { findArranging } from '@/lib/booking/schedule/calendar';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

export type CalendarPreview = Judged & {
  readonly state: 'preview';
  /** Entries of the file that are over. */
  readonly over: number;
  /** Zone of the therapist's calendar. */
  readonly timeZone: string;
  /** The therapist's ways to meet. */
  readonly modes: readonly string[];
};

type Done = {
  readonly state: 'taken' | 'undone';
  readonly taken: number;
  readonly lines: number;
  readonly undoable: boolean;
};

/**
 * One of the viewer's calendars: its preview, or what its import did; null for another's and a deleted one, and
 * `sealed` while the preview cannot be opened.
 */
export async function findCalendarImport(
  viewer: MemberOf<'therapist'>,
  importId: string,
  now: Date = new Date(),
): Promise<CalendarPreview | Done | 'sealed' | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(importId)) return null;
  const therapistId = therapist.id;
  const stored = await db.cardImport.findFirst({ where: { id: importId, therapistId, columns: null } });
  if (!stored) return null;
  const { sealed, sealedKey, takenAt, undoneAt, taken, lines } = stored;
  if (!sealed || !sealedKey) {
    const undoable = !undoneAt && takenAt !== null && now.getTime() < takenAt.getTime() + undoMs;
    return { state: undoneAt ? 'undone' : 'taken', taken: taken ?? 0, lines, undoable };
  }
  const read = orNullIfSealed(() => sealedCalendar.openWithOwnKey(importId, { sealed, sealedKey }));
  if (!read) return 'sealed';
  const calendar = await findArranging(db, { therapistId });
  const judged = await judge(db, { therapistId, calendar }, read.entries, now);
  const timeZone = calendar?.timeZone ?? zoneOf(viewer);
  return { state: 'preview', ...judged, over: read.over, timeZone, modes: therapist.modes };
}
