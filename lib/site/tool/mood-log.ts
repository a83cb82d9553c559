export type MoodDay = {
  /** 1 (very low) to 5 (very good). */
  readonly mood: number;
  /** Hours of sleep, 0 to 24. */
  readonly sleep?: number;
  readonly word?: string;
};

/** Entries by calendar date on the device (`2026-11-20`). */
export type MoodLog = Readonly<Record<string, MoodDay>>;

export const longestWord = 40;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDay(value: unknown): MoodDay | undefined {
  if (!isRecord(value)) return undefined;
  const { mood, sleep, word } = value;
  if (typeof mood !== 'number' || !Number.isInteger(mood) || mood < 1 || mood > 5) return undefined;
  return {
    mood,
    ...(typeof sleep === 'number' && sleep >= 0 && sleep <= 24 ? { sleep } : {}),
    ...(typeof word === 'string' && word !== '' ? { word: word.slice(0, longestWord) } : {}),
  };
}

/** Reads the log stored on the device. Leaves out unreadable entries; never throws. */
export function readMoodLog(stored: unknown): MoodLog {
  if (!isRecord(stored)) return {};
  const days: Record<string, MoodDay> = {};
  for (const [date, value] of Object.entries(stored)) {
    const day = isoDate.test(date) ? readDay(value) : undefined;
    if (day) days[date] = day;
  }
  return days;
}

export function localDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The `count` calendar dates that end with `last`, the oldest first. */
export function datesUntil(last: string, count: number): readonly string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
