import 'server-only';
import { publicReadOr } from '@/lib/server/cache/read';
import { readFirstPage, type TherapistCard } from '@/lib/therapist/directory/queries';

const shown = 4;

/**
 * A few therapists for the home page: the first of the list who take new clients, have a fee and have a free
 * time; if fewer than three do, simply the first of the list.
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
