import { lastIfNeeded, meetings } from '@/content/meetings';

/** Minutes of each meeting of a product, in their order; none for internship places. */
export function meetingsOf(slug: string): readonly number[] {
  return Object.entries(meetings).find(([product]) => product === slug)?.[1] ?? [];
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const numberInWords = (count: number) => numbers[count] ?? String(count);

/**
 * "One meeting of 75 minutes", "Two meetings of 90 and 45 minutes", or "Two or three meetings of 120 minutes each";
 * null without meetings.
 * @param minutes the lengths that were bought, if the product may have changed since
 */
export function meetingsInWords(slug: string, minutes: readonly number[] = meetingsOf(slug)): string | null {
  const count = minutes.length;
  if (count === 0) return null;
  const fewest = lastIfNeeded.includes(slug) && count > 1 ? `${numberInWords(count - 1)} or ` : '';
  const number = `${fewest}${numberInWords(count)}`;
  const same = new Set(minutes).size === 1;
  const lengths = same ? String(minutes[0]) : `${minutes.slice(0, -1).join(', ')} and ${minutes.at(-1)}`;
  const words = `${number} ${count === 1 ? 'meeting' : 'meetings'} of ${lengths} minutes${same && count > 1 ? ' each' : ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
