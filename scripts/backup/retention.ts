/** Number of days, weeks and months whose last backup is retained; all counted in UTC. */
export type Keeping = { readonly days: number; readonly weeks: number; readonly months: number };

const dayMs = 86_400_000;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const monthOf = (time: Date) => time.toISOString().slice(0, 7);

function weekOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return dayOf(new Date(time.getTime() - sinceMonday * dayMs));
}

/**
 * The backups to delete. The last backup of each of the recent days, weeks and months stays; so does the
 * newest of all.
 * @param takenAt times of all backups, in any order
 */
export function dispensable(takenAt: readonly Date[], { days, weeks, months }: Keeping): readonly Date[] {
  const newestFirst = takenAt.toSorted((a, b) => b.getTime() - a.getTime());
  const staying = new Set(newestFirst.slice(0, 1));
  for (const [spanOf, count] of [
    [dayOf, days],
    [weekOf, weeks],
    [monthOf, months],
  ] as const) {
    const lastOfSpan = new Map<string, Date>();
    for (const time of newestFirst) {
      const span = spanOf(time);
      if (lastOfSpan.size < count && !lastOfSpan.has(span)) lastOfSpan.set(span, time);
    }
    for (const time of lastOfSpan.values()) staying.add(time);
  }
  return newestFirst.filter((time) => !staying.has(time));
}
