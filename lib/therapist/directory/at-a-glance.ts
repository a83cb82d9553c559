import 'server-only';
import { publicReadOr } from '@/lib/server/cache/read';
import { readFirstPage, type TherapistCard } from '@/lib/therapist/directory/queries';

const shown = 4;

/**
 * A few people for the home page: the first of the list, in its published order, who take new clients, say what they
 * charge and have a time; the first of the list at all where fewer than three do.
 */
export async function therapistsAtAGlance(now: Date = new Date()): Promise<readonly TherapistCard[]> {
  const page = await publicReadOr('therapists at a glance', readFirstPage, undefined);
  const cards = page?.cards ?? [];
  const ready = cards.filter(
    ({ accepting, feePaise, nextFree }) =>
      accepting && feePaise !== null && nextFree !== null && new Date(nextFree) > now,
  );
  return (ready.length < 3 ? cards : ready).slice(0, shown);
}
