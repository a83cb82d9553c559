import { Temporal } from 'temporal-polyfill';
import type { DayException, Slot } from '@/lib/booking/calendar/slots/rules';
import { clock, dayInFull } from '@/lib/booking/offer/rules';
import { dayOnClock } from '@/lib/format/wall-clock';

export type PreviewDay = {
  /** "2026-11-24" */
  readonly date: string;
  /** "Tuesday, 24 November" */
  readonly label: string;
  /** "6:30 pm", on the calendar's own clock. */
  readonly times: readonly string[];
};

/** Exceptions of the same kind and time on consecutive days, joined into one entry. */
export type ExceptionEntry = {
  readonly kind: DayException['kind'];
  readonly firstDate: string;
  readonly lastDate: string;
  readonly startMinute: number | null;
  readonly endMinute: number | null;
  readonly placeId: string | null;
};

export const previewedDays = 14;

/** Today and the next thirteen days on the calendar's clock, each with its free times; includes days without any. */
export function previewOf(slots: readonly Slot[], timeZone: string, now: Date): readonly PreviewDay[] {
  const times = new Map<string, string[]>();
  for (const { startsAt } of slots) {
    const date = dayOnClock(startsAt.getTime(), timeZone).toString();
    times.set(date, [...(times.get(date) ?? []), clock(timeZone).format(startsAt)]);
  }
  const today = dayOnClock(now.getTime(), timeZone);
  return Array.from({ length: previewedDays }, (_, days) => {
    const date = today.add({ days }).toString();
    return { date, label: dayInFull(date), times: times.get(date) ?? [] };
  });
}

const placeOf = (exception: DayException) =>
  exception.kind === 'extra' ? (exception.place?.id ?? null) : null;

/** Exception rows as people entered them, such as two weeks of leave as one entry. */
export function entriesOf(exceptions: readonly DayException[]): readonly ExceptionEntry[] {
  const entries: ExceptionEntry[] = [];
  const ordered = exceptions.toSorted(
    (a, b) =>
      a.kind.localeCompare(b.kind) ||
      (a.startMinute ?? -1) - (b.startMinute ?? -1) ||
      (a.endMinute ?? -1) - (b.endMinute ?? -1) ||
      (placeOf(a) ?? '').localeCompare(placeOf(b) ?? '') ||
      a.onDate.localeCompare(b.onDate),
  );
  for (const exception of ordered) {
    const { kind, onDate, startMinute, endMinute } = exception;
    const placeId = placeOf(exception);
    const last = entries.at(-1);
    const follows =
      last?.kind === kind &&
      last.startMinute === startMinute &&
      last.endMinute === endMinute &&
      last.placeId === placeId &&
      Temporal.PlainDate.from(last.lastDate).add({ days: 1 }).toString() >= onDate;
    if (last && follows) entries[entries.length - 1] = { ...last, lastDate: onDate };
    else entries.push({ kind, firstDate: onDate, lastDate: onDate, startMinute, endMinute, placeId });
  }
  return entries.toSorted((a, b) => a.firstDate.localeCompare(b.firstDate));
}
