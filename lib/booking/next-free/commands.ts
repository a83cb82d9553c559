import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import { busyBetween } from '@/lib/booking/calendar/busy/queries';
import { exceptionColumns, hoursColumns } from '@/lib/booking/calendar/columns';
import { bookedWhere, exceptionOf } from '@/lib/booking/calendar/queries';
import { premisesOf } from '@/lib/booking/calendar/slots/rules';
import { keptHourColumns } from '@/lib/booking/kept-hour/columns';
import { readFullWeeks } from '@/lib/booking/new-clients/queries';
import { type NextFree, nextFreeOf, type TakenOrHeld } from '@/lib/booking/next-free/rules';
import { day } from '@/lib/format/duration';
import { db, type Tx } from '@/lib/server/db';
import { firstKind } from '@/lib/therapist/kind/queries';
import { isMet, waysOf } from '@/lib/therapist/kind/rules';

/** Calendars in one transaction: few, because a therapist who saves their hours meanwhile waits for it. */
const batch = 50;
/** Batches in one run of the recurring job; the next run continues. */
const mostBatches = 40;

type Computed = NextFree & { readonly calendarId: string; readonly therapistId: string };

/**
 * Reads and computes locked calendars. A request that waits for the lock reads later data, so the last writer
 * knows the most.
 */
async function workOut(tx: Tx, ids: readonly string[], now: Date): Promise<Computed[]> {
  const rows = await tx.calendar.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      therapistId: true,
      timeZone: true,
      slotMinutes: true,
      bufferMinutes: true,
      noticeMinutes: true,
      horizonDays: true,
      newClientsAWeek: true,
      keptHours: { select: keptHourColumns },
      hours: { select: hoursColumns },
      exceptions: {
        where: { onDate: { gte: new Date(now.getTime() - 2 * day) } },
        select: exceptionColumns,
      },
      therapist: {
        select: {
          modes: true,
          kinds: { ...firstKind, orderBy: [...firstKind.orderBy], select: { modes: true, placeId: true } },
        },
      },
    },
  });
  const calendars = rows.map(({ exceptions, ...row }) => ({
    ...row,
    exceptions: exceptions.map(exceptionOf),
  }));
  const premises = new Map(calendars.map((calendar) => [calendar.id, premisesOf(calendar)]));
  const bookings = await tx.booking.findMany({
    where: {
      ...bookedWhere(ids, [...new Set([...premises.values()].flat())]),
      blockedUntil: { gt: now },
      AND: { OR: [{ status: 'confirmed' }, { status: 'held', heldUntil: { gt: now } }] },
    },
    select: {
      ...{ calendarId: true, premisesId: true, startsAt: true, blockedUntil: true },
      ...{ status: true, heldUntil: true },
    },
  });
  const taken = new Map<string, TakenOrHeld[]>();
  const take = (calendarId: string, time: TakenOrHeld) => {
    const known = taken.get(calendarId);
    if (known) known.push(time);
    else taken.set(calendarId, [time]);
  };
  for (const { calendarId, premisesId, status, heldUntil, ...time } of bookings) {
    const held = status === 'held' ? heldUntil : null;
    take(calendarId, { ...time, heldUntil: held });
    if (premisesId === null) continue;
    for (const [other, there] of premises) {
      if (other !== calendarId && there.includes(premisesId))
        take(other, { ...time, onlyAt: premisesId, heldUntil: held });
    }
  }
  for (const { calendarId, ...time } of await busyBetween(ids, { from: now, until: null }, tx)) {
    take(calendarId, { ...time, heldUntil: null });
  }
  const limited = calendars.flatMap(({ id, newClientsAWeek }) => (newClientsAWeek === null ? [] : [id]));
  const full = limited.length > 0 ? await readFullWeeks(tx, limited, now) : null;
  return calendars.flatMap(({ id, therapistId, therapist, ...open }) => {
    if (therapistId === null || !therapist) return [];
    const [kind] = therapist.kinds;
    const ways = kind ? waysOf(kind, therapist.modes) : therapist.modes;
    const none = kind && !isMet(kind, therapist.modes) && { hours: [], exceptions: [] };
    const calendar = {
      ...open,
      ...none,
      ways,
      inPersonAt: kind?.placeId ?? null,
      fullWeeks: full?.get(id) ?? [],
    };
    return [{ calendarId: id, therapistId, ...nextFreeOf(calendar, taken.get(id) ?? [], now) }];
  });
}

/** Writes the changed rows only. */
async function keep(tx: Tx, all: readonly Computed[]): Promise<void> {
  if (all.length === 0) return;
  const rows = Prisma.join(
    all.map(
      ({ calendarId, therapistId, at, cells, dueAt }) =>
        Prisma.sql`(${calendarId}::uuid, ${therapistId}::uuid, ${at}::timestamptz, ${cells}::text::bit(384), ${dueAt}::timestamptz)`,
    ),
  );
  await tx.$executeRaw`
    WITH computed (calendar_id, therapist_id, next_free_at, cells, due_at) AS (VALUES ${rows}),
    due AS (UPDATE calendars c SET next_free_due_at = computed.due_at FROM computed WHERE c.id = computed.calendar_id)
    UPDATE therapists t SET next_free_at = computed.next_free_at, free_cells = computed.cells
    FROM computed
    WHERE t.id = computed.therapist_id
      AND (t.next_free_at, t.free_cells) IS DISTINCT FROM (computed.next_free_at, computed.cells)`;
}

/** Recomputes the next free time of these calendars. Repeating it changes nothing. */
export async function refreshNextFree(calendarIds: readonly string[], now: Date = new Date()): Promise<void> {
  const ids = [...new Set(calendarIds)].sort();
  for (let from = 0; from < ids.length; from += batch) {
    const part = ids.slice(from, from + batch);
    await db.$transaction(async (tx) => {
      const locked = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text AS id FROM calendars WHERE id = ANY (${part}::uuid[]) AND therapist_id IS NOT NULL
        ORDER BY id FOR NO KEY UPDATE`;
      await keep(
        tx,
        await workOut(
          tx,
          locked.map(({ id }) => id),
          now,
        ),
      );
    });
  }
}

/**
 * Recomputes the calendars that are due, the longest overdue first.
 * @returns the number of calendars
 */
export async function refreshDueNextFree(now: Date = new Date()): Promise<number> {
  let done = 0;
  for (let round = 0; round < mostBatches; round++) {
    const length = await db.$transaction(async (tx) => {
      // Skips a calendar that is being changed: the change queues its own job.
      const due = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text AS id FROM calendars WHERE next_free_due_at <= ${now} AND therapist_id IS NOT NULL
        ORDER BY next_free_due_at LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED`;
      await keep(
        tx,
        await workOut(
          tx,
          due.map(({ id }) => id),
          now,
        ),
      );
      return due.length;
    });
    done += length;
    if (length < batch) break;
  }
  return done;
}
