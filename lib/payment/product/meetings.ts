import { numberInWords } from '@/lib/format/count';
import { productNamed } from '@/lib/payment/product/queries';

/**
 * "One meeting of 75 minutes", "Two meetings of 90 and 45 minutes", or "Two or three meetings of 120 minutes each";
 * null without meetings.
 * @param minutes the lengths that are sold now, or that were bought
 */
export function meetingsInWords(slug: string, minutes: readonly number[]): string | null {
  const count = minutes.length;
  if (count === 0) return null;
  const fewest = productNamed(slug)?.last_if_needed && count > 1 ? `${numberInWords(count - 1)} or ` : '';
  const number = `${fewest}${numberInWords(count)}`;
  const same = new Set(minutes).size === 1;
  const lengths = same ? String(minutes[0]) : `${minutes.slice(0, -1).join(', ')} and ${minutes.at(-1)}`;
  const words = `${number} ${count === 1 ? 'meeting' : 'meetings'} of ${lengths} minutes${same && count > 1 ? ' each' : ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
