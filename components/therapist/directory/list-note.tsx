import { statedBy } from '@/content/site';
import { cityOfZone } from '@/lib/format/zone-city';
import type { Claims } from '@/lib/site/claims/kind';
import { usualZone } from '@/lib/therapist/directory/schema';

type Listed = {
  readonly name: string;
  readonly sample?: boolean;
  readonly claimed?: Claims['therapistRating'] | null;
};

type ListNoteProps = {
  readonly people: readonly Listed[];
  /** IANA zone of the free times beside each person; absent for a list without them. */
  readonly timeZone?: string | undefined;
  readonly withTimes?: boolean;
};

/**
 * Says once for a list what would otherwise repeat on each card: the clock of the times, that people are invented, and
 * the rating that the owner states for each of them (product.md §9).
 */
export function ListNote({ people, timeZone = usualZone, withTimes = false }: ListNoteProps) {
  const invented = people.filter(({ sample }) => sample);
  const real = people.filter(({ sample }) => !sample);
  const claimed = invented[0]?.claimed;
  const names = (some: readonly Listed[]) => some.map(({ name }) => name).join(', ');
  // A list with both names the fewer.
  const mixed =
    invented.length > real.length
      ? `all profiles and reviews except those of ${names(real)}`
      : `the profiles and reviews of ${names(invented)}`;
  const examples = real.length > 0 ? mixed : 'people and reviews';
  const words = [
    withTimes &&
      people.length > 0 &&
      `Times in ${timeZone === usualZone ? 'IST' : `${cityOfZone(timeZone)} time`}.`,
    invented.length > 0 && `Demo: ${examples} are examples.`,
    claimed && `${statedBy} for each: ${claimed.value} (${claimed.reviews} reviews).`,
  ].filter(Boolean);
  return words.length > 0 ? <p className="text-muted-foreground text-small">{words.join(' ')}</p> : null;
}
