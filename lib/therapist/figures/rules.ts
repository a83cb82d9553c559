import { formatCount } from '@/lib/format/count';
import { hour } from '@/lib/format/duration';
import { averageInWords } from '@/lib/therapist/review/rules';

export type Figures = {
  readonly therapists: number;
  /** Median over answered requests of the last 90 days; null without one. */
  readonly medianReplyMs: number | null;
  readonly sessions: number;
  readonly reviews: number;
  /** Average of all published reviews; null if there are too few to show it. */
  readonly average: number | null;
  /** The lowest and the highest fee of those listed, in paise; empty while too few name one. */
  readonly fees: readonly number[];
};

/** The figures for the band above the directory, without zeros. */
export function tellingFigures({ therapists, medianReplyMs, sessions, reviews, average }: Figures) {
  return [
    ...(therapists > 0 ? [{ figure: String(therapists), label: 'Therapists listed now' }] : []),
    ...(medianReplyMs === null
      ? []
      : [{ figure: replyInWords(medianReplyMs), label: 'Usual time until an answer' }]),
    ...(sessions > 0 ? [{ figure: String(sessions), label: 'Sessions held' }] : []),
    ...(average === null
      ? []
      : [{ figure: `${averageInWords(average)} of 5`, label: `Average of ${reviews} verified reviews` }]),
  ];
}

/** The owner's figure ("500+"), or the real number if it is larger. */
export function liveFigure(claim: string, live = 0): string {
  return live > Number.parseInt(claim, 10) ? formatCount(live) : claim;
}

/** "4 hours", "2 days": a median reply in whole units, rounded up. */
export function replyInWords(ms: number): string {
  const hours = Math.max(1, Math.ceil(ms / hour));
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.ceil(hours / 24)} days`;
}

/** "within one working day": the reply time that a therapist promises. */
export function replyTimeInWords(days: number): string {
  const count = { 1: 'one', 2: 'two', 3: 'three', 5: 'five' }[days] ?? String(days);
  return `within ${count} working ${days === 1 ? 'day' : 'days'}`;
}
